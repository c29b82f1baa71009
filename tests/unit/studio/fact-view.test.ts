import { expect, it } from 'vitest';
import { valueAt } from '../../../src/content/json.ts';
import { textAt } from '../../../src/studio/page/file-titles.ts';
import {
  locationOfPicture,
  placesOfPicture,
} from '../../../src/studio/page/preview/pages-showing.ts';
import { factViews } from '../../../src/studio/session/fact-view.ts';
import { campSources } from '../../camp.ts';
import { projectOf } from '../../schemas.ts';
import { withLanguage } from '../../translated-camp.ts';
import { studioOf } from './studio-of-content.ts';

it('writes facts as the language of a text does, under their Italian names', () => {
  const project = projectOf(withLanguage('en', 'en-GB'));
  const week = (locale?: string) =>
    factViews(project, locale).find(({ path }) => path === 'prices.week');
  expect(week()?.forms.euro).toBe('144 €');
  expect(week('en')).toEqual({ ...week(), forms: { ...week()?.forms, euro: '€144' } });
});

it('leads from a picture to the words that describe it', () => {
  const { studio } = studioOf(campSources);
  const pictures = Object.keys(Object(valueAt(studio.values['pictures.json'], ['pictures'])));
  const places = pictures
    .flatMap((id) => placesOfPicture(studio, id))
    .flatMap(({ described }) => described ?? []);
  expect(places).toContainEqual({ file: 'texts/it/chi-siamo.json', pointer: '/hero/pictureAlt' });
  for (const place of places) expect(textAt(studio, place), place.file).not.toBe('');
});

it.each([
  [
    'the place that shows it',
    'relax',
    '/pictures/garden.svg',
    undefined,
    'pages/relax.json /picture',
  ],
  [
    'the place of its description',
    'home',
    '/pictures/stage.svg',
    '/hero/slides/camp/pictureAlt',
    'pages/home.json /hero/slides/0/picture',
  ],
  [
    'a place without a description',
    'home',
    '/pictures/stage.svg',
    undefined,
    'pages/home.json /activities/cards/5/picture',
  ],
  [
    'what shows nothing here',
    'prezzi',
    '/pictures/pool.svg',
    undefined,
    'pictures.json /pictures/pool',
  ],
])('leads from a picture on a page to %s', (_, page, url, words, wanted) => {
  const { studio } = studioOf(campSources);
  const described = words === undefined ? words : { file: `texts/en/${page}.json`, pointer: words };
  const place = locationOfPicture(studio, url, page, described);
  expect(`${place?.file} ${place?.pointer}`).toBe(wanted);
});

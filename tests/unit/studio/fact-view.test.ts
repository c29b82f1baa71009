import { expect, it } from 'vitest';
import { valueAt } from '../../../src/content/json.ts';
import { textAt } from '../../../src/studio/page/file-titles.ts';
import { descriptionsOf } from '../../../src/studio/page/preview/pages-showing.ts';
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
  const places = pictures.flatMap((id) => descriptionsOf(studio, id));
  expect(places).toContainEqual({ file: 'texts/it/chi-siamo.json', pointer: '/hero/pictureAlt' });
  for (const place of places) expect(textAt(studio, place), place.file).not.toBe('');
});

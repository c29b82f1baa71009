import { expect, it } from 'vitest';
import { nameFromTexts } from '../../../src/check/facts/names-from-texts.ts';
import type { Json } from '../../../src/content/json.ts';
import { RUNTIME_VARIABLES } from '../../../src/content/placeholders.ts';
import { titlesIn } from '../../../src/studio/page/labels.ts';
import { factViews } from '../../../src/studio/session/fact-view.ts';
import words from '../../../src/studio/words.json' with { type: 'json' };
import { campSources } from '../../camp.ts';
import { projectOf } from '../../schemas.ts';
import { withLanguage } from '../../translated-camp.ts';
import { studioOf } from './studio-of-content.ts';

const { project, studio } = studioOf(campSources);
const TEXTS: Json[] = [
  {
    slots: {
      pool: { title: 'Piscina' },
      lunch: { title: 'Pranzo' },
      rest: { title: 'Sosta' },
      relax: 'Riposo',
    },
  },
  { items: { pool: { highlight: '«Ci torno»', text: 'x'.repeat(80) }, shy: { text: '{{a.b}}' } } },
];

it.each([
  ['pool', ['pool', 'lunch'], 'Piscina'],
  ['relax', ['relax', 'lunch', 'pool'], 'Riposo'],
  // One shared name is chance.
  ['rest', ['rest', 'other'], undefined],
  ['shy', ['shy', 'pool'], undefined],
])('labels %s among %j as visitors read it', (name, beside, said) => {
  expect(nameFromTexts(name, beside, TEXTS)).toBe(said);
});

it('has an Italian word for every runtime placeholder', () => {
  expect(Object.keys(words.runtime).sort()).toEqual([...RUNTIME_VARIABLES].sort());
});

it('labels no fact with an internal name', () => {
  const inner = factViews(project).filter(({ label }) => / \([\w-]+\)(?: ›|$)/.test(label));
  expect(inner.map(({ label }) => label)).toEqual([]);
});

it('writes facts as the language of a text does, under their Italian names', () => {
  const bilingual = projectOf(withLanguage('en', 'en-GB'));
  const week = (locale?: string) =>
    factViews(bilingual, locale).find(({ path }) => path === 'prices.week');
  expect(week()?.forms.euro).toBe('144 €');
  expect(week('en')).toEqual({ ...week(), forms: { ...week()?.forms, euro: '€144' } });
});

it('labels a list item with the words visitors read', () => {
  const place = studio.pages.findIndex(({ id }) => id === 'domande');
  expect(titlesIn(studio, 'site.json', `/pages/${place}/path`).slice(0, 2)).toEqual([
    'Pagine',
    'Pagina “Domande”',
  ]);
});

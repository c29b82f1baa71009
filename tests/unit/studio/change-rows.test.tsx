import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { writtenValue } from '../../../src/check/facts/written-value.ts';
import type { Json } from '../../../src/content/json.ts';
import { removalOf } from '../../../src/studio/page/fields/ItemActions.tsx';
import { calledValue } from '../../../src/studio/page/finding-sentence.ts';
import { factTitle, fieldIn } from '../../../src/studio/page/labels.ts';
import { ChangeRows } from '../../../src/studio/page/parts/ChangeRows.tsx';
import { leadingToHidden } from '../../../src/studio/page/parts/hidden-page.ts';
import { asSentences, rowsOf } from '../../../src/studio/page/parts/summary-rows.ts';
import type { Studio } from '../../../src/studio/page/studio.ts';
import { fill, words } from '../../../src/studio/page/words.ts';
import { campSources } from '../../camp.ts';
import { withLanguage } from '../../translated-camp.ts';
import { studioOf } from './studio-of-content.ts';

const { project, studio } = studioOf(campSources);
/** The facts as English writes them. */
const ENGLISH: Studio['facts'] = new Map(
  ['enrolment.certificateFromAge'].map((path) => [
    path,
    { path, label: path, forms: { age: '7' }, synonyms: '', pages: [] },
  ]),
);
const HOME = 'pages/home.json';

it('says what a page said, and what it says once it agrees', () => {
  const after = { ...Object(studio.values[HOME]), says: {} };
  const before = { ...after, says: { 'season.end': '2031-09-19' } };
  const rows = rowsOf(studio, [HOME], { [HOME]: before }, { [HOME]: after });
  expect(asSentences(studio, rows).rows).toEqual([
    expect.stringMatching(/: la pagina diceva 19 settembre 2031, ora dice 12 settembre 2031$/),
  ]);
});

it('says of a question that follows the pages only that', () => {
  const file = 'questions.json';
  const [id = '', { fact }] = Object.entries<{ fact: string }>(
    Object(Object(studio.values[file]).questions),
  )[0] as [string, { fact: string }];
  const asked = (items: number, mark: string) => ({
    [file]: { questions: { [id]: { fact, values: [{ value: { items, mark }, pages: ['a'] }] } } },
  });
  const rows = rowsOf(studio, [file], asked(23, '141gm'), asked(22, '1bd8d'));
  expect(asSentences(studio, rows).rows).toEqual([
    expect.stringMatching(/^\p{L}[^{}/]*: segue quello che le pagine dicono adesso$/u),
  ]);
});

it('calls a value of a state as its field does', () => {
  const field = fieldIn(studio, 'facts/season.json', '/extension/status');
  expect(calledValue(studio, '"dropped"', field)).toBe('«annullato»');
});

it('says nothing of the size that went with the file of a picture', () => {
  const [file, pool] = ['pictures.json', { file: '/pictures/pool.svg', width: 1200, height: 800 }];
  const [before, after] = [pool, { file: '/pictures/a.jpg' }].map((picture) => ({
    [file]: { pictures: { pool: picture } },
  }));
  const rows = rowsOf(studio, [file], before ?? {}, after ?? {});
  expect(rows.map(({ pointer }) => pointer)).toEqual(['/pictures/pool/file']);
  const left = rowsOf(studio, [file], before ?? {}, {
    [file]: { pictures: { pool: { file: pool.file, height: 800 } } },
  });
  expect(left.map(({ pointer }) => pointer)).toEqual(['/pictures/pool/width']);
});

it('names the buttons that go with a page that is hidden', () => {
  const place = studio.pages.findIndex(({ id }) => id === 'prezzi');
  const row = { file: 'site.json', pointer: `/pages/${place}/off`, before: undefined };
  const leading = leadingToHidden(studio, { ...row, after: true });
  expect(leading.some((sentence) => / \(\p{Lu}.*“.+”\)$/u.test(sentence))).toBe(true);
  expect(leadingToHidden(studio, { ...row, before: true, after: undefined })).toEqual([]);
});

it('titles a group of facts that a page states for itself in words', () => {
  expect(factTitle(studio, 'hours.secretariat.weekdays')).toMatch(
    /^Orari › Orari della segreteria › \p{Lu}/u,
  );
  expect(factTitle(studio, 'closures')).toBe('closures');
});

it('says a telephone number whole, and of a group what came with it', () => {
  const [contacts, venues] = ['facts/contacts.json', 'facts/venues.json'];
  const phone = (number: string) => ({ [contacts]: { secretariat: { phone: number } } });
  const rows = rowsOf(studio, [contacts], phone('+39 045 0000 101'), phone('+39 045 5555 101'));
  expect(asSentences(studio, rows).summary).toMatch(
    /: era \+39 045 0000 101, ora è \+39 045 5555 101$/,
  );
  const before = { [venues]: { lagoBlu: { name: 'Lago Blu' } } };
  const works = { from: '2031-07-18', to: '2031-07-18' };
  const season = { closures: { works } };
  const after = { [venues]: { lagoBlu: { name: 'Lago Blu', season } } };
  for (const added of [
    rowsOf(studio, [venues], before, after),
    rowsOf(studio, [venues], after, before),
  ])
    expect(added.map(({ pointer }) => pointer)).toEqual(['/lagoBlu/season/closures/works']);
});

it('says hours as the site writes them', () => {
  const file = 'facts/hours.json';
  const said = (before: Json[], after: Json[]) => {
    const [old, now] = [before, after].map((saturday) => ({
      [file]: { secretariat: { saturday } },
    }));
    return asSentences(studio, rowsOf(studio, [file], old ?? {}, now ?? {})).rows;
  };
  const [morning, evening] = [
    { from: '09:30', to: '13:00' },
    { from: '16:00', to: '19:00' },
  ];
  expect(said([morning], [morning, evening])).toEqual([
    expect.stringMatching(/ › Sabato › Fascia oraria “16:00–19:00”: aggiunto: 16:00–19:00$/),
  ]);
  expect(said([morning], [{ ...morning, from: '09:00' }])).toEqual([
    expect.stringMatching(/ › Fascia oraria “9:00–13:00” › Dalle: era 9:30, ora è 9:00$/),
  ]);
  const slot = { football: { ...morning, icon: 'ball' } };
  const row = rowsOf(
    studio,
    ['facts/programme.json'],
    {},
    { 'facts/programme.json': { slots: slot } },
  );
  expect(asSentences(studio, row).summary).toMatch(/: 9:30–13:00; \S+: palla$/);
});

it('writes an age with its unit, and in a translation as that language does', () => {
  const { studio } = studioOf(withLanguage('en', 'en-GB'));
  const english = { ...studio, factsByLocale: new Map([['en', ENGLISH]]) };
  const said = (file: string, before: Json, after: Json) =>
    asSentences(english, rowsOf(english, [file], { [file]: before }, { [file]: after })).summary;
  const age = (certificateFromAge: number) => ({ certificateFromAge });
  expect(said('facts/enrolment.json', age(7), age(6))).toMatch(/: era 7 anni, ora è 6 anni$/);
  const title = 'From age {{enrolment.certificateFromAge, age}}';
  expect(said('texts/en/relax.json', {}, { meta: { title } })).toMatch(/: From age 7$/);
});

it('says where a value shows, without the pages that keep their own', () => {
  const [file, own] = ['facts/hours.json', 'Iscrizioni'];
  const hours = (to: string) => ({
    [file]: { secretariat: { saturday: [{ from: '10:30', to }] } },
  });
  const rows = rowsOf(studio, [file], hours('13:30'), hours('14:00'));
  const html = renderToStaticMarkup(<ChangeRows studio={studio} rows={rows} />);
  expect(html).toContain(fill(words.summary.except, { pages: own }));
  expect(html).toContain(`${words.summary.notOn} ${own}`);
});

it('says in one sentence that a page is hidden', () => {
  const site = (off: object) => ({ 'site.json': { pages: [{ id: 'home', ...off }] } });
  const rows = rowsOf(studio, ['site.json'], site({}), site({ off: true }));
  expect(asSentences(studio, rows).summary).toBe(
    'Pagine e menu › Pagina iniziale: la pagina non è più nel sito',
  );
});

it('says of a name that leaves the list of a page only that', () => {
  const file = 'pages/parco-tigli.json';
  const says = (bodies: string[]) => ({ [file]: { says: { 'agreements.bodies': bodies } } });
  const rows = rowsOf(studio, [file], says(['hospital', 'bank']), says(['bank']));
  expect(asSentences(studio, rows).summary).toMatch(/: tolto: [^,:]+$/);
});

it('joins sentences and days without two marks in a row', () => {
  const notice = { text: { it: 'Si chiude alle 12:00.' }, from: '2033-07-04', until: '2033-07-05' };
  const rows = rowsOf(
    studio,
    ['notices.json'],
    { 'notices.json': { notices: [] } },
    { 'notices.json': { notices: [notice] } },
  );
  expect(asSentences(studio, rows).summary).toMatch(/ alle 12:00; Da quando: 4 luglio 2033; /);
});

it('names a notice by its sentence and its first day', () => {
  const [before, after] = [
    [],
    [{ text: { it: 'Lunedì si nuota.' }, from: '2033-07-04', until: '2033-07-05' }],
  ].map((notices) => ({ 'notices.json': { notices } }));
  const rows = rowsOf(studio, ['notices.json'], before ?? {}, after ?? {});
  expect(asSentences(studio, rows).summary).toContain('“Lunedì si nuota, 4 luglio 2033”: ');
});

it('removes the groups that nothing else is in, but no venue', () => {
  const season = { closures: { works: { from: '2031-07-18', to: '2031-07-18' } } };
  const file = 'facts/venues.json';
  const of = (venue: Json, pointer: string) =>
    removalOf(
      { ...studio, values: { ...studio.values, [file]: { lagoBlu: venue } } },
      { file, pointer },
    );
  const own = '/lagoBlu/season/closures/works';
  expect(of({ name: 'Lago Blu', season }, own)).toBe('/lagoBlu/season');
  expect(of({ season }, own)).toBe('/lagoBlu/season');
  expect(of({ name: 'Lago Blu', season }, `${own}/from`)).toBe(`${own}/from`);
});

it('says a state in the words of its schema, not of the file nor of another state', () => {
  const file = 'facts/season.json';
  const [before, after] = ['open', 'dropped'].map((status) => ({
    [file]: { extension: { status } },
  }));
  const rows = rowsOf(studio, [file], before ?? {}, after ?? {});
  expect(asSentences(studio, rows).summary).toMatch(/: era da decidere, ora è annullato$/);
  expect(writtenValue(project, 'season.extension.status', 'open')).toBe('da decidere');
  expect(writtenValue(project, 'discounts.rounding.mode', 'up')).toBe('all’euro superiore');
});

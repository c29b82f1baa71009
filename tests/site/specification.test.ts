// What the owner's specification fixes word for word today. A contradiction of its source is tested
// only while the content still has it: once the manager decides, its row is skipped, and no test
// fails.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import packages from '../../package.json' with { type: 'json' };
import { fromRoot } from '../../scripts/project/paths.ts';
import { type Json, valueAt } from '../../src/content/json.ts';
import type { Questions, Site } from '../../src/content/types.ts';
import { live } from './live.ts';

const { findings, project } = live;

it('keeps the folders and packages that the owner’s specification names', () => {
  const files = ['package.json', 'vite.config.ts', 'tsconfig.json', 'README.md'];
  const folders = ['content', 'schemas', 'scripts', 'src', 'public', 'tests'];
  expect([...files, ...folders].filter((name) => !existsSync(fromRoot(name)))).toEqual([]);
  const named = [
    ...['react', 'react-dom', 'react-router-dom', 'react-i18next', 'i18next', 'ajv', 'vite'],
    ...['jspdf', 'date-fns', 'date-fns-tz', 'vitest', 'playwright'],
  ];
  const all = { ...packages.dependencies, ...packages.devDependencies };
  expect(named.filter((name) => !Object.hasOwn(all, name))).toEqual([]);
});

const ROUTES = [
  ...['/', '/gallery', '/aquafun', '/relax', '/shows', '/sports', '/activities', '/daily-events'],
  ...['/open-days', '/iscrizioni', '/lavora-con-noi', '/centri-sportivi', '/sport-city'],
  ...['/sc-ostiense', '/tc-nascosa', '/members', '/privacy', '/privacy-policy'],
  ...['/terms-conditions', '/economic-regulations'],
];

it.each(ROUTES)('has the route %s', (route) => {
  const { pages } = project.value('site.json') as unknown as Site;
  expect(pages.map(({ path }) => path)).toContain(route);
});

it.each([
  ['members', 'generator.generating', 'Generazione in corso...'],
  ['members', 'generator.errors.empty', 'Inserisci una descrizione per generare il contenuto'],
  [
    'members',
    'generator.errors.failed',
    'Errore durante la generazione del contenuto. Riprova più tardi.',
  ],
  [
    'members',
    'renamer.errors.fields',
    'Compila tutti i campi: prefisso (2 lettere), codice (1-10 caratteri) e titolo.',
  ],
  ['layout', 'error.technical', 'Unexpected Application Error!'],
  ['layout', 'header.about.label', 'Chi Siamo'],
  ['layout', 'header.work', 'Collabora con Noi'],
  ['layout', 'terms.in-definition', 'Sede in fase di definizione'],
  ['economic-regulations', 'hero.title', 'Regolamento Economico'],
])('says in %s %s: «%s»', (page, path, words) => {
  expect(valueAt(project.value(`texts/it/${page}.json`), path.split('.'))).toBe(words);
});

it.each([
  ['terms-conditions', ['contesto', 'gestione', 'canali', 'diritti', 'responsabilita', 'contatti']],
  ['privacy', ['privacy', 'cookies', 'terms']],
])('has the parts of %s', (page, parts) => {
  const { sections } = project.value(`pages/${page}.json`) as { sections: { id: string }[] };
  expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining(parts));
});

/** A contradiction of the source, retyped: fact, official value, and who says what instead. */
interface Row {
  readonly fact: string;
  readonly official: Json;
  readonly said: Json;
  readonly pages: readonly string[];
}

const AFTERNOON_TOO = [
  { from: '09:30', to: '13:30' },
  { from: '15:00', to: '19:00' },
];
const MORNING = { from: '10:00', to: '13:00' };
const EVENING = { from: '16:00', to: '19:00' };

const row = (fact: string, official: Json, said: Json, ...pages: string[]): Row => ({
  fact,
  official,
  said,
  pages,
});

const SOURCE: readonly Row[] = [
  row('season.end', '2025-09-05', '2025-09-12', 'home', 'layout', 'lavora-con-noi'),
  row('season.closures.august.to', '2025-08-15', '2025-08-17', 'layout', 'lavora-con-noi'),
  row('prices.week', 135, 129, 'tc-nascosa'),
  row('agreements.rates.week', 110, 118, 'sc-ostiense'),
  row('agreements.count', 26, 23, 'sc-ostiense'),
  row('hours.secretariat.saturday', [MORNING], AFTERNOON_TOO, 'iscrizioni'),
  row('hours.secretariat.sunday', [MORNING, EVENING], AFTERNOON_TOO, 'iscrizioni'),
  row('discounts.rounding.mode', 'up', 'nearest', 'economic-regulations'),
  row('legal.updated', '2025-04', '2024-04-08', 'privacy'),
  row('staff.villageHeads.minAge', 25, null, 'members'),
  row('hours.activities.to', '17:00', '16:45', 'members'),
];

const { questions } = project.value('questions.json') as unknown as Questions;

/** True while the content has a contradiction as in the source, and asks about it. */
function isOpen({ fact, official, said, pages }: Row): boolean {
  const asked = Object.values(questions).find((question) => question.fact === fact)?.values ?? [];
  const same = (first: unknown, other: unknown) => JSON.stringify(first) === JSON.stringify(other);
  return (
    same(valueAt(project.facts, fact.split('.')), official) && same(asked, [{ value: said, pages }])
  );
}

describe('the open contradictions of the source', () => {
  it.each(SOURCE.filter(isOpen))('are listed with every place: $fact', ({ fact, said, pages }) => {
    const found = findings.filter(
      (finding) => finding.severity === 'known' && finding.fact === fact,
    );
    expect(found).toHaveLength(1);
    const places = [...found, ...(found[0]?.related ?? [])].map(({ file }) => file);
    for (const page of pages) expect(places).toContain(`pages/${page}.json`);
    expect(places.some((file) => file.startsWith('facts/'))).toBe(true);
    expect(found[0]?.value ?? null).toEqual(said);
  });

  it.each([
    ['sportCity', 14],
    ['scOstiense', 18],
  ])('list the number of stations of %s', (venue, positions) => {
    const fact = `venues.${venue}.positions`;
    const asked = Object.values(questions).some((question) => question.fact === fact);
    const value = valueAt(project.facts, fact.split('.'));
    const waiting = findings.filter(({ code }) => code === 'to-confirm');
    // A mark on several values of a venue names their group.
    const found = waiting.filter(
      (finding) =>
        finding.fact === fact ||
        (finding.fact === `venues.${venue}` && [finding.args.fields].flat().includes('positions')),
    );
    if (asked && value === positions) expect(found).toHaveLength(1);
  });
});

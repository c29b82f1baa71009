import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/content/json.ts';
import { differencesOf, linesBySection, type Snapshot } from '../../../src/content-diff/compare.ts';
import { contentChanges, type Files, without } from '../../../src/content-diff/content-changes.ts';
import { type Explained, explained } from '../../../src/content-diff/explain.ts';
import { markdownReport, textReport, unexplained } from '../../../src/content-diff/report.ts';
import { sectionsOf } from '../../../src/content-diff/sections.ts';
import { CAMP_TODAY, campFiles } from '../../camp.ts';
import { schemas } from '../../schemas.ts';

const sectionsIn = (files: Files) => sectionsOf(files, schemas, CAMP_TODAY);
const camp = linesBySection(sectionsIn(campFiles));

/** The camp with an edit of one file. */
function edited(file: string, from: RegExp | string, to: string, files: Files = campFiles): Files {
  const text = JSON.stringify(files.get(file));
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return new Map(files).set(file, JSON.parse(changed) as Json);
}

/** The differences from the camp, with their reasons. */
function since(now: Files, before: Snapshot = camp): readonly Explained[] {
  const differences = differencesOf(before, linesBySection(sectionsIn(now)));
  return explained(differences, contentChanges(campFiles, now), now, sectionsIn);
}

const comparison = (differences: readonly Explained[]) => ({
  since: 'main',
  differences,
  folder: 'content',
});

const pointers = ({ changes }: Explained) =>
  changes.map(({ file, pointer }) => `${file} ${pointer}`);

describe('the effect of a change on visitors', () => {
  it('finds nothing without an edit', () => {
    expect(since(campFiles)).toEqual([]);
  });

  it('lists every place of a changed price, with the price as the reason', () => {
    const found = since(edited('facts/prices.json', '"week":144', '"week":150'));
    const sections = new Set(found.map(({ section }) => section));
    expect(sections).toContain('/lago-blu');
    expect(sections).toContain('prezzi di otto famiglie d’esempio');
    expect([...sections].some((section) => section.endsWith('tabelle ed elenchi'))).toBe(true);
    expect(new Set(found.flatMap(pointers))).toEqual(new Set(['facts/prices.json /week']));
    const one = found.find(({ key }) => key === 'lago-blu, un bambino, una settimana');
    expect(one).toMatchObject({ before: '156 €', after: '162 €' });
  });

  it('gives an edited text as its own reason', () => {
    const file = 'texts/it/iscrizioni.json';
    const found = since(edited(file, 'Scaricate l’app e registratevi', 'Scaricate l’app'));
    expect(found).toMatchObject([{ section: '/iscrizioni', after: 'Scaricate l’app' }]);
    expect(found.flatMap(pointers)).toEqual([`${file} /steps/items/download/title`]);
  });

  it('finds a day in calendars and structured data', () => {
    const found = since(edited('facts/open-days.json', '2031-06-01', '2031-06-08'));
    expect(found.map(({ section }) => section)).toContain('/dati/calendario.ics');
    expect(found.map(({ section }) => section)).toContain('/open-days, dati strutturati');
    expect(new Set(found.flatMap(pointers))).toEqual(
      new Set(['facts/open-days.json /events/second/date']),
    );
  });

  it('finds nothing when only the source of a value changes', () => {
    const file = 'texts/it/lago-blu.json';
    const typed = edited(
      file,
      /\{\{prices\.week, euro\}\}/g,
      '{{venues.lagoBlu.prices.week, euro}}',
    );
    expect(since(typed)).toEqual([]);
  });

  it('finds nothing when only a list’s order changes', () => {
    const pages = new Map(campFiles);
    const regulations = structuredClone(pages.get('texts/it/economic-regulations.json'));
    pages.set('texts/it/economic-regulations.json', reversedLists(regulations ?? null));
    expect(since(pages)).toEqual([]);
  });

  it('finds a notice of an open question', () => {
    const found = since(edited('questions.json', 'l’ultimo giorno della stagione', 'la fine'));
    expect(found).toMatchObject([
      { section: 'ogni pagina (it)', after: 'la fine' },
      { section: '/stima', after: 'la fine' },
    ]);
    expect(new Set(found.flatMap(pointers))).toEqual(
      new Set(['questions.json /questions/season-end/notice/it']),
    );
  });

  it('reports a removed page once, with the reason', () => {
    const found = since(edited('site.json', '"id":"relax",', '"id":"relax","off":true,'));
    const gone = found.filter(({ section }) => section === '/relax');
    expect(gone).toHaveLength(1);
    expect(gone[0]?.after).toBeUndefined();
    expect(pointers(gone[0] as Explained)).toEqual([expect.stringMatching(/^site\.json \/pages/)]);
    expect(unexplained(comparison(found))).toEqual([]);
  });

  it('finds no reason for a change of the code', () => {
    const lines = { ...camp['/iscrizioni'], '/hero/eyebrow': 'Estate ’31' };
    const found = since(campFiles, { ...camp, '/iscrizioni': lines });
    expect(unexplained(comparison(found))).toMatchObject([
      { before: 'Estate ’31', after: 'Estate 2031' },
    ]);
    expect(textReport(comparison(found))).toContain('senza una modifica dei contenuti');
  });

  it('names all edits when none explains it alone', () => {
    const first = edited('facts/prices.json', '"week":144', '"week":150');
    const both = edited('facts/fees.json', /"enrolment":\d+/, '"enrolment":31', first);
    const paid = since(both).filter(({ key }) => key === 'lago-blu, un bambino, una settimana');
    expect(paid.flatMap(pointers)).toEqual([
      'facts/fees.json /enrolment',
      'facts/prices.json /week',
    ]);
  });
});

describe('the report', () => {
  const found = since(edited('facts/prices.json', '"week":144', '"week":150'));

  it('shows old and new in context, and the edit', () => {
    const text = textReport(comparison(found));
    expect(text).toContain('lago-blu, un bambino, una settimana: «156 €» → «162 €»');
    expect(text).toContain('content/facts/prices.json /week: 144 → 150');
  });

  it('is a table for a pull request', () => {
    const text = markdownReport(comparison(found));
    expect(text).toMatch(/^## Rispetto a main si legge altro in \d+ posti/);
    expect(text).toContain('| Dove | Prima e dopo | Perché |');
  });

  it('says so when nothing changes for visitors', () => {
    expect(textReport(comparison([]))).toBe(
      'Chi legge il sito non vede niente di diverso da main\n',
    );
  });
});

it('reverts edits', () => {
  const now = edited('facts/prices.json', '"week":144', '"week":150');
  expect(without(now, contentChanges(campFiles, now))).toEqual(new Map(campFiles));
});

function reversedLists(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversedLists).reverse();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, reversedLists(part)]));
}

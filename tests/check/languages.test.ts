import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { schemas } from '../schemas.ts';
import { withLanguage } from '../translated-camp.ts';
import { coherentFindings, placeOf } from './coherent-reports.ts';
import { type Edit, edited as editedIn, rowsOf } from './edited.ts';

const twoLanguages = withLanguage('en', 'en-GB');

/** Nobody has read a made-up language beside the first; translations.test.ts looks after that. */
const findingsOf = (content: readonly SourceFile[]) =>
  coherentFindings(content).filter(({ code }) => code !== 'translation-unread');

const edited = (edit: Edit) => editedIn(edit, twoLanguages);

const RELAX = 'texts/en/relax.json';
const LAYOUT = 'texts/en/layout.json';

const rows = rowsOf`
# texts/en/layout.json
- a text that is still that of the first language [text-untranslated]
  "skip": "§ Vai al contenuto" → "skip": ‸"Vai al contenuto"
  «Vai al contenuto» è uguale al testo della prima lingua: traducetelo; se è un nome che non si traduce, lasciatelo così.
- a placeholder that was lost [translation-placeholder-missing]
  "text": "§ L’estate \{\{season\.year, year\}\} è finita\." → "text": ‸"§ The summer is over."
- a variable that was lost [translation-placeholder-missing]
  "map": "§ Apri la mappa di \{\{\$venue\}\}" → "map": ‸"§ Open the map"
- a placeholder that the first language does not have [translation-placeholder-extra]
  "skip": "§ Vai al contenuto" → "skip": ‸"§ Skip {{season.year, year}}"
- a translation without the words that only translations have [translation-words]
  ,\s*"translation": \{[^}]*\} →
# texts/en/economic-regulations.json
- a note that the first language does not have [translation-extra]
  "purpose": \{ → "purpose": { ‸"note": "§ Read this.",
# texts/en/relax.json
- a text that was not translated at all [translation-missing]
  ,\s*"pictureAlt": "[^"]*" →
# texts/en/open-days.json
- a line too many in a list [translation-list]
  "items": \[\s*"§ Costume → "items": ‸["§ Towel", "§ Costume
`;

const accepted = rowsOf`
# texts/en/layout.json
- another format of the same value
  "copyright": "[^"]*" → "copyright": "§ {{season.year, year}} {{camp.name}} since {{camp.founded, number}}"
- placeholders in another order
  "sentence": "[^"]*" → "sentence": "§ {{$minutes}}, {{$hours}}, {{$days}}"
- a name that is the same in every language
  "gallery": "§ Gallery" → "gallery": "Gallery"
- a text of placeholders only
  "lago-blu": "§ \{\{ → "lago-blu": "{{
- a value in words of its own that the sentence says to rest on
  "skip": "§ Vai al contenuto" → "skip": { "text": "§ Skip", "restsOn": ["season.year"] }
- a sentence of names only
  "instagram": "§ \{\{camp\.name\}\} su Instagram" → "instagram": "{{camp.name}} su Instagram"
`;

describe('a second language', () => {
  it('says the same as the first', () => {
    expect(findingsOf(twoLanguages).map(placeOf)).toEqual([]);
  });

  it.each(rows)('rejects $title', ({ code, says, ...row }) => {
    const { content, places } = edited(row);
    const found = findingsOf(content);
    expect(found.map((finding) => finding.code)).toEqual([code]);
    if (places.length > 0) expect(found.map(placeOf)).toEqual(places);
    if (says !== undefined) expect(found.map(sentenceOf)).toEqual([says]);
    const [related] = found.flatMap((finding) => finding.related ?? []);
    expect(related?.file).toBe(row.file.replace('/en/', '/it/'));
  });

  it.each(accepted)('accepts $title', (row) => {
    expect(findingsOf(edited(row).content).map(sentenceOf)).toEqual([]);
  });

  it.each([
    ['the value of a fact', '§ A week costs ‸€144.', 'typed-value', '{{prices.week, euro}}'],
    [
      'a place in an order',
      '§ Less from the ‸2nd child onwards.',
      'typed-value',
      '{{discounts.siblings.fromChild, ordinal}}',
    ],
    ['a wrong price', '§ A week costs ‸€150 now.', 'unknown-value', '(144 €)'],
    ['a wrong hour', '§ Open until ‸twenty minutes to eight.', 'unknown-value', ', time}}'],
  ])('has %s typed by hand told with its remedy', (_, typed, expected, remedy) => {
    const from = /"skip": "§ Vai al contenuto"/;
    const { content, places } = edited({ file: LAYOUT, from, to: `"skip": "${typed}"` });
    const { findings } = runChecks(content, schemas);
    const found = findings.filter(({ code }) => /^(typed|unknown)-/.test(code));
    expect(found.map((finding) => finding.code)).toEqual([expected]);
    expect(found.map(placeOf)).toEqual(places);
    expect(found.map(sentenceOf).join()).toContain(remedy);
  });

  it('knows of what a sentence speaks, whatever the language of the titles', () => {
    const from = /"skip": "§ Vai al contenuto"/;
    const to = '"skip": "§ Late pick-up costs €144 for one week."';
    const { content } = edited({ file: LAYOUT, from, to });
    const { findings } = runChecks(content, schemas, { only: ['typed-values'] });
    expect(findings.filter(({ file }) => file === LAYOUT).map(({ code }) => code)).toEqual([
      'typed-other',
    ]);
  });

  it('tells once of a key that its schema misses, too', () => {
    const { content } = edited({ file: RELAX, from: /"title": "[^"]*",/, to: '' });
    const errors = runChecks(content, schemas).findings.filter(
      ({ file, severity }) => severity === 'error' && file === RELAX,
    );
    expect(errors.map(({ code }) => code)).toEqual(['key-missing']);
  });
});

describe('counted words', () => {
  const codes = (content: readonly SourceFile[]) =>
    findingsOf(content).map((finding) => `${finding.code} ${finding.args.form}`);

  it('have the forms that Italian and English count with', () => {
    expect(codes(withLanguage('en', 'en-GB'))).toEqual([]);
  });

  it('miss the forms that Polish counts with', () => {
    expect(new Set(codes(withLanguage('pl', 'pl-PL')))).toEqual(
      new Set(['plural-missing few', 'plural-missing many']),
    );
  });

  it('may have more of them than Italian has', () => {
    const from = /"one": "§ giorno",/;
    const few = { file: LAYOUT, from, to: '"one": "§ giorno", "few": "§ giorni",' };
    expect(findingsOf(edited(few).content).map(({ code }) => code)).toEqual([]);
  });

  it('have the marks that English has for places in an order', () => {
    const from = /"two": "\{\{\$current\}\}\.",/;
    const { content } = edited({ file: LAYOUT, from, to: '' });
    expect(codes(content)).toEqual(['plural-missing two']);
  });

  it('are one or several in English, too', () => {
    const [shows, facts] = ['texts/en/shows.json', 'facts/shows.json'];
    const content = twoLanguages.map(({ path, text }) => {
      if (path === facts)
        return { path, text: text.replace(/"everyWeeks": \d/, '"everyWeeks": 1') };
      return { path, text: path === shows ? text.replaceAll(' settimane', ' weeks') : text };
    });
    const { findings } = runChecks(content, schemas, { only: ['counted-words'] });
    const said = findings.filter(({ file }) => file === shows);
    expect(new Set(said.map(sentenceOf))).toEqual(
      new Set(['«shows.everyWeeks» vale 1, e si legge «1 weeks»: scrivete «week».']),
    );
  });
});

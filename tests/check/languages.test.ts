import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { schemas } from '../schemas.ts';
import { withLanguage } from '../translated-camp.ts';
import { coherentFindings, placeOf } from './coherent-reports.ts';
import { type Edit, edited as editedIn, rowsOf } from './edited.ts';

const twoLanguages = withLanguage('en', 'en-GB');

/** Nobody has confirmed a made-up language; translations.test.ts covers that. */
const UNREAD = ['translation-unread', 'text-untranslated'];
const findingsOf = (content: readonly SourceFile[]) =>
  coherentFindings(content).filter(({ code }) => !UNREAD.includes(code));

const edited = (edit: Edit) => editedIn(edit, twoLanguages);

const LAYOUT = 'texts/en/layout.json';

const rows = rowsOf`
# texts/en/layout.json
- a lost variable [translation-placeholder-missing]
  "map": "§ Apri la mappa di \{\{\$venue\}\}" → "map": ‸"§ Open the map"
# texts/en/relax.json
- a missing text [translation-missing]
  ,\s*"pictureAlt": "[^"]*" →
# texts/en/open-days.json
- an extra line in a list [translation-list]
  "items": \[\s*"§ Costume → "items": ‸["§ Towel", "§ Costume
`;

const accepted = rowsOf`
# texts/en/layout.json
- another format of the same value
  "copyright": "[^"]*" → "copyright": "§ {{season.year, year}} {{camp.name}} since {{camp.founded, number}}"
- a value in words, when the sentence depends on it
  "skip": "§ Vai al contenuto" → "skip": { "text": "§ Skip", "dependsOn": ["season.year"] }
`;

describe('a second language', () => {
  it('passes with the texts of the first', () => {
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
    ['the value of a fact', '§ A week costs ‸€144.', 'hard-coded-value', '{{prices.week, euro}}'],
    [
      'an ordinal',
      '§ Less from the ‸2nd child onwards.',
      'hard-coded-value',
      '{{discounts.siblings.fromChild, ordinal}}',
    ],
    ['a wrong price', '§ A week costs ‸€150 now.', 'unknown-value', '(144 €)'],
    ['a wrong hour', '§ Open until ‸twenty minutes to eight.', 'unknown-value', ', time}}'],
  ])('reports %s typed by hand with its remedy', (_, typed, expected, remedy) => {
    const from = /"skip": "§ Vai al contenuto"/;
    const { content, places } = edited({ file: LAYOUT, from, to: `"skip": "${typed}"` });
    const { findings } = runChecks(content, schemas);
    const found = findings.filter(({ code }) => /^(hard-coded|unknown)-/.test(code));
    expect(found.map((finding) => finding.code)).toEqual([expected]);
    expect(found.map(placeOf)).toEqual(places);
    expect(found.map(sentenceOf).join()).toContain(remedy);
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

  it('may have more forms than Italian', () => {
    const from = /"one": "§ giorno",/;
    const few = { file: LAYOUT, from, to: '"one": "§ giorno", "few": "§ giorni",' };
    expect(findingsOf(edited(few).content).map(({ code }) => code)).toEqual([]);
  });

  it('have the ordinal endings of English', () => {
    const from = /"two": "\{\{\$current\}\}\.",/;
    const { content } = edited({ file: LAYOUT, from, to: '' });
    expect(codes(content)).toEqual(['plural-missing two']);
  });

  it('are singular or plural in English, too', () => {
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

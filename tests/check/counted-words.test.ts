import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { schemas } from '../schemas.ts';
import { alsoEdited, placeOf } from './coherent-reports.ts';
import { edited } from './edited.ts';

const SHOWS = 'texts/it/shows.json';
const WEEKS = '{{shows.everyWeeks, number}}';

const found = (content: readonly SourceFile[]) =>
  runChecks(content, schemas, { only: ['counted-words'] }).findings;

/** The camp with other words in the heading of the shows, and this many weeks between them. */
function saying(words: string, everyWeeks = 3) {
  const text = { file: SHOWS, from: /Ogni \{\{shows\.everyWeeks, number\}\} settimane un/ };
  const { content, places } = edited({ ...text, to: `${words} un` });
  const from = /"everyWeeks": \d/;
  const to = `"everyWeeks": ${everyWeeks}`;
  return { content: alsoEdited(content, [{ file: 'facts/shows.json', from, to }]), places };
}

const inHeading = (content: readonly SourceFile[]) =>
  found(content).filter(
    ({ pointer, code }) => pointer === '/hero/text' && code !== 'variable-unknown',
  );

describe('a counted word', () => {
  it.each([
    ['Per 1 ‸settimane', 3, 'Si legge «1 settimane»: scrivete «settimana».'],
    ['Per 1 ‸mesi', 3, 'Si legge «1 mesi»: scrivete «mese».'],
    ['In 1 ‸Giorni', 3, 'Si legge «1 Giorni»: scrivete «giorno».'],
    ['In 2 ‸giorno: qui', 3, 'Si legge «2 giorno»: scrivete «giorni».'],
    ['In 1.000 ‸giorno: qui', 3, 'Si legge «1000 giorno»: scrivete «giorni».'],
    [
      `Ogni ${WEEKS} ‸settimane`,
      1,
      '«shows.everyWeeks» vale 1, e si legge «1 settimane»: scrivete «settimana».',
    ],
    [
      `Ogni ${WEEKS} ‸settimana`,
      2,
      '«shows.everyWeeks» vale 2, e si legge «2 settimana»: scrivete «settimane».',
    ],
  ])('is rejected in «%s», with %i weeks', (words, everyWeeks, says) => {
    const { content, places } = saying(words, everyWeeks);
    const findings = inHeading(content);
    expect(findings.map(placeOf)).toEqual(places);
    expect(findings.map(sentenceOf)).toEqual([says]);
  });

  it.each([
    ['Per 1 settimana', 3],
    ['Per 21 settimane', 3],
    ['Per 1,5 settimane', 3],
    ['Per 1,0 settimana: ecco', 3],
    ['Per 1.000 settimane', 3],
    ['Alle 18 ora di Roma', 3],
    ['Con la tessera 0-1 anni', 3],
    [`Ogni ${WEEKS} settimana`, 1],
    [`Ogni ${WEEKS} settimane`, 2],
    ['Per {{$weeks}} settimane', 1],
  ])('is accepted in «%s», with %i weeks', (words, everyWeeks) => {
    expect(inHeading(saying(words, everyWeeks).content)).toEqual([]);
  });

  it('carries its fix in every text', () => {
    const wrong = found(saying(`Ogni ${WEEKS} settimane`, 1).content);
    expect(wrong.length).toBeGreaterThan(3);
    expect(new Set(wrong.map(({ fix }) => fix?.text))).toEqual(new Set(['settimana']));
  });
});

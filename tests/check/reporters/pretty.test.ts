import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../../../src/check/messages.ts';
import { pretty } from '../../../src/check/reporters/pretty.ts';
import { namedPages } from '../../../src/check/reporters/report.ts';
import { runChecks } from '../../../src/check/run-checks.ts';
import { CAMP_TODAY, campSources, textOf } from '../../camp.ts';
import { schemas, served } from '../../schemas.ts';
import { CONTEXT, contradiction, project, resultOf, stray, toConfirm } from './made-up.ts';

const VALUES = `  Tariffe di base › Settimana intera (prices.week):
    135 € (fa fede)
      content/facts/prices.json:2:11  /
    129 € (diverso)
      content/pages/fees.json:2:28  /tariffe`;

describe('the text report', () => {
  it('shows a contradiction with every value and place', () => {
    expect(pretty(resultOf([contradiction]), CONTEXT)).toBe(`\
1 errore in 4 file.

content/pages/fees.json:2:28 ${sentenceOf(contradiction)}
  1 | {
> 2 |   "says": { "prices.week": 129 }
    |                            ^^^
  3 | }
${VALUES}

1 errore in 4 file.
`);
  });

  it('puts errors last, before the repeated verdict', () => {
    const warning = { ...stray, severity: 'warning' as const };
    const lines = pretty(resultOf([stray, warning, toConfirm]), CONTEXT)
      .trimEnd()
      .split('\n');
    expect(lines[0]).toBe(lines.at(-1));
    const places = lines.filter((line) => line.startsWith('content/'));
    expect(places.map((line) => line.includes(' Avviso: '))).toEqual([true, false]);
  });

  it('lists what waits for a decision: values, pages, owner, reason and day', () => {
    const result = runChecks(campSources, schemas, { served, today: CAMP_TODAY });
    const out = pretty(result, { ...CONTEXT, all: true });
    expect(out).toMatch(/, 12 contraddizioni note, \d+ valori da confermare\.$/m);
    expect(out).toMatch(/^ {6}137 € \(diverso\)\n {8}\S+colle-alto\.json:3:28 {2}\/colle-alto$/m);
    expect(out).toMatch(/^ {6}153 € \(dichiarato per sede\)$/m);
    expect(out).toMatch(
      /deve decidere Direzione \(questione «full-week-mantova», aperta il 4 marzo/,
    );
    const { questions } = JSON.parse(textOf('questions.json'));
    expect(out).toContain(questions['full-week-mantova'].reason);
    expect(out).toMatch(/Le postazioni sono 11/);
  });

  it('lists known contradictions and values to confirm when asked', () => {
    const known = { ...contradiction, severity: 'known' as const };
    const report = pretty(resultOf([known, toConfirm]), { ...CONTEXT, all: true });
    expect(report).toBe(`\
Nessun errore in 4 file, 1 contraddizione nota, 1 valore da confermare.

Contraddizioni note, che aspettano una decisione:

  content/pages/fees.json:2:28 ${sentenceOf(contradiction)}
${VALUES.replace(/^/gm, '  ')}

Da confermare prima di pubblicare:
  content/facts/prices.json:2:11 ${sentenceOf(toConfirm)}

Nessun errore in 4 file, 1 contraddizione nota, 1 valore da confermare.
`);
  });

  it('shows each contradiction on a fact, its values once', () => {
    const second = { ...contradiction, line: 1, column: 1 };
    const report = pretty(resultOf([second, stray, contradiction]), CONTEXT);
    expect(report.match(/^content\/\S+/gm)).toEqual([
      'content/pages/fees.json:1:1',
      'content/pages/fees.json:2:28',
      'content/facts/prices.json:2:11',
    ]);
    expect(report.split(VALUES)).toHaveLength(2);
  });

  it('separates errors and known contradictions on one fact', () => {
    const report = pretty(resultOf([contradiction, { ...contradiction, severity: 'known' }]), {
      ...CONTEXT,
      all: true,
    });
    expect(report.split('Settimana intera')).toHaveLength(3);
    expect(report).toMatch(/\n1 errore in 4 file, 1 contraddizione nota\.\n$/);
    expect(report).toContain('\nContraddizioni note,');
  });

  it('shows the question about a contradiction', () => {
    const [authority] = contradiction.related ?? [];
    if (!authority) throw new Error('no authority');
    const known = { ...authority, role: 'known' as const, value: 129, pages: [], line: 9 };
    const report = pretty(resultOf([{ ...contradiction, related: [authority, known] }]), CONTEXT);
    expect(report).toContain('    129 € (questione aperta)\n      content/facts/prices.json:9:11');
  });

  it('says why a strict run fails without an error', () => {
    const known = resultOf([{ ...contradiction, severity: 'known' as const }]);
    expect(pretty(known, { ...CONTEXT, strict: true })).toMatch(
      /^Nessun errore in 4 file, 1 contraddizione nota\. Con --strict falliscono anche gli avvisi e le contraddizioni note\.\n\nContraddizioni note,/,
    );
    const strict = { ...CONTEXT, strict: true };
    expect(pretty(resultOf([stray]), strict)).toBe(pretty(resultOf([stray]), CONTEXT));
  });
});

describe('the pages of a place', () => {
  const pages = Array.from({ length: 200 }, (_, index) => `/p${index}`);

  it('are named one by one, or all at once, up to a limit', () => {
    expect(namedPages(['/'], project)).toEqual(['/']);
    expect(namedPages(['/', '/tariffe'], project)).toEqual(['tutte le pagine']);
    expect(namedPages(pages, project)).toEqual([...pages.slice(0, 40), 'e altre 160 pagine']);
    expect(namedPages(pages.slice(0, 41), project)).toHaveLength(41);
  });
});

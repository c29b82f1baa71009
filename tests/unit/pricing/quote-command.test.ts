import { describe, expect, it } from 'vitest';
import { answer, readMaterial, run } from '../../../scripts/quote.ts';
import { quote } from '../../../src/pricing/quote.ts';
import { CAMP, campFiles } from '../../camp.ts';
import { withLanguage } from '../../translated-camp.ts';
import { FACTS } from './regulation-facts.ts';
import { schemaErrors } from './response-schema.ts';

const content = readMaterial(campFiles);
/** The facts of the cases worked by hand, at the venues of the camp. */
const { sportCity: lagoBlu, scOstiense: parcoTigli } = FACTS.venues;
if (!lagoBlu || !parcoTigli) throw new Error('two venues are needed');
const facts = { ...FACTS, venues: { lagoBlu, parcoTigli } };
const rounding = { id: 'rounding', fact: 'discounts.rounding.mode', reason: 'Da decidere.' };
const material = { ...content, facts, questions: [rounding] };
const now = Date.parse('2025-05-20T10:00:00Z');
const { t } = content.words;
const sentences = t('problems');

const example = {
  venue: 'lago-blu',
  timeBand: 'full',
  weeks: 4,
  days: 0,
  extendedExitWeeks: 0,
  extendedExitDays: 0,
  agreement: false,
  chainChildren: 5,
  siblingOrder: 1,
  advanceWeeks: 4,
  enrolment: true,
};

const ask = (request: unknown, format: 'text' | 'json' = 'text') =>
  answer(
    { request: typeof request === 'string' ? request : JSON.stringify(request), format, now },
    material,
  );

/** Everything that a response can hold. */
const full = [
  {
    ...example,
    weekStarts: ['2025-06-09', '2025-06-16', '2025-06-23', '2025-06-30'],
    age: 8,
    siblingOrder: 2,
  },
  {
    ...example,
    weeks: 5,
    advanceWeeks: 5,
    agreement: true,
    chainChildren: 0,
    extendedExitWeeks: 2,
  },
  { ...example, agreement: true, voucher: true, chainChildren: 0 },
];

describe('in another language', () => {
  const request = JSON.stringify({ venue: 'lago-blu', timeBand: 'full', weeks: 1 });
  const asked = { request, format: 'text', now } as const;

  it('says the same in the words of that language', () => {
    const bilingual = new Map(
      withLanguage('en', 'en-GB').map(({ path, text }) => [path, JSON.parse(text)]),
    );
    const { out } = answer(asked, readMaterial(bilingual, 'en'));
    expect(out).toContain('§ Totale: €156');
    expect(out).toContain('1 × €144 [§ ');
    expect(answer(asked, readMaterial(bilingual)).out).toContain('Totale: 156\u00A0€');
  });

  it('names the languages for an unknown one', () => {
    const { code, err } = run(['--language', 'de', request], () => '', CAMP);
    expect(code).toBe(2);
    expect(err).toContain('«de» non è una lingua del sito. Le lingue sono: it.');
  });
});

describe('the response in JSON', () => {
  it('writes euro with two decimals', () => {
    const { code, out } = ask(example, 'json');
    expect(code).toBe(0);
    expect(out).toMatch(/^\{\n {2}"total": 421\.00,/);
    expect(out.match(/"subtotal": [\d.]+/g)).toEqual(
      ['540.00', '432.00', '410.40', '411.00', '421.00'].map((euro) => `"subtotal": ${euro}`),
    );
  });

  it.each([
    ['one child', example],
    ['several children', full],
    ['a child with only the required fields', { venue: 'parco-tigli', timeBand: 'full', weeks: 1 }],
  ])('meets its schema for %s', (_, request) => {
    const { out } = ask(request, 'json');
    expect(schemaErrors('quote-response.schema.json', JSON.parse(out))).toEqual([]);
    expect(schemaErrors('quote-request.schema.json', request)).toEqual([]);
  });

  it('meets the schema of refusals', () => {
    const { code, out } = ask(
      [
        { ...example, weeks: 1.5 },
        { ...example, venue: 'x' },
      ],
      'json',
    );
    expect(code).toBe(2);
    expect(
      schemaErrors('quote-response.schema.json#/definitions/refusal', JSON.parse(out)),
    ).toEqual([]);
  });

  it('lists open contradictions and our interpretations', () => {
    const { openQuestions } = JSON.parse(ask(full, 'json').out);
    expect(openQuestions).toEqual([
      { kind: 'contradiction', ...rounding },
      { kind: 'interpretation', child: 2, code: 'advance-weeks-outside-group' },
      { kind: 'interpretation', child: 2, code: 'extended-exit-in-prepaid-weeks' },
    ]);
  });
});

describe('the response as text', () => {
  it('names the child of a doubt where there are several', () => {
    const [several, one] = [ask(full).out, ask(example).out];
    expect(several).toMatch(/^ {2}Bambino 2: \S/m);
    expect(one).not.toMatch(/^ {2}(?:Bambino )?1[.:]/m);
    expect(several).not.toMatch(/^ {2}\d\. /m);
  });

  it('shows the total first, then every step', () => {
    const lines = ask(example).out.replaceAll('\u00A0', ' ').split('\n');
    expect(lines[0]).toBe('Totale: 421 €');
    expect(lines.slice(4, 9).map((line) => line.trim().replace(/ {2}.*/, ''))).toEqual([
      '+540 € → 540 €',
      '−108 € → 432 €',
      '−21,60 € → 410,40 €',
      '+0,60 € → 411 €',
      '+10 € → 421 €',
    ]);
    expect(lines[5]).toContain('−20%, da 135 € a 108 €');
  });

  it('has words for everything that a response can hold', () => {
    const { out } = ask(full);
    expect(out).not.toMatch(/undefined|\{\{|\[object/);
    for (const heading of Object.values(t('headings'))) expect(out).toContain(heading);
  });
});

describe('a request that cannot be answered', () => {
  it.each([
    [{ ...example, week: 4 }, '«week»', 'unknown-field', 'venue, timeBand, weeks'],
    [{ ...example, weeks: 1.5 }, '«weeks»', 'not-whole', '1.5'],
    [{ ...example, weeks: '4' }, '«weeks»', 'not-whole', 'un numero intero da 0 in su'],
    [{ ...example, weeks: 3 }, '«advanceWeeks»', 'advance-over-weeks', 'da 0 a 3'],
    [
      { ...example, venue: 'parco-tigli', timeBand: 'half' },
      '«timeBand»',
      'time-band-not-sold',
      'full',
    ],
    [{ ...example, venue: 'colle-alto' }, '«venue»', 'unknown-venue', 'lago-blu, parco-tigli'],
    [{ ...example, timeBand: 'notte' }, '«timeBand»', 'unknown-time-band', 'full, half'],
    [{ timeBand: 'full', weeks: 1 }, '«venue»', 'missing-field', 'Bambino 1'],
    [{ ...example, days: -1 }, '«days»', 'out-of-range', '-1'],
    [{ ...example, agreement: 'sì' }, '«agreement»', 'wrong-type', 'true, false'],
    [{ ...example, weekStarts: ['31/5'] }, '«weekStarts»', 'not-a-date', '31/5'],
    [[4], 'Bambino 1', 'wrong-type', '4'],
    [[], 'Richiesta', 'no-children', '1'],
    ['{ venue: ', 'Richiesta', 'not-json', 'JSON'],
    [[example, { ...example, weeks: null }], 'Bambino 2', 'not-whole', '«weeks»'],
  ] as const)('says where, why and what is accepted for %j', (request, where, code, accepted) => {
    const { code: exit, out, err } = ask(request);
    const [first, ...lines] = err.split('\n');
    expect([exit, out, first]).toEqual([2, '', t('refused')]);
    expect(lines).toHaveLength(1);
    for (const part of [where, sentences[code], accepted]) expect(lines[0]).toContain(part);
  });
});

describe('a run of the command', () => {
  const none = () => '';
  const total = quote([{ ...example, timeBand: 'full' }], content.facts).totalCents / 100;

  it('answers a request from standard input', () => {
    const { code, out } = run(['--format', 'json'], () => JSON.stringify(example), CAMP);
    expect([code, JSON.parse(out).total]).toEqual([0, total]);
  });

  it.each([
    ['an unknown format', ['--format', 'xml', '{}'], 'xml'],
    ['an unknown option', ['--formato', 'json'], '--formato'],
    ['a moment that is none', ['--now', 'ieri', '{}'], 'ieri'],
    ['two requests', ['{}', '{}'], 'ce n’è uno di troppo'],
    ['no request', [], 'Manca la richiesta'],
  ])('refuses %s and shows its usage', (_, args, found) => {
    const { code, out, err } = run(args, none);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(found);
    expect(err).toContain('Uso: npm run quote');
  });
});

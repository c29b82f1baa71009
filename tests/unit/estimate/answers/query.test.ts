import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  type ChildAnswers,
  firstAnswers,
  requestsOf,
} from '../../../../src/estimate/answers/answers.ts';
import { fitAnswers } from '../../../../src/estimate/answers/fit-answers.ts';
import { hasAnswers, readUrl, writeUrl } from '../../../../src/estimate/answers/query.ts';
import { quote } from '../../../../src/pricing/quote.ts';
import { FACTS } from '../../pricing/regulation-facts.ts';

const first = firstAnswers(FACTS);

describe('the URL of an estimate', () => {
  it('holds the answers of the worked example', () => {
    const children = first.children.map((child) => ({ ...child, weeks: 4, advanceWeeks: 4 }));
    expect(writeUrl({ ...first, chainChildren: 5, chainFamilies: 2, children })).toBe(
      'catena=5&famiglie=2&sede=sport-city&fascia=intera&settimane=4&anticipo=4',
    );
  });

  it('says of a child that copies the first only this and its own answers', () => {
    const [child] = first.children.map((child) => ({ ...child, weeks: 2 }));
    const children = child ? [child, { ...child, age: 6, copiesFirst: true }] : [];
    const url = 'bambini=2&sede=sport-city&fascia=intera&settimane=2&eta-2=6&segue-2=1';
    expect(writeUrl({ ...first, children })).toBe(url);
    expect(readUrl(`?${url}`, FACTS)).toMatchObject({ answers: { children }, ignored: [] });
  });

  it('opens links without the mark as before: each child stands apart', () => {
    const short = '?bambini=2&sede=sc-ostiense&settimane=4&anticipo=4';
    const standing = [
      { venue: 'sc-ostiense', weeks: 4, advanceWeeks: 4 },
      { venue: 'sport-city', weeks: 1, advanceWeeks: 0, copiesFirst: false },
    ];
    for (const search of [
      short,
      `${short}&sede-2=`,
      `${short}&eta-2=6`,
      `${short}&sede-2=sport-city`,
    ])
      expect(readUrl(search, FACTS)).toMatchObject({
        answers: { children: standing },
        ignored: [],
      });
  });

  it.each(['segue-2=1', 'segue-2=1&sede-2=', 'segue-2=1&settimane-2='])(
    'follows with «%s»',
    (mark) => {
      const { children } = readUrl(`?bambini=2&settimane=3&${mark}`, FACTS).answers;
      expect(children).toMatchObject([{ weeks: 3 }, { weeks: 3, copiesFirst: true }]);
    },
  );

  it.each([undefined, '', '#ricevuta', '?utm_source=x'])('holds no answers in «%s»', (url) => {
    expect(hasAnswers(url)).toBe(false);
  });

  it('round-trips', () => {
    fc.assert(
      fc.property(anyAnswers, (given) => {
        const { answers } = fitAnswers(given, FACTS);
        const read = readUrl(`?${writeUrl(answers)}`, FACTS);
        expect(hasAnswers(`?${writeUrl(answers)}`)).toBe(true);
        expect(read.answers).toEqual(answers);
        expect(read.ignored).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '',
    '?',
    '?utm_source=whatsapp&fbclid=1',
    '?bambini=1&convenzione=no&giorni=0&anticipo=0&settimane=01',
    '?bambini=1&segue-2=1',
  ])('ignores «%s» silently', (search) => {
    expect(readUrl(search, FACTS)).toMatchObject({ answers: first, ignored: [] });
  });

  it.each([
    ['?sede=luna', 'sede=luna'],
    ['?settimane=quattro', 'settimane=quattro'],
    ['?settimane=99999999999999999999', 'settimane=99999999999999999999'],
    ['?settimane=-1', 'settimane=-1'],
    ['?settimane=1.5', 'settimane=1.5'],
    ['?settimane=4&settimane=5', 'settimane=5'],
    ['?sede=sc-ostiense&fascia=mezza', 'fascia=mezza'],
    ['?lunedi=2025-08-11', 'lunedi=2025-08-11'],
    ['?lunedi=2025-06-10', 'lunedi=2025-06-10'],
    ['?lunedi=domani', 'lunedi=domani'],
    ['?anticipo=9', 'anticipo=9'],
    ['?eta=99', 'eta=99'],
    ['?bambini=99', 'bambini=99'],
    ['?segue=1', 'segue=1'],
    ['?bambini=2&segue-2=2', 'segue-2=2'],
    ['?bambini=2&segue-2=1&settimane-2=5', 'settimane-2=5'],
    ['?sede-2=sport-city', 'sede-2=sport-city'],
    ['?nome=Anna', 'nome=Anna'],
    ['?eta=abc', 'eta=abc'],
    ['?%E0%A4%A', '%EF%BF%BD%A'],
  ])('lists what it ignores in «%s»', (search, text) => {
    const [ignored = ''] = readUrl(search, FACTS).ignored;
    expect(encodeURI(ignored).replace('%25A', '%A')).toBe(text);
  });

  it('says why a value does not fit', () => {
    const { answers, problems } = readUrl('?settimane=4&anticipo=9', FACTS);
    expect(problems.map(({ code }) => code)).toEqual(['advance-over-weeks']);
    expect(answers.children[0]?.advanceWeeks).toBe(4);
  });

  it('lists only the closed week of several', () => {
    const { ignored } = readUrl('?lunedi=2025-06-23_2025-08-11_2025-06-16', FACTS);
    expect(ignored).toEqual(['lunedi=2025-08-11']);
  });

  it('counts marked weeks without a count', () => {
    const { answers } = readUrl('?lunedi=2025-06-16_2025-06-23', FACTS);
    expect(answers.children[0]).toMatchObject({ weeks: 2 });
  });

  it('can be read whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), mangled), (search) => {
        const { answers } = readUrl(search, FACTS);
        expect(quote(requestsOf(answers), FACTS).totalCents).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });
});

const names = `
  sede fascia settimane lunedi giorni date anticipo uscita-settimane uscita-giorni quota
  eta convenzione catena famiglie catena-pagata fratelli-iscritti bambini sede-2 settimane-2 segue-2
`
  .trim()
  .split(/\s+/);
const value = fc.oneof(
  fc.string(),
  fc.integer({ min: -5, max: 999 }).map(String),
  fc.constantFrom('intera', 'mezza', 'si', 'no', 'buono', 'sport-city', 'sc-ostiense', 'pagata'),
  fc.constantFrom('2025-06-16', '2025-08-11_2025-06-16', '2025-13-99', '2025-06-17_2025-06-17'),
);
const mangled = fc
  .array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 12 })
  .map((pairs) => `?${new URLSearchParams(pairs)}`);

const count = (max: number) => fc.integer({ min: 0, max });
const anyChild: fc.Arbitrary<ChildAnswers> = fc.record({
  venue: fc.constantFrom('sport-city', 'sc-ostiense'),
  timeBand: fc.constantFrom('full', 'half'),
  weeks: count(13),
  weekStarts: fc.subarray(['2025-06-09', '2025-06-16', '2025-07-07', '2025-08-11']),
  days: count(20),
  dayDates: fc.subarray(['2025-06-17', '2025-07-01', '2025-07-02', '2025-08-12']),
  advanceWeeks: count(13),
  extendedExitWeeks: count(13),
  extendedExitDays: count(20),
  enrolment: fc.boolean(),
  age: fc.option(count(20), { nil: undefined }),
  copiesFirst: fc.boolean(),
});
const anyAnswers: fc.Arbitrary<Answers> = fc
  .record({
    agreement: fc.constantFrom('no', 'yes', 'voucher'),
    chainChildren: count(8),
    chainFamilies: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
    chainConfirmed: fc.option(fc.boolean(), { nil: undefined }),
    siblings: count(3),
    children: fc.array(anyChild, { minLength: 1, maxLength: 4 }),
  })
  .map((answers) => ({ ...answers }) as Answers);

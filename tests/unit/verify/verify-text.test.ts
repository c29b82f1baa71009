import { describe, expect, it } from 'vitest';
import { publicFacts } from '../../../src/publish/public-facts.ts';
import { verifyMaterial } from '../../../src/publish/verify-material.ts';
import { createMentionedFacts } from '../../../src/verify/mentioned-facts.ts';
import { createVerify } from '../../../src/verify/verify-text.ts';
import { inEnglish } from '../../translated-camp.ts';
import { published } from '../publish/made-up.ts';

const publication = published();
const material = verifyMaterial(publication, publicFacts(publication));
const verify = createVerify(material);
/** Its claims, such as `144 euro equal prices.week`. */
const verdicts = (text: string, venue?: string) =>
  verify(text, venue).map(({ found, verdict, fact }) => `${found} ${verdict} ${fact?.path}`);
const told = (text: string) => verify(text).map(({ verdict }) => verdict);

it('tells that nobody has confirmed a value, and mentions none to a model', () => {
  const phone = 'Il telefono della segreteria è +39 045 000 0101.';
  expect(verify(phone)[0]).toMatchObject({ verdict: 'equal', fact: { confirmed: false } });
  const mentioned = createMentionedFacts(material)(`${phone} La settimana costa 144 euro.`);
  expect(mentioned.map(({ path }) => path)).not.toContain('contacts.secretariat.phone');
  expect(mentioned.every(({ confirmed }) => confirmed !== false)).toBe(true);
});

describe('a text', () => {
  it.each([
    ['Una settimana a Parco Tigli costa 153 euro.', '153 euro equal venues.parcoTigli.prices.week'],
    [
      'Una settimana a Parco Tigli costa 149 euro.',
      '149 euro differs venues.parcoTigli.prices.week',
    ],
    ['Una settimana intera a Lago Blu costa 144 euro.', '144 euro equal prices.week'],
    ['Una settimana intera a Lago Blu costa 137 euro.', '137 euro undecided prices.week'],
    // Whose name no page lists: its prices are not those of the venue above.
    [
      'Una settimana a Parco Tigli costa 153 euro.\nA Colle Alto una settimana costa 153 euro.',
      '153 euro differs prices.week',
    ],
    ['La stagione finisce il 19 settembre.', '19 settembre undecided season.end'],
    ['Il campus comincia il 16 giugno 2031.', '16 giugno 2031 equal season.start'],
  ])('%s', (text, claim) => {
    expect(verdicts(text)).toContain(claim);
  });

  it.each([
    ['Lago Blu non ha la piscina.', 'differs'],
    ['Lago Blu ha la piscina.', 'equal'],
  ])('cites the features of the venue: %s', (text, verdict) => {
    const label = 'Lago Blu';
    const written = expect.stringContaining('iscina');
    const fact = { path: 'venues.lagoBlu.features', label, written };
    expect(verify(text)).toMatchObject([{ verdict, fact }]);
  });

  it('may have values for a person to check', () => {
    const [claim] = verify('Alla festa di carnevale la maschera costa 48 euro.');
    expect(claim).toMatchObject({ found: '48 euro', verdict: 'check' });
  });

  it.each(['Si gioca con sette palloni.', 'Tutti i giorni dalle 2:30 alle 5:10!'])(
    'has no claim without a fact: %s',
    (text) => expect(verify(text)).toEqual([]),
  );

  // What content says without a number: by an answer, a day's dishes, a theme's weeks.
  it.each([
    ['Il totale si arrotonda per eccesso.', 'equal discounts.rounding.mode'],
    ['Il totale si arrotonda per difetto.', 'differs discounts.rounding.mode'],
    ['La quota di iscrizione si paga una volta sola.', 'equal fees.enrolment.times'],
    ['La quota di iscrizione si paga di nuovo a ogni turno.', 'differs fees.enrolment.times'],
    ['Lo sconto fratelli vale anche sull’iscrizione.', 'differs fees.enrolment.discounted'],
    ['Nessuno sconto vale anche sull’iscrizione.', 'equal fees.enrolment.discounted'],
    ['Il prolungamento è confermato.', 'differs season.extension.status'],
    ['Il prolungamento non è ancora confermato.', 'equal season.extension.status'],
    ['Il risotto si mangia il lunedì.', 'differs meals.days.tuesday.0.dish'],
    ['Il risotto si mangia il martedì.', 'equal meals.days.tuesday.0.dish'],
    ['Nella prima settimana il tema è il circo.', 'differs weeks.programme.themes.3'],
    ['Dal 7 all’11 luglio il tema è il circo.', 'equal weeks.programme.themes.3'],
  ])('may answer without a number: %s', (text, claim) => {
    expect(verdicts(text).join('\n')).toMatch(new RegExp(` ${claim}$`, 'm'));
  });

  it('cites the section', () => {
    const [claim] = verify('Una settimana a Parco Tigli costa 149 euro.');
    expect(claim?.fact).toMatchObject({
      written: '153\u00A0€',
      article: { title: expect.any(String) },
    });
  });

  it('has a place for each claim', () => {
    const text = 'Volantino\n\nDue righe.\nA Parco Tigli una settimana costa 149 euro.';
    const [claim] = verify(text);
    expect([claim?.line, claim?.column]).toEqual([4, 35]);
    expect(text.slice(claim?.start, claim?.end)).toBe('149 euro');
  });

  it('uses its venue', () => {
    expect(verdicts('Una settimana costa 153 euro.', 'parcoTigli')).toEqual([
      '153 euro equal venues.parcoTigli.prices.week',
    ]);
  });

  it.each([
    ['a chat', '[12/05/31, 10:22:07] Mario: a Parco Tigli una settimana costa 149 euro?'],
    ['another chat', '12/05/31, 10:22 - Anna Rossi: a Parco Tigli una settimana costa 149 euro'],
    ['subtitles', '7\n00:00:12,500 --> 00:00:14,000\na Parco Tigli una settimana costa 149 euro'],
  ])('verifies what %s says, not when it was said', (_, text) => {
    expect(verify(text).map(({ found }) => found)).toEqual(['149 euro']);
  });

  it('compares each value of a list with its own words', () => {
    const text = 'Parco Tigli: settimana 153 euro, quota di iscrizione 11 euro.';
    expect(verdicts(text)).toEqual([
      '153 euro equal venues.parcoTigli.prices.week',
      '11 euro differs fees.enrolment',
    ]);
  });

  it('names the fact of the words beside a wrong value', () => {
    const text = 'Una settimana a Parco Tigli costa 149 euro, l’uscita prolungata è fino alle 19.';
    expect(verify(text).map(({ fact }) => fact?.path)).toEqual([
      'venues.parcoTigli.prices.week',
      'hours.extendedExit',
    ]);
  });

  it.each([
    ['A Parco Tigli una settimana costa 149 euro.', 'costa 153 €.'],
    ['Il campus comincia il 17/6.', 'il 16/6.'],
    ['La mezza giornata va dalle 7:30 alle 13:10.', / alle \d+:\d+\.$/],
  ])('corrects %s', (text, right) => {
    const correction = verify(text).find((claim) => claim.correction)?.correction;
    const { start, end, text: written } = correction ?? { start: 0, end: 0, text: '' };
    expect(text.slice(0, start) + written + text.slice(end)).toMatch(right);
  });

  it('puts no price in the place of a venue', () => {
    const [claim] = verify('A Parco Tigli una settimana costa meno che a Lago Blu.');
    expect(claim).toMatchObject({ verdict: 'differs' });
    expect(claim?.correction).toBeUndefined();
  });

  // As families and the office write them, in more than one sentence.
  it.each([
    [
      'a price list by venue, without a currency',
      'LISTINO\nLago Blu\nsettimana intera 140\nmezza giornata 102\ngiornaliero 38\nParco Tigli\nsettimana intera 153\ngiornaliero 33',
      '140 differs prices.week, 102 equal prices.halfDayWeek, 38 equal prices.day, 153 equal venues.parcoTigli.prices.week, 33 check prices.day',
    ],
    [
      'a leaflet that names its venue once',
      'Estate 2031 a Parco Tigli!\nSettimana intera a 144 euro, giorno singolo 38 €.',
      '2031 equal season.year, 144 euro differs venues.parcoTigli.prices.week, 38 € equal prices.day',
    ],
    [
      'two venues in one sentence',
      'A Lago Blu la mezza giornata costa 98 euro, mentre a Parco Tigli la settimana costa 144 euro.',
      '98 euro differs prices.halfDayWeek, 144 euro differs venues.parcoTigli.prices.week',
    ],
    [
      'a message that answers a question',
      '12/05/31, 09:22 - Anna: e l’uscita?\n12/05/31, 09:25 - Segreteria: dalle 17 alle 17:30',
      '17 alle 17:30 differs hours.exit',
    ],
    [
      'the season by its two days',
      'Vi aspettiamo dal 16 giugno al 19 settembre.',
      '16 giugno al 19 settembre undecided season',
    ],
    [
      'a wrapped line',
      'Per chi iscrive due figli al campus di quest’estate c’è lo sconto fratelli\ndel 15% sul secondo.',
      '15% differs discounts.siblings.percent',
    ],
    [
      'a right value beside words of another',
      'Gli enti convenzionati pagano 121 euro a settimana, 85 per la mezza giornata.',
      '121 euro equal agreements.rates.week, 85 differs agreements.rates.halfDayWeek',
    ],
  ])('is verified as a whole: %s', (_, text, claims) => {
    expect(verdicts(text)).toEqual(expect.arrayContaining(claims.split(', ')));
  });

  it('has no claim about staff facts', () => {
    expect(material.facts.map(({ path }) => path)).not.toContain('staff.photos.minPerDay');
  });
});

describe('a sentence that names no fact gets none', () => {
  it.each([
    ['Pattinaggio: 11 anni', '11 anni'],
    ['Esperienza\nSi pattina a 11 anni, da soli.', '11 anni'],
    ['I bambini dagli 11 anni pattinano da soli.', '11 anni'],
    ['Si suona per due ore e mezza, dalle 10:20 alle 12:50.', '10:20 alle 12:50'],
    ['La gita per i grandi va dal 16 giugno al 20 giugno.', '20 giugno'],
    ['Il torneo della settimana finisce alle 20:00.', '20:00'],
    ['Sconti\nAl bar è il 17%.', '17%'],
    ['Prezzi\nLa pizza costa 7 euro.', '7 euro'],
  ])('%j', (text, value) => {
    const corrections = verify(text).filter(
      ({ found, correction }) => found === value && correction,
    );
    expect(corrections).toEqual([]);
    expect(told(text)).not.toContain('differs');
  });
});

describe('a sentence that names a fact is compared with it', () => {
  it.each([
    ['Si entra dalle 7:40.', '7:40'],
    ['La mezza giornata va dalle 7:30 alle 13:10.', '7:30 alle 13:10'],
    ['L’uscita prolungata è fino alle 19.', '19'],
    ['Una settimana a Parco Tigli costa 149 euro.', '149 euro'],
    ['La quota di iscrizione è di 13 euro.', '13 euro'],
    ['Lo sconto fratelli è del 15%.', '15%'],
    ['Il campus comincia il 17 giugno.', '17 giugno'],
  ])('%j', (text, value) => {
    const correction = { text: expect.any(String) };
    expect(verify(text)).toContainEqual(
      expect.objectContaining({
        found: value,
        verdict: 'differs',
        correction: expect.objectContaining(correction),
      }),
    );
  });
});

it('knows the rows of a list that the site shows', () => {
  expect(told('In tre in catena si ha il 9% di sconto.')).toEqual(['equal', 'equal']);
  expect(told('In tre in catena si ha il 12% di sconto.')).toContain('differs');
});

it('holds an age against the subject that has it', () => {
  const trial = 'vengono anche i bimbi di quattro anni e mezzo.';
  expect(told(`All’open day ${trial}`)).toEqual(['equal']);
  expect(told(`Al campus ${trial}`)).toEqual(['differs']);
});

describe('an English text', () => {
  const english = published(inEnglish());
  const verify = createVerify(verifyMaterial(english, publicFacts(english), { locale: 'en' }));
  const told = (text: string) =>
    verify(text).map(({ verdict, found, fact }) => [verdict, found, fact?.label, fact?.written]);
  const label = 'Base prices › Parco Tigli › Full week';

  it.each([
    ['€153', 'equal'],
    ['one hundred and fifty-three euros', 'equal'],
    ['€150', 'differs'],
  ])('is compared with the same facts: %s', (found, verdict) => {
    const text = `A full week at Parco Tigli costs ${found}.`;
    expect(told(text)).toEqual([[verdict, found, label, '€153']]);
  });

  it('must be in a language of the site', () => {
    expect(() => verifyMaterial(english, publicFacts(english), { locale: 'fr' })).toThrow('locale');
  });
});

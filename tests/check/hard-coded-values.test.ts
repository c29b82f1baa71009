import { describe, expect, it } from 'vitest';
import { pathWith } from '../../src/check/facts/facts-to-read.ts';
import { campSources, textOf, withFile } from '../camp.ts';
import { projectOf } from '../schemas.ts';
import { edited, errors, reports } from './edited.ts';

/** A place in the camp's texts where a test can type a value. */
const FEE = {
  file: 'texts/it/lago-blu.json',
  from: /\{\{prices\.week, euro\}\}, con/,
};

describe('a hard-coded value', () => {
  it('is not found in a description of a picture', () => {
    const file = 'texts/it/domande.json';
    const told = (words: string) =>
      reports(
        edited({ file, from: /"pictureAlt": "[^"]*"/, to: `"pictureAlt": "${words}"` }).content,
      );
    expect(told('Due bambine sedute sotto un pino: una alza la mano')).toEqual([]);
    expect(told('Cinque bambini in fila')).toEqual([]);
    expect(told('Un cartello: 144 euro')).toHaveLength(1);
  });

  it.each([
    ['Un giorno di prova costa 38 euro.', '{{prices.day, euro}} (38 €)'],
    ['Gli open day sono tre.', '{{openDays.events.count, number}} (2)'],
    ['Le iscrizioni chiudono il mercoledì.', '{{enrolment.deadline.weekday, weekday}} (giovedì)'],
    ['Lo sconto fratelli è del 19%.', '{{discounts.siblings.percent, percent}} (12%)'],
  ])('proposes what explains it first: «%s»', (words, first) => {
    const { content } = edited({
      file: 'texts/it/relax.json',
      from: /"text": "[^"]*"/,
      to: `"text": "${words}"`,
    });
    const [{ sentence = '' } = {}] = reports(content);
    expect(sentence.slice(sentence.indexOf('{{'), sentence.indexOf(')') + 1)).toBe(first);
  });

  it.each([
    ['Pagate 3 settimane insieme.', 'discounts.advancePayment.groupWeeks', false],
    ['3 settimane pagate tutte insieme.', 'discounts.advancePayment.groupWeeks', true],
    ['Insieme per 3 settimane.', 'discounts.advancePayment.groupWeeks', false],
  ])('belongs to the fact that «%s» is about', (words, fact, isSure) => {
    const file = 'texts/it/prezzi.json';
    const { content } = edited({ file, from: /"I prezzi sono per bambino\./, to: `"${words}` });
    const [{ sentence = '' } = {}, ...more] = reports(content);
    expect([more, sentence.endsWith('--fix».')]).toEqual([[], isSure]);
    expect(/\{\{([\w.]+)/.exec(sentence)?.[1]).toBe(fact);
  });

  it.each([
    ['Si comincia dopo due parole di saluto.', []],
    ['Mille giochi, nessuno schermo.', []],
    ['La stagione comincia a metà giugno, il terzo lunedì di giugno.', []],
    ['La stagione finisce a inizio maggio.', ['«inizio maggio» è scritto a mano']],
    ['Sono quattro passi dal cancello.', ['«quattro» è scritto a mano e non è il valore']],
    ['Lo facciamo da trent’anni.', ['«trent’anni» è scritto a mano']],
    ['Ci vogliono cinque minuti.', ['«cinque minuti» è scritto a mano']],
  ])('in words is a finding above three: «%s»', (words, found) => {
    const file = 'texts/it/prezzi.json';
    const { content } = edited({ file, from: /"I prezzi sono per bambino\./, to: `"${words}` });
    expect(
      reports(content).map(({ sentence }, index) => sentence.slice(0, found[index]?.length)),
    ).toEqual(found);
  });

  it('is accepted in a family’s words about something else', () => {
    const said = (words: string) => {
      const from = /(?<="text": ")[^"]*(?=",\s*"author")/;
      return reports(edited({ file: 'texts/it/home.json', from, to: words }).content).length;
    };
    expect(said('Ha trovato tre amici il primo giorno, e da cinque anni ci torna.')).toBe(0);
    expect(said('Per una settimana paghiamo 144 euro.')).toBe(1);
  });

  it('is rejected on a page that omits it', () => {
    const { content } = edited({
      file: 'texts/it/members.json',
      from: /"title": "([^"]*)"/,
      to: '"title": "Capi villaggio dai 24 anni"',
    });
    expect(reports(content).map(({ sentence }) => sentence)).toEqual([
      '«24 anni» è il valore ufficiale di «staff.villageHeads.minAge», ma questa pagina in «says» dichiara di non dirlo: cancellatelo dal testo, oppure togliete «staff.villageHeads.minAge» da «says» e scrivete {{staff.villageHeads.minAge, number}} anni.',
    ]);
  });

  it('in a range is compared end by end with what the page says', () => {
    const { content } = edited({
      file: 'texts/it/home.json',
      from: /"subtitle": "[^"]*"/,
      to: '"subtitle": "Dal 16 giugno al 12 settembre 2031"',
    });
    const [start = '', end = '', ...more] = reports(content).map(({ sentence }) => sentence);
    expect(more).toEqual([]);
    expect(start).toContain('{{season.start, dayMonth}}');
    expect(end).toBe(
      '«12 settembre 2031» è il valore ufficiale di «season.end», ma questa pagina in «says» dice 19 settembre 2031: scrivete {{season.end, date}} per mostrare il valore della pagina, oppure togliete «season.end» da «says».',
    );
  });

  it('is never said to be another value of the same fact', () => {
    const { content } = edited({
      file: 'facts/season.json',
      from: /"from": "2031-08-18", "to": "2031-08-22"/,
      to: '"from": "2031-10-06", "to": "2031-10-10"',
    });
    const told = reports(content).filter(({ place }) => place.startsWith('texts/'));
    expect(told.length).toBeGreaterThan(0);
    for (const { sentence } of told) {
      expect(sentence).toContain('non è il valore di nessun dato');
      expect(sentence).not.toMatch(/\{"|vale come/);
    }
  });

  it('of another price is said to be that price', () => {
    const to = 'una giornata a 144 euro piena di sport';
    const edit = { file: FEE.file, from: /una giornata piena di sport/, to };
    const [{ sentence = '' } = {}] = reports(edited(edit).content);
    expect(sentence).toContain('è il valore di «prices.week», ma non di ciò di cui la frase parla');
  });

  it('that follows from prices has no placeholder', () => {
    const to = '{{prices.week, euro}} e {{fees.enrolment, euro}} d’iscrizione: 154 € in tutto, con';
    const [{ sentence = '' } = {}] = reports(edited({ ...FEE, to }).content);
    expect(sentence).toContain('«154 €» è scritto a mano e non è il valore di nessun dato');
  });

  it('has a fix that keeps the words around it', () => {
    const cases: [typed: string, fix: string][] = [
      ['Bambini di 5-13 anni.', 'Bambini di {{camp.age, ageRange}} anni.'],
      [
        'Bambini dai 5 ai 13 anni.',
        'Bambini dai {{camp.age.min, number}} ai {{camp.age.max, number}} anni.',
      ],
      ['Si prova da 4 anni e mezzo.', 'Si prova da {{openDays.trialAge, age}}.'],
      ['La chiusura è 18-22 agosto.', 'La chiusura è {{season.closures.august, dateRange}}.'],
      [
        'La chiusura va dal 18 al 22 agosto.',
        'La chiusura va dal {{season.closures.august.from, dayMonth}} al {{season.closures.august.to, dayMonth}}.',
      ],
      ['La mezza giornata è 8.00-14.30.', 'La mezza giornata è {{hours.halfDay, timeRange}}.'],
      [
        'Uscita prolungata fino alle ore 18:30.',
        'Uscita prolungata fino alle ore {{hours.extendedExit, time}}.',
      ],
      ['Il 96% dei genitori.', 'Il {{claims.satisfaction.percent, percent}} dei genitori.'],
      ['Ci sono undici enti.', 'Ci sono {{agreements.count, number}} enti.'],
      ['Si comincia lunedì 16 giugno 2031.', 'Si comincia {{season.start, longDate}}.'],
      ['Organizziamo campus dal 2003.', 'Organizziamo campus dal {{camp.founded, year}}.'],
      ['Scrivete a tutela@girasole.example.', 'Scrivete a {{contacts.safeguarding.email}}.'],
    ];
    // Each in a separate text, all read in one run.
    let next = 0;
    const text = textOf('texts/it/home.json').replaceAll(/"text": "[^"]*"/g, (own) => {
      const [typed] = cases[next++] ?? [];
      return typed === undefined ? own : `"text": "«Così» \\u00e8: ${typed}"`;
    });
    const fixes = errors(withFile('texts/it/home.json', text)).flatMap(({ fix }) => fix ?? []);
    const result = fixes
      .toSorted((a, b) => b.start - a.start)
      .reduce((all, fix) => all.slice(0, fix.start) + fix.text + all.slice(fix.end), text);
    for (const [, fixed] of cases) expect(result).toContain(`"«Così» \\u00e8: ${fixed}"`);
  });

  it('is not guessed for a number without a noun', () => {
    const { content, places } = edited({
      ...FEE,
      to: '{{prices.week, euro}} sconto fratelli ‸5, con',
    });
    const found = errors(content);
    expect(found.map(({ code, fix }) => [code, fix])).toEqual([['unknown-value', undefined]]);
    expect(found.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual(places);
  });
});

it('names the fact that has an hour, or the range that begins or ends with it', () => {
  const at = (from: number) => pathWith(projectOf(campSources), { kind: 'time', from, to: from });
  const [slots, hour] = ['programme.slots', 60];
  expect(at(18.5 * hour)).toMatch(/^hours\./);
  expect(at(12.5 * hour)).toMatch(`${slots}.`);
  expect(at(3 * hour)).toBe('');
});

describe('an exception', () => {
  const declared = (text: string) => `"exceptions": {
    "channel": { "text": "${text}", "reason": "È un nome.", "declaredOn": "2024-03-04" },`;

  it('allows a number that is not a fact', () => {
    const { content } = edited({
      ...FEE,
      to: '{{prices.week, euro}} sconto fratelli 5, con',
    });
    const exceptions = textOf('exceptions.json').replace('"exceptions": {', declared('fratelli 5'));
    const withException = content.map((source) =>
      source.path === 'exceptions.json' ? { ...source, text: exceptions } : source,
    );
    expect(errors(withException)).toEqual([]);
  });
});

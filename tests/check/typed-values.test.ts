import { describe, expect, it } from 'vitest';
import { edited, errors, realContent, reports, textOf, withFile } from './real-content.ts';

/** Text that stands before a value in the real content, so that a test can type the value there. */
const FEE = {
  file: 'texts/it/sport-city.json',
  from: /\{\{prices\.sportCity\.week, euro\}\}, con/,
};

describe('a value typed into a text', () => {
  it('is named with the placeholder to use', () => {
    const { content, places } = edited({ ...FEE, to: '‸135 euro, con' });
    expect(reports(content)).toEqual([
      {
        place: places[0],
        sentence:
          '«135 euro» è scritto a mano, ma è un dato: «prices.sportCity.week»: scrivete {{prices.sportCity.week, euro}}, oppure lasciatelo scrivere a «npm run check -- --fix».',
      },
    ]);
  });

  it('is held against what its page says', () => {
    const { content, places } = edited({
      file: 'texts/it/tc-nascosa.json',
      from: /\{\{prices\.sportCity\.week, euro\}\}, pranzo/,
      to: '‸135 euro, pranzo',
    });
    expect(reports(content)).toEqual([
      {
        place: places[0],
        sentence:
          '«135 euro» è il valore ufficiale di «prices.sportCity.week», ma questa pagina in «says» dice 129: scrivete {{prices.sportCity.week, euro}} per mostrare il valore della pagina, oppure togliete «prices.sportCity.week» da «says».',
      },
    ]);
  });

  it('is not said by a page that declares to be silent', () => {
    const { content } = edited({
      file: 'texts/it/members.json',
      from: /"title": "([^"]*)"/,
      to: '"title": "Capi villaggio dai 25 anni"',
    });
    expect(reports(content).map(({ sentence }) => sentence)).toEqual([
      '«25 anni» è il valore ufficiale di «staff.villageHeads.minAge», ma questa pagina in «says» dichiara di non dirlo: cancellatelo dal testo, oppure togliete «staff.villageHeads.minAge» da «says» e scrivete {{staff.villageHeads.minAge, number}}.',
    ]);
  });

  it('brings the nearest facts when it equals none', () => {
    const { content, places } = edited({ ...FEE, to: '‸136 euro, con' });
    expect(reports(content)).toEqual([
      {
        place: places[0],
        sentence:
          '«136 euro» è scritto a mano e non è il valore di nessun dato: se intendevate uno di questi, usate il segnaposto: «prices.sportCity.week» (135), «prices.scOstiense.week» (139), «agreements.rates.week» (110); se è un dato nuovo aggiungetelo nella cartella facts, se non è un dato dichiaratelo in exceptions.json.',
      },
    ]);
  });

  it('keeps its fix to the value and the words around it', () => {
    const cases: [typed: string, fix: string][] = [
      ['Bambini di 4-14 anni.', 'Bambini di {{camp.age, ageRange}} anni.'],
      [
        'Bambini dai 4 ai 14 anni.',
        'Bambini dai {{camp.age.min, number}} ai {{camp.age.max, number}} anni.',
      ],
      ['Si prova da 3 anni e mezzo.', 'Si prova da {{openDays.trialAge, age}}.'],
      ['La chiusura è 11-15 agosto.', 'La chiusura è {{season.closures.august, dateRange}}.'],
      [
        'La chiusura va dall’11 al 15 agosto.',
        'La chiusura va dall’{{season.closures.august.from, dayMonth}} al {{season.closures.august.to, dayMonth}}.',
      ],
      ['La mezza giornata è 7.30-14.00.', 'La mezza giornata è {{hours.halfDay, timeRange}}.'],
      [
        'Uscita prolungata fino alle ore 18.',
        'Uscita prolungata fino alle ore {{hours.extendedExit, time}}.',
      ],
      ['Il 98% dei genitori.', 'Il {{claims.satisfaction.percent, percent}} dei genitori.'],
      ['Ci sono ventisei enti.', 'Ci sono {{agreements.count, number}} enti.'],
      ['Si comincia lunedì 9 giugno 2025.', 'Si comincia {{season.start, longDate}}.'],
      ['Organizziamo campus dal 1994.', 'Organizziamo campus dal {{camp.founded, year}}.'],
      ['Scrivete a tutela@funvillage.example.', 'Scrivete a {{contacts.safeguarding.email}}.'],
    ];
    for (const [typed, fixed] of cases) {
      const text = textOf('texts/it/relax.json').replace(
        /"text": "[^"]*"/,
        () => `"text": "«Così» \\u00e8: ${typed}"`,
      );
      const fixes = errors(withFile('texts/it/relax.json', text)).flatMap(({ fix }) => fix ?? []);
      const result = fixes
        .toSorted((a, b) => b.start - a.start)
        .reduce((all, fix) => all.slice(0, fix.start) + fix.text + all.slice(fix.end), text);
      expect(result).toContain(`"«Così» \\u00e8: ${fixed}"`);
    }
  });

  it('is not guessed for a number that counts nothing', () => {
    const { content, places } = edited({
      ...FEE,
      to: '{{prices.sportCity.week, euro}} su Canale ‸5, con',
    });
    const found = errors(content);
    expect(found.map(({ code, fix }) => [code, fix])).toEqual([['unknown-value', undefined]]);
    expect(reports(content)[0]?.place).toBe(places[0]);
  });

  it('is found in no text as it is today', () => {
    expect(errors(realContent)).toEqual([]);
  });
});

describe('an exception', () => {
  const declared = (text: string) => `"exceptions": {
    "channel": { "text": "${text}", "reason": "È un nome.", "declaredOn": "2026-11-20" },`;

  it('lets a number be no fact', () => {
    const { content } = edited({ ...FEE, to: '{{prices.sportCity.week, euro}} su Canale 5, con' });
    const exceptions = textOf('exceptions.json').replace('"exceptions": {', declared('Canale 5'));
    const withException = content.map((source) =>
      source.path === 'exceptions.json' ? { ...source, text: exceptions } : source,
    );
    expect(errors(content)).toHaveLength(1);
    expect(errors(withException)).toEqual([]);
  });

  it('fails once no text needs it', () => {
    const { content, places } = edited({
      file: 'exceptions.json',
      from: /"exceptions": \{/,
      to: declared('Canale 5').replace('"channel"', '‸"channel"'),
    });
    expect(reports(content)).toEqual([
      {
        place: places[0],
        sentence: 'Nessun testo dice più «Canale 5»: cancellate questa eccezione.',
      },
    ]);
  });
});

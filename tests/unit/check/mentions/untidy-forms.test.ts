import { expect, it } from 'vitest';
import { mentionsOf } from '../../../../src/check/mentions/mentions-of.ts';

const context = { year: 2031, nouns: new Set<string>() };

/** The ways of chats, flyers and price lists; a number that states nothing by itself is left out. */
it.each([
  ['95€/135€ a settimana', ['money 95', 'money 135']],
  ['dai 95 ai 135 euro', ['money 95', 'money 135']],
  ['mezzo euro di sconto', ['money 0.5']],
  ['_135€_ tutto compreso', ['money 135']],
  ['135 € (centotrentacinque/00)', ['money 135']],
  ['Quota 135: pasti inclusi', ['money 135']],
  ['50 di acconto e 85 di saldo', ['money 50', 'money 85']],
  ['con mensa 130 €, 95 senza', ['money 130', 'money 95']],
  ['Intera 135 - mezza 95 - giornaliero 35 €', ['money 135', 'money 95', 'money 35']],
  ['primo figlio 135, secondo 120 euro', ['money 135', 'money 120']],
  ['1 sett 135 | 2 sett 260 (€)', ['count 1', 'money 135', 'count 2', 'money 260']],
  ['quest’anno 135, l’anno scorso 130 euro', ['money 135', 'money 130']],
  ['pre 7.30-8.30 +10€/sett', ['timeRange 07:30..08:30', 'money 10']],
  ['il 5 o il 10%', ['percent 5', 'percent 10']],
  ['sconto del dieci per il secondo figlio, del venti per il terzo', ['percent 10', 'percent 20']],
  ['10% sul secondo e 15 sul terzo', ['percent 10', 'percent 15']],
  ['20%off', ['percent 20']],
  ['3-5, 6-10 e 11-14 anni', ['ageRange 3..5', 'ageRange 6..10', 'ageRange 11..14']],
  ['Baby (3-5) Junior (6-10)', ['ageRange 3..5', 'ageRange 6..10']],
  ['chi ha compiuto il terzo anno', ['age 3']],
  ['under14 e over-65', ['age 14', 'age 65']],
  ['fino ai 14', ['age 14']],
  ['sotto i 4 archi', ['count 4']],
  ['sotto i 4 anni', ['age 4']],
  ['9-12,30 e 14,30-17', ['timeRange 09:00..12:30', 'timeRange 14:30..17:00']],
  ['9-12 e 15-18', ['timeRange 09:00..12:00', 'timeRange 15:00..18:00']],
  ['mattina: 9-12 / pomeriggio: 15-18', ['timeRange 09:00..12:00', 'timeRange 15:00..18:00']],
  ['dalle otto a mezzogiorno e mezzo', ['timeRange 08:00..12:30']],
  ['pranzo 12,30; merenda 16,15', ['time 12:30', 'time 16:15']],
  ['pranzo 5,50 €', ['money 5.5']],
  ['16.30 merenda, 17 uscita', ['time 16:30', 'time 17:00']],
  ['alle ore 9, 11 e 15', ['time 09:00', 'time 11:00', 'time 15:00']],
  ['uscita ore 13 oppure 16', ['time 13:00', 'time 16:00']],
  ['le nove precise', ['time 09:00']],
  ['dal 9 giugno al 13', ['dateRange 2031-06-09..2031-06-13']],
  [
    'GIUGNO: dal 9 al 13, 16-20',
    ['month 2031-06', 'dateRange 2031-06-09..2031-06-13', 'dateRange 2031-06-16..2031-06-20'],
  ],
  ['9-13 / 16-20 giugno', ['dateRange 2031-06-09..2031-06-13', 'dateRange 2031-06-16..2031-06-20']],
  ['dal 9.6. al 13.6.', ['dateRange 2031-06-09..2031-06-13']],
  ['la penultima settimana di luglio', ['week 2031-07/-2']],
  ['ultimo sabato maggio', ['weekdayOfMonth 2031-05/saturday/-1']],
  ['gio: piscina', ['weekday thursday']],
  ['stagione 2030/’31', ['year 2030', 'year 2031']],
  ['1 ora e 30 minuti', ['count 90']],
  ['15/20 minuti', ['count 15', 'count 20']],
  ['con un giorno d’anticipo', ['count 1']],
  ['posti limitati (50)', ['count 50']],
  ['ne restano 5', ['count 5']],
  ['merita 5 stelle', ['rating 5']],
  ['rapporto educatori/bambini 1/10', ['count 10']],
])('reads «%s»', (text, expected) => {
  const stated = mentionsOf(text, 'it', context).filter(({ kind }) => kind !== 'number');
  const told = stated.map(({ kind, value }) =>
    typeof value === 'object' ? `${kind} ${value.from}..${value.to}` : `${kind} ${value}`,
  );
  expect(told).toEqual(expected);
});

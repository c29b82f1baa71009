import { expect, it } from 'vitest';
import { mentionsOf } from '../../../../src/check/mentions/mentions-of.ts';

const context = { year: 2031, nouns: new Set<string>() };

/** What a text states as an amount, in euros. */
const euros = (text: string) =>
  mentionsOf(text, 'it', context).flatMap(({ kind, value }) => (kind === 'money' ? [value] : []));

it.each([
  ['in front', (amount: string) => `€ ${amount}`],
  ['behind', (amount: string) => `da 135 € a ${amount} €, −25%`],
])('no amount is taken for a name or a part of itself, with the unit %s', (_, written) => {
  const misread: string[] = [];
  for (let whole = 1; whole <= 1200; whole += 1) {
    for (const cents of ['', `,${String((whole * 7) % 100).padStart(2, '0')}`]) {
      const text = written(whole + cents);
      if (!euros(text).includes(Number(`${whole}${cents.replace(',', '.')}`))) misread.push(text);
      if (euros(text).length !== written('x').split('€').length - 1) misread.push(text);
    }
  }
  expect(misread).toEqual([]);
});

it.each([
  ['Il rimborso segue l’art. 101, comma 2: 101,25 €', ['money 101.25']],
  ['legge 104/1992: 104 € di sconto', ['money 104']],
  ['L. 104/92 e sconto del 10,4%', ['percent 10.4']],
  ['Il bus 64 costa 1,50 €', ['money 1.5']],
  ['linea 766 e navetta a 7,66 €', ['money 7.66']],
  ['Via Ostiense 101, 25 € all’ingresso', ['money 25']],
  ['135, 00 € la settimana', ['money 135']],
  ['135 ,00 € la settimana', ['money 135']],
  ['135 Euro/00', ['money 135']],
  ['centotrentacinque/50 €', ['money 135.5']],
  ['Costa 1.250,50 €.', ['money 1250.5']],
  ['un rimborso di −25,50 €', ['money 25.5']],
  ['sconto 10%+5%', ['percent 10', 'percent 5']],
  ['sconti 5%-10%', ['percent 5', 'percent 10']],
  ['sconto dello 0,5 %', ['percent 0.5']],
  ['1/3 in meno', ['percent 33.33']],
  ['Ha 3½ anni', ['count 3.5']],
  ['Ha 3 anni e ½', ['count 3.5']],
  ['2 ore e ½ di gioco', ['count 2.5']],
  ['Quote 135/120/110 €', ['money 135', 'money 120', 'money 110']],
  ['da € 135/120,50/110', ['money 135', 'money 120.5', 'money 110']],
  ['Delibera 135/120/110 del consiglio', []],
  ['martedì 10/12/2031: € 5', ['date 2031-12-10', 'money 5']],
  ['Uscita 16 e 30, ai cancelli', ['time 16:30']],
  ['Entrata 8 e 15 perché c’è il pullman', ['time 08:15']],
  ['Ingresso 10 e 20 euro', ['money 10', 'money 20']],
  ['Uscita 3 e 4', []],
  ['Mezza giornata (8-14)', ['timeRange 08:00..14:00']],
  ['Ragazzi (8-14)', ['ageRange 8..14']],
  ['uscita alle 16:30h', ['time 16:30']],
  ['Ci vediamo alle 9/10', []],
  ['dal 28.07 all’1.08', ['dateRange 2031-07-28..2031-08-01']],
  [
    'Grest 9 ➜ 13 giugno, 8:00>16:00',
    ['dateRange 2031-06-09..2031-06-13', 'timeRange 08:00..16:00'],
  ],
  ['Chiusi lunedì 2 giugno, aperti martedì 3', ['date 2031-06-02', 'date 2031-06-03']],
  ['Chiusi lunedì 2 giugno, aperti mercoledì 3', ['date 2031-06-02', 'day 3']],
  ['Chiusi lunedì 9 giugno. Aperti martedì 3', ['date 2031-06-09', 'day 3']],
  ['Si chiude il 6 giugno, e la mensa il 5.', ['date 2031-06-06']],
  ['La lotteria costa 2 euro, 5 euro tre biglietti.', ['money 2', 'money 5']],
  ['Turno 1 € 135, turno 2 € 150', ['money 135', 'money 150']],
  ['Segreteria: lunedì e mercoledì 10-12.', ['timeRange 10:00..12:00']],
  ['Paghi 200 euro subito e altri 200 a ottobre.', ['money 200']],
  ['Alle 19.45 contro l’Eur', ['time 19:45']],
  ['Due contro due, 3 contro 3', []],
  ['ETÀ 4/12', ['ageRange 4..12']],
  ['Over 65 a 4 euro', ['age 65', 'money 4']],
  ['Da 65 a 40 euro', ['money 65', 'money 40']],
  ['Partenza alle sette del mattino, sette del mattino!', ['time 07:00', 'time 07:00']],
  ['I tre del pomeriggio giocano', []],
  ['Chi rinnova prima di giugno paga 5 €', ['money 5']],
  ['1 SETTIMANA €130 – 2 SETTIMANE €240', ['count 1', 'money 130', 'count 2', 'money 240']],
  ['Visita il 12-06 ore 16.10', ['date 2031-06-12', 'time 16:10']],
  ['Finita 21-19 al terzo set.', []],
  ['Dal 9 giu. al 5 set.', ['dateRange 2031-06-09..2031-09-05']],
  ['💶 160 a turno', ['money 160']],
])('reads «%s»', (text, expected) => {
  const sure = mentionsOf(text, 'it', context).filter(({ faint }) => !faint);
  const told = sure.map(({ kind, value }) =>
    typeof value === 'object' ? `${kind} ${value.from}..${value.to}` : `${kind} ${value}`,
  );
  expect(told).toEqual(expected);
});

import { describe, expect, it } from 'vitest';
import { found } from './context.ts';

/** Families that texts of real camps, clubs and town halls showed, in words of our own. */
const told = (text: string) =>
  found(text).map(({ kind, value }) =>
    typeof value === 'object' ? `${kind} ${value.from}..${value.to}` : `${kind} ${value}`,
  );
const typed = (text: string) => found(text).map((one) => one.typed);

describe('a value in a text from outside', () => {
  it.each([
    ['Si parte alle 6 spaccate.', ['time 06:00']],
    ['Riunione alle 19 nell’aula grande.', ['time 19:00']],
    ['Dalle 7.40 alle 17.10/17.40.', ['timeRange 07:40..17:10']],
    ['8.30/12,00 - Euro 25,00', ['timeRange 08:30..12:00', 'money 25']],
    ['Le borracce a 7 l’una', ['money 7']],
    ['Tre settimane a 90 l’una, quindi 270 in tutto.', ['count 3', 'money 90', 'money 270']],
    ['Sul foglio ci sono 3 magliette.', ['count 3']],
    ['Entrata 15/10 minuti prima.', ['count 15', 'count 10']],
    ['Chiusi 3Novembre e 8 dicembre.', ['date 2025-11-03', 'date 2025-12-08']],
    ['Saldo entro Novembre 3°) rata', ['month 2025-11', 'number 3']],
    [
      'I lunedì di luglio: 7, 14 e 21',
      ['date 2025-07-07', 'date 2025-07-14', 'date 2025-07-21', 'month 2025-07', 'weekday monday'],
    ],
    ['nei giorni 7, 14, e 21 luglio', ['date 2025-07-07', 'date 2025-07-14', 'date 2025-07-21']],
    [
      'In giugno 16-20 e 23-27',
      ['dateRange 2025-06-16..2025-06-20', 'dateRange 2025-06-23..2025-06-27'],
    ],
    ['La tessera ha validità di un anno.', ['count 1']],
    ['La polisportiva è nata nel 1974.', ['year 1974']],
    ['### Piccoli\nDai 5 anni in su', ['count 5']],
    ['Campo 12-15 anni', ['ageRange 12..15']],
    ['Sono stati 331 i bambini.', ['count 331']],
    ['entro 5 (cinque) giorni', ['count 5']],
    ['n. 3 (tre) pasti', ['count 3']],
    ['8.00-13.00/14.00-17.00', ['timeRange 08:00..13:00', 'timeRange 14:00..17:00']],
    ['€ 65,00 (€ 50,00 più € 15,00)', ['money 65', 'money 50', 'money 15']],
    ['giugno, luglio e agosto', ['monthRange 2025-06..2025-08']],
    ['giugno, luglio e settembre', ['month 2025-06', 'month 2025-07', 'month 2025-09']],
    ['Mezza giornata (senza mensa): 85', ['money 85']],
    ['Full time 130, part time 90', ['money 130', 'money 90']],
    ['1 settimana: 130', ['count 1', 'money 130']],
    ['Soci 30, non soci 40', ['money 30', 'money 40']],
    ['130 a settimana, 25 al giorno', ['money 130', 'money 25']],
    ['9/10, consigliatissimo', ['rating 9']],
    ['Preavviso 24h', ['count 24']],
    ['Cinque stelle!', ['rating 5']],
    ['Quota 130 + tessera 15', ['money 130', 'money 15']],
    ['Caparra di 50 entro il 9 giugno', ['money 50', 'date 2025-06-09']],
    ['Sab 7 giu open day 10-12', ['date 2025-06-07', 'timeRange 10:00..12:00']],
    ['Servono almeno 26 anni.', ['age 26']],
    ['da almeno dieci anni siamo qui', ['count 10']],
    [
      'lun-ven 9.30-12.30 | sab chiuso',
      ['weekdayRange monday..friday', 'timeRange 09:30..12:30', 'weekday saturday'],
    ],
    ['Dom riposo', ['weekday sunday']],
  ])('is read: %s', (text, values) => {
    expect(told(text).toSorted()).toEqual(values.toSorted());
  });

  it('stands behind leaders in a list of prices', () => {
    const list = { year: 2025, nouns: new Set<string>(), heading: 'Tariffe' };
    const kinds = found('Solo mattino (senza mensa) ........ 62', 'it', list);
    expect(kinds.map(({ kind, value }) => [kind, value])).toEqual([['money', 62]]);
  });
});

it.each([
  ['Chi ha 4 anni e mezzo può provare.', [undefined]],
  ['Marco ha sette anni e mezzo.', [true]],
])('an age is somebody’s own only beside a name: %s', (text, quiet) => {
  expect(found(text).map((one) => one.quiet)).toEqual(quiet);
});

describe('a number that counts nothing', () => {
  it.each([
    'dalla 1^ alla 3^ classe della primaria',
    'riservato a 3ª, 4ª e 5ª elementare',
    'le foto 12 e 31 sono mosse',
    'vuole la maglia del 10',
    'la capra si chiama Venerdì',
    'la capra si chiama Otto',
    'dalla tangenziale, uscita 5 e poi a sinistra',
    'le aule 1-3 sono al piano terra',
    'due o tre mamme',
    'nel corso dei decenni',
    'negli ultimi dieci anni',
    'cinque minuti e arrivo',
    'il vostro 5 per mille',
    'Regolamento UE 2016/679',
    'l’aula del laboratorio è la 2.14',
    'siamo nella 3.05',
    'la scuola «Due Giugno»',
    'Protocollo generale n. 12345 del 03/02/2025',
    'ha nuotato i 50 in 41 secondi',
    'un milione di grazie, 3 milioni di ragazzi',
  ])('is no value: %s', (text) => {
    expect(typed(text)).toEqual([]);
  });
});

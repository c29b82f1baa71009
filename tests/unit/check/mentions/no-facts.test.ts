import { describe, expect, it } from 'vitest';
import { found } from './context.ts';

/** What is read of a text, faint or not. */
const read = (text: string) => found(text).map(({ typed }) => typed);

describe('a number that is a name', () => {
  it.each([
    'bambini con certificazione 104?',
    'sostegno ai bambini ex lege 104',
    'chi ha la 104 lo scriva',
    'per i DSA vale la 170',
    'nel 730/2025 dei genitori',
    'il bando 3/2025 è fuori',
    'Medaglie e coppe degli Under 10 si ritirano al bar.',
    'Le divise degli Under 13 sono arrivate.',
    'Nell’Under 14 ridono due gemelli.',
    'Gli Over 35 del calcetto ridono.',
    'I nati 2014 sono i più scatenati del torneo.',
    'Vinti 3-0 dai ragazzi del quartiere.',
    'set decisivo 15-13',
    'un tiro da 3, e tutti in delirio',
    'crema 50+ per i bambini',
    'un pallone 5 già sgonfio',
    'acqua alta a 1,10',
    'gradazione -2,5',
    'la missione 7 è segreta',
    'saltato 3,80 in lungo',
    'un 2.8 FIT',
    'L’Europeo 2024 lo guardano i ragazzi.',
    'L’uomo usa il 10% del cervello.',
    'Quel 10 per cento che manca lo mette il cuore.',
    'Minecraft 1.20 è in tutte le case',
    'figurina 212 cercasi',
  ])('states nothing: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it.each([
    ['104 posti, quota 104 euro', ['104 posti', '104 euro']],
    ['una settimana con la mensa 104 €', ['104 €']],
    ['Gli under 12 pagano 10 euro.', ['12', '10 euro']],
    ['Attività riservate agli Under 14.', ['14']],
    ['Torneo per under 14.', ['14']],
    ['La fascia degli under 10.', ['10']],
    ['Ha perso 2-3 giorni.', ['2', '3 giorni']],
    ['crema 10 minuti prima', ['10 minuti']],
  ])('is a value elsewhere: %s', (text, typed) => {
    expect(read(text)).toEqual(typed);
  });
});

describe('a title', () => {
  it.each([
    'Le tre del mattino non esistono.',
    '«Quel 10 per cento che manca» è il titolo della mostra.',
    'Si intitola «Alle otto in punto».',
    'Il Grest dei 100 giorni ricomincia.',
  ])('states nothing: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('hides no value beside it', () => {
    expect(read('Lo spettacolo «Sette re» alle 18, 5 euro.')).toEqual(['18', '5 euro']);
  });
});

import { describe, expect, it } from 'vitest';
import { findPersonalData } from '../../../../src/staff/generator/names/personal-data.ts';

const KNOWN = ['Fun Village', 'SPORT CITY', 'SC OSTIENSE', 'TC NASCOSA'];

const found = (text: string) =>
  findPersonalData(text, KNOWN).map(({ kind, text: piece }) => `${kind}: ${piece}`);

describe('finds a full name', () => {
  it.each([
    ['Oggi Marco Rossi ha segnato tre gol', 'Marco Rossi'],
    ['Marco Rossi ha segnato', 'Marco Rossi'],
    ['Ha vinto Rossi Marco, il più veloce', 'Rossi Marco'],
    ['Amina Diallo ha nuotato due vasche', 'Amina Diallo'],
    ['Bravissima Giulia De Santis!', 'Giulia De Santis'],
    ['gara vinta da Luca di Stefano e dagli amici', 'Luca di Stefano'],
    ['premio a Chiara D’Angelo', 'Chiara D’Angelo'],
    ['premio a Anna Maria Bianchi', 'Anna Maria Bianchi'],
    ['marco rossi ha fatto un gran tuffo', 'marco rossi'],
    ['SOFIA FERRARI ha vinto', 'SOFIA FERRARI'],
    ['ha vinto Niccolo\u0300 Conti', 'Niccolo\u0300 Conti'],
    ['con noi c’erano tutti.\nPietro Esposito ha ballato', 'Pietro Esposito'],
    ['Con Elena Moretti abbiamo cantato', 'Elena Moretti'],
    ['il gol di Youssef El Amrani', 'Youssef El Amrani'],
    ['la squadra di Jean-Luc Dubois', 'Jean-Luc Dubois'],
  ])('%s', (text, name) => {
    expect(found(text)).toEqual([`name: ${name}`]);
  });
});

describe('ignores what is not a full name', () => {
  it.each([
    ['Oggi Marco ha segnato tre gol'],
    ['Marco, Giulia e Sofia hanno vinto'],
    ['Maria Grazia ha dipinto un pesce'],
    ['Giulia R. ha dipinto un pesce'],
    ['Giornata a Sport City, poi a SC Ostiense'],
    ['Al Fun Village si gioca: Fun Village per tutti'],
    ['Torneo di Calcio e Beach Volley, Lunedì 9 Giugno'],
    ['Prove del Tale e Quale Show con Babbo Natale e Peter Pan'],
    ['Siamo andati in via Cristoforo Colombo, poi in piazza Navona e a Villa Borghese'],
    ['La squadra dei Rossi contro i Blu'],
    ['Stamattina Caccia al Tesoro! Poi Battaglia Acquatica.'],
    ['Che bella giornata. Tutti in piscina. Bravi Leoni!'],
    ['CHE BELLA GIORNATA DI SOLE'],
    ['Bravissima Giulia'],
    ['Insieme Sofia e Marco'],
    ['Finalmente Roma! E poi Ostia.'],
    ['Con Marco. Giulia ride.'],
    ['la rosa bianca e il leone verde'],
    ['Nonna Maria e Zio Pino hanno portato i gelati'],
    ['Giornata Olimpica: Tiro alla Fune, Mini Olimpiadi e Maxi Gelato'],
    ['Spettacolo Sanremo: abbiamo cantato Volare e Azzurro'],
    ['Il Capo Villaggio Marco ha raccontato una storia'],
    [''],
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('finds a phone number', () => {
  it.each([
    ['chiamate 333 1234567 per le foto', '333 1234567'],
    ['chiamate il 3331234567', '3331234567'],
    ['tel. 333-12.34.567', '333-12.34.567'],
    ['+39 333 123 4567 è la mamma', '+39 333 123 4567'],
    ['0039 06 12345678', '0039 06 12345678'],
    ['casa: 06 1234567', '06 1234567'],
    ['06/12345678', '06/12345678'],
    ['(06) 1234 5678', '(06) 1234 5678'],
    ['nonna +44 20 7946 0958', '+44 20 7946 0958'],
  ])('%s', (text, phone) => {
    expect(found(text)).toEqual([`phone: ${phone}`]);
  });
});

describe('ignores what is not a phone number', () => {
  it.each([
    ['sabato 09/06/2025 e il 12.09.2025'],
    ['dalle 09.30-17.00 e 07:30–09:00'],
    ['abbiamo fatto 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 salti'],
    ['contano 3 4 5 6 7 8 9 10 e via'],
    ['finita 21-19 21-15, 120 bambini, 15000 metri quadri'],
    ['dal 2024 al 2025, 1.000 sorrisi e 10.000 bambini'],
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

it('finds an e-mail address', () => {
  expect(found('scrivete a mamma.rossi+campus@posta.example, grazie')).toEqual([
    'email: mamma.rossi+campus@posta.example',
  ]);
});

it('gives the place of each, in text order', () => {
  const text = 'Il 333 1234567 è di Marco Rossi.';
  const data = findPersonalData(text, KNOWN);
  expect(data.map(({ kind }) => kind)).toEqual(['phone', 'name']);
  for (const { start, text: piece } of data) {
    expect(text.slice(start, start + piece.length)).toBe(piece);
  }
});

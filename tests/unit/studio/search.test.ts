import { expect, it } from 'vitest';
import { search } from '../../../src/studio/page/search.ts';
import { campSources } from '../../camp.ts';
import { studioOf } from './studio-of-content.ts';

const { studio } = studioOf(campSources);

function foundFirst(query: string) {
  const { view, file, pointer } = search(studio, query).hits[0] ?? {};
  return file === '' ? `${view} ${pointer}`.trim() : `${file}#${pointer}`;
}

/** What people type, and what they mean by it. */
it.each([
  ['testimonianze', 'facts/testimonials.json#'],
  ['domande', 'texts/it/domande.json#'],
  ['sconto catena', 'facts/discounts.json#/chain'],
  ['sconto fratelli', 'facts/discounts.json#/siblings'],
  ['open day', 'texts/it/open-days.json#'],
  ['orario di uscita', 'facts/hours.json#/exit'],
  ['orario di chiusura', 'facts/hours.json#/camp/to'],
  ['termine iscrizioni', 'facts/enrolment.json#/deadline'],
  ['uscita prolungata', 'facts/hours.json#/extendedExit'],
  ['orari segreteria', 'facts/hours.json#/secretariat'],
  ['chiusura', 'facts/season.json#/closures'],
  ['ultimo giorno', 'facts/season.json#/end'],
  ['inizio', 'facts/season.json#'],
  ['nuova stagione', 'season'],
  ['prolungamento', 'facts/season.json#/extension'],
  ['ente con il buono', 'facts/agreements.json#/voucherBody'],
  ['telefono', 'facts/contacts.json#/secretariat/phone'],
  ['segreteria telefono', 'facts/contacts.json#/secretariat/phone'],
  ['email', 'facts/contacts.json#/secretariat/email'],
  ['whatsapp', 'facts/contacts.json#/secretariat/whatsapp'],
  ['indirizzo', 'facts/venues.json#/lagoBlu/addresses'],
  ['prezzo mezza giornata', 'facts/prices.json#/halfDayWeek'],
  ['prezzo settimana', 'facts/prices.json#/week'],
  ['prezzo giorno', 'facts/prices.json#/day'],
  ['settimana intera 144', 'facts/prices.json#/week'],
  ['144 euro', 'facts/prices.json#/week'],
  ['quota iscrizione', 'facts/fees.json#/enrolment'],
  ['prezzo da una data', 'later.json#/changes'],
  ['avviso', 'notices.json#'],
  ['età minima', 'facts/camp.json#/age/min'],
  ['bagnino', 'facts/care.json#/lifeguard'],
  ['foto', 'texts/it/gallery.json#'],
  ['gallery', 'texts/it/gallery.json#'],
  ['galleria', 'texts/it/gallery.json#'],
  ['spettacolo', 'texts/it/shows.json#'],
  ['programma della giornata fascia piscina” dalle', 'facts/programme.json#/slots/pool/from'],
  ['programma della giornata fascia piscina” alle', 'facts/programme.json#/slots/pool/to'],
  ['nuova domanda', 'add question'],
  ['aggiungere un open day', 'add open-day'],
  ['nuovo partner', 'add body'],
  ['chiudere un giorno', 'add closure'],
  ['nascondere', 'pages'],
  ['togliere una pagina', 'pages'],
  ['voce di menu', 'pages'],
])('finds first for «%s» what is meant', (query, place) => {
  expect(foundFirst(query)).toBe(place);
});

it('finds each place once', () => {
  const places = search(studio, 'avviso').hits.map(
    ({ view = 'file', file, pointer }) => `${view} ${file}#${pointer}`,
  );
  expect(places).toEqual([...new Set(places)]);
});

it('shows no icon, internal name or address among what it finds', () => {
  const queries = ['gallery', 'palco', 'pictures', 'lago-blu', 'spettacolo', 'home'];
  const texts = queries.flatMap((query) => search(studio, query).hits).map(({ text }) => text);
  expect(texts.filter((text) => /^\/|^[a-z]+(?:-[a-z]+)+$|^(?:gallery|palco)$/.test(text))).toEqual(
    [],
  );
});

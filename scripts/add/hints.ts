import type { Hints } from '../../src/author/add/addition.ts';

/** What each text of a skeleton should say, for the manager who writes it. */
export const hints: Hints = {
  metaTitle: 'titolo per i motori di ricerca, breve',
  metaDescription: 'descrizione per i motori di ricerca: di che cosa parla la pagina, e per chi',
  title: 'titolo',
  subtitle: 'sottotitolo',
  intro: 'una o due frasi che presentano l’argomento',
  pictureAlt: 'che cosa si vede nell’immagine, per chi non la vede',
  sectionTitle: 'titolo della sezione',
  blockTitle: 'titolo del paragrafo',
  body: 'testo del paragrafo',
  question: 'la domanda, come la farebbe un genitore',
  answer: 'la risposta',
  button: 'che cosa fa il pulsante',
  secondButton: 'che cosa fa il secondo pulsante',
  shortName: 'nome breve per i menu',
  cardText: 'una frase per il cartellino',
  link: 'dove porta il cartellino',
  closure: 'perché il campus è chiuso, come si legge nel calendario',
  highlight: 'la frase in evidenza',
  testimonial: 'le parole della famiglia',
  author: 'chi parla',
  role: 'chi è per il campus',
  bodyName: 'nome dell’ente come si legge sul sito',
  venueName: 'nome della sede',
  address: 'via e numero',
  consent: 'Serve il consenso scritto di chi l’ha detta: avutolo, togliete questo blocco.',
  inDefinition:
    'La sede è in fase di definizione: valori da sostituire quando la sede è confermata.',
  bannerTitle: 'Sede in fase di definizione',
  bannerText:
    'La sede è ancora in fase di definizione e le informazioni di questa pagina possono cambiare. Prima di organizzarvi, chiedete conferma alla segreteria.',
};

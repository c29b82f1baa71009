import { changed, type Family, typed } from './row.ts';

const PRICES = 'facts/prices.json';
const CONTACTS = 'facts/contacts.json';
const VENUES = 'facts/venues.json';
const SEASON = 'facts/season.json';
const WEEK = '"week": 144,';
const LAGO = 'pages/lago-blu.json';
const tab = (block: string) => `{ "id": "info", "icon": "pin", "blocks": ["${block}"] }`;
const TWO = `${tab('address')}, ${tab('calendar')}`;
const TABS = /"tabs": \[\s*\{[^}]*\},/;

export const values: Family = {
  heading: `## Valori

Ogni valore ha la sua forma: la dice lo schema del file, che l’editor mostra passando sopra il nome.`,
  rows: {
    'value-type': changed(PRICES, '"week": ‸"144"'),
    'value-not-in-list': changed(VENUES, '"status": ‸"aperta"'),
    'value-too-small': changed(PRICES, '"week": ‸-144'),
    'value-too-large': changed('facts/testimonials.json', '"rating": ‸6'),
    'value-too-fine': changed(PRICES, '"week": ‸144.505'),
    'value-form': changed(VENUES, '"photoPrefix": ‸"lago"'),
    'date-not-real': changed(SEASON, '"start": ‸"2031-06-31"'),
    'date-year-odd': changed(SEASON, '"start": ‸"0231-06-16"'),
    'date-form': changed(SEASON, '"start": ‸"16 giugno 2031"'),
    'time-form': changed('facts/hours.json', '"extendedExit": ‸"18.30"'),
    'phone-form': changed(CONTACTS, '"phone": ‸"045 0000101"'),
    'url-form': changed('links.json', '"url": ‸"www.girasole.example"'),
    'email-form': changed(CONTACTS, '"email": ‸"segreteria.girasole.example"'),
    'path-form': typed('site.json', '"path": "/relax"', '"path": ‸"relax"'),
    'text-empty': changed('texts/it/relax.json', '"eyebrow": ‸""'),
    'text-not-clean': changed('texts/it/relax.json', '"eyebrow": ‸"Relax "'),
    'text-gap': changed('texts/it/relax.json', '"eyebrow": ‸"Costa , tutto"'),
    'text-verbatim': typed('texts/it/lago-blu.json', '"Pranzo e Merenda"', '‸"Pranzo e merenda"'),
    'list-empty': changed(VENUES, '"addresses": ‸[]'),
    'list-too-short': typed(LAGO, TABS, '"tabs": ‸[', 'una sede senza la sua prima scheda.'),
    'list-too-long': typed(LAGO, TABS, `"tabs": ‸[${TWO},`, 'una sede con una scheda in più.'),
    'list-repeats': changed('facts/shows.json', '"themes": ‸["circus", "circus"]'),
    'key-missing': changed('facts/camp.json', '"age": ‸{ "min": 5 }'),
    'key-unknown': typed(PRICES, WEEK, '‸"wek": 144,'),
  },
};

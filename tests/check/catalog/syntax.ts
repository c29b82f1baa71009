import { changed, type Family, typed } from './row.ts';

const PRICES = 'facts/prices.json';
const CAMP = 'facts/camp.json';
const TEXTS = 'texts/it/relax.json';
const ALL = /[\s\S]*/;
const WEEK = '"week": 144,';
const AGE = '"age": { "min": 5, "max": 13 },';
const TITLE = '"eyebrow": "Relax",';
const WIDE = [...'{ "day": 38 }', ''].join('\0');
const MORE = 'r'.repeat(15_000);
const MUCH = ' '.repeat(9_000_000);

export const syntax: Family = {
  heading: `## Sintassi

Le regole del formato JSON: virgole, virgolette, parentesi. Finché una di queste manca, il file non si può leggere per intero.`,
  rows: {
    'json-byte-order-mark': typed(
      PRICES,
      /^/,
      '‸\uFEFF',
      'un carattere che non si vede, prima di tutto.',
    ),
    'json-empty': typed(PRICES, ALL, '‸', 'un file senza niente dentro.'),
    'json-encoding': changed(TEXTS, '"eyebrow": "Libert‸\uFFFD"'),
    'file-too-large': typed(PRICES, /^/, `‸${MUCH}`, 'un testo enorme incollato per sbaglio.'),
    'file-other-kind': typed(PRICES, ALL, '‸{\\rtf1 }', 'un documento che si chiama prices.json.'),
    'file-other-encoding': typed(PRICES, ALL, `‸${WIDE}`, 'un file salvato come «Unicode».'),
    'json-too-deep': typed(PRICES, WEEK, `"week": ${'['.repeat(39)}‸[[1]]${']'.repeat(39)},`),
    'json-number-huge': changed(PRICES, '"week": ‸1e999'),
    'text-too-long': typed(TEXTS, TITLE, `"eyebrow": ‸"${MORE}",`, 'un libro intero in un testo.'),
    'json-invisible': typed(TEXTS, TITLE, '"eyebrow": "Il‸\tprato",', 'un tabulatore in un testo.'),
    'json-line-break': changed(TEXTS, '"eyebrow": "Il nostr‸o\nprato"'),
    'json-bracket-missing': typed(CAMP, AGE, '"age": { "min": 5, "max": 1‸3,'),
    'json-opener-missing': typed(CAMP, AGE, '"age"‸: "min": 5, "max": 13 },'),
    'json-comment': typed(PRICES, WEEK, '"week": 144, ‸// dal 2031'),
    'json-conflict-marker': typed(PRICES, WEEK, '‸<<<<<<< HEAD\n"week": 144,'),
    'json-smart-quote': typed(PRICES, WEEK, '‸“week”: 144,'),
    'json-inner-quotes': changed(TEXTS, '"eyebrow": "Il ‸"nostro" prato"'),
    'json-single-quote': typed(PRICES, WEEK, "‸'week': 144,"),
    'json-decimal-comma': changed(PRICES, '"week": ‸144,50'),
    'json-trailing-comma': typed(PRICES, /"halfDay": 26\s*\}/, '"halfDay": 26‸, }'),
    'json-extra-comma': typed(PRICES, WEEK, '"week": 144,‸,'),
    'json-symbol': changed(PRICES, '"week": 144 ‸€'),
    'json-leading-zero': changed(PRICES, '"week": ‸0144'),
    'json-missing-colon': typed(PRICES, WEEK, '"week‸" 144,'),
    'json-missing-comma': typed(PRICES, `${WEEK}\n  `, '"week": 14‸4\n"halfDayWeek": 102,'),
    'json-missing-value': typed(PRICES, WEEK, '"week"‸: ,'),
    'json-extra-bracket': typed(CAMP, AGE, '"age": { "min": 5, "max": 13 }‸},'),
    'json-bare-word': changed('facts/venues.json', '"listed": ‸no'),
    'json-unclosed': typed(PRICES, ALL, '{ "week": 144, "halfDayWeek"‸:'),
    'json-unclosed-quote': typed(TEXTS, TITLE, '"eyebrow": ‸"Relax,'),
    'json-unopened-quote': changed(TEXTS, '"eyebrow": ‸Il nostro prato"'),
    'json-unexpected': changed(PRICES, '"week": 144‸; "day": 38'),
    'json-key-forbidden': changed(PRICES, '"week": 144, ‸"constructor": 5'),
    'json-duplicate-key': changed(PRICES, '"week": 144, ‸"week": 153'),
  },
};

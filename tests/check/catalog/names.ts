import { textOf } from '../../camp.ts';
import { added, changed, type Family, file, machine, typed } from './row.ts';

const SITE = 'site.json';
const LAYOUT = 'pages/layout.json';
const PICTURES = 'pictures.json';
const PRICES = 'facts/prices.json';
const TEXTS = 'texts/it/relax.json';
const LAGO = 'texts/it/lago-blu.json';
const PAGES = /"pages": \{\s*"home": "[^"]*",/;
const ABOUT = '{ "page": "home", "anchor": "about" }';
const SHADE = '{ "id": "shade", "icon": "pine" }';
const ODD = { found: '/pictures/IMG 1234.jpg', instead: '/pictures/img-1234.jpg' };
const LAYOUT_TEXTS = 'texts/it/layout.json';
const DENSE = { found: '/pictures/prato.png', kind: 'png' };
const MOVED = {
  page: 'relax',
  found: ['/riposo'],
  instead: '"formerPaths": ["/riposo"]',
};
const SMALL = { found: '/pictures/piscina.jpg', width: 200, least: 600 };
const PHOTO = { found: '/pictures/piscina.jpg', kind: 'heic', megabytes: 40 };

export const names: Family = {
  heading: `## Nomi

File, pagine, sedi, indirizzi, immagini e testi si chiamano per nome: il nome deve portare da qualche parte. Con \`"off": true\` si tolgono dal sito soltanto le pagine delle attività, l’album, le guide, gli open day, i centri sportivi e le collaborazioni: i collegamenti degli elenchi se ne vanno con loro.`,
  rows: {
    'file-missing': file(PRICES, undefined, 'il file facts/prices.json non c’è più.'),
    'page-id-misnamed': typed(SITE, '"id": "relax"', '"id": ‸"relaxx"'),
    'file-unknown': file('facts/price.json', textOf(PRICES), 'un file facts/price.json in più.'),
    'reference-unknown': changed('facts/sports.json', '"lessonsAt": ‸"lagoBl"'),
    'text-missing': typed('pages/relax.json', SHADE, `${SHADE},\n{ "id": ‸"nap", "icon": "sun" }`),
    'text-unused': added(
      TEXTS,
      '"items": {',
      '‸"nap": { "title": "Riposo", "text": "Si dorme." },',
    ),
    'fact-text-missing': changed(LAGO, '"closures": ‸{}'),
    'fact-text-extra': added(
      LAGO,
      '"slots": {',
      '‸"nap": { "activity": "Riposo", "text": "Zitti!" },',
    ),
    'page-name-missing': typed(
      LAYOUT_TEXTS,
      PAGES,
      '‸"pages": {',
      'una pagina senza il suo nome per i menu.',
    ),
    'menu-name-repeated': changed(LAYOUT_TEXTS, '"shows": ‸"Relax"'),
    'target-empty': typed(LAYOUT, ABOUT, '‸{ "anchor": "about" }'),
    'page-off-linked': typed(SITE, '"id": "domande",', '"id": "domande", "off": true,'),
    'page-off-needed': added(SITE, '"template": "staff",', '"off": ‸true,'),
    'target-double': typed(LAYOUT, ABOUT, '‸{ "page": "home", "link": "appIos" }'),
    'page-moved': machine('una pagina che ha cambiato indirizzo dall’ultimo commit.', MOVED),
    'picture-missing': changed(PICTURES, '"pool": { "file": ‸"/pictures/pol.svg" }'),
    'picture-kind': machine('una foto del telefono a cui è stato cambiato il nome.', PHOTO),
    'picture-name': machine('una foto come la chiama la macchina fotografica.', ODD),
    'picture-size': changed(PICTURES, '"width": ‸1600'),
    'picture-heavy': machine('una foto uscita da una macchina fotografica.', PHOTO),
    'picture-dense': machine('una foto di un prato, salvata come PNG.', DENSE),
    'picture-small': machine('una miniatura.', SMALL),
    'picture-tall': machine('una foto scattata con il telefono dritto.', SMALL),
    'picture-unused': added(
      PICTURES,
      '"pictures": {',
      '‸"prato": { "file": "/pictures/camp.svg" },',
    ),
    'picture-unlisted': {
      ...typed(PICTURES, 'error.svg', 'camp.svg', 'un file dimenticato fra le immagini.'),
      also: ['reread-picture'],
    },
    'id-repeated': typed(SITE, '"path": "/parco-tigli"', '"path": ‸"/lago-blu"'),
    'schema-line': typed(
      PRICES,
      /"\$schema": "[^"]*"/,
      '"$schema": ‸"../../schemas/facts/hours.schema.json"',
    ),
  },
};

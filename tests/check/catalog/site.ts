import { textOf } from '../../camp.ts';
import { added, changed, type Family, machine, said, typed } from './row.ts';

const HOME = 'pages/home.json';
const LINKS = 'links.json';
const URL = '"url": "https://album.girasole.example/relax",';
const GALLERY = 'texts/it/gallery.json';
const DESCRIPTION = /"description": "[^"]*"/;
const LONG = `"description": ‸"${'Le foto del campus. '.repeat(9).trim()}"`;
const SAME = (DESCRIPTION.exec(textOf('texts/it/shows.json'))?.[0] ?? '').replace(' ', ' ‸');
const LESSONS =
  /\{\{sports\.sports\.football\.lessonsFromAge, age\}\} in su, nella sede di \{\{venues\.lagoBlu\.name\}\}/;
const FRAME =
  /"url": "https:\/\/album.girasole.example\/relax",\s*"frame": \{ "provider": "[^"]*" \},/;
const REGULATIONS = 'texts/it/economic-regulations.json';
const BUTTON = /,\s*"button": "Rispondete qui e vedete il prezzo"/;
const COLLE = 'texts/it/colle-alto.json';
const MEMBERS = 'texts/it/members.json';
const HOURS = '{{staff.absenceNoticeHours, number}}';
const PRIVACY = 'texts/it/privacy.json';
const UPDATED = '{{legal.updated, dateOrMonth}}';
const EVENTS = 'texts/it/daily-events.json';
const BANNER = /"banner": \{\s*"title": "[^"]*",\s*"text": "[^"]*"\s*\},/;

export const site: Family = {
  heading: `### Pagine

Pagine, collegamenti e testi che devono stare insieme. I caratteri di titoli e descrizioni si contano con i segnaposto già riempiti.`,
  rows: {
    'fact-unused': typed(
      MEMBERS,
      HOURS,
      'molte',
      'nessuna pagina dice più con quante ore si avvisa.',
    ),
    'camp-block': {
      ...typed(
        'facts/venues.json',
        '"map": "mapLagoBlu"',
        '"map": "mapLagoBlu", "programme": { "slots": { "relax": { "to": "14:30" }, "basketVolley": { "from": "14:30" } } }',
      ),
      also: ['camp-value'],
    },
    'camp-value': said('Una settimana costa ‸{{prices.week, euro}}.'),
    'hidden-by-missing': typed(
      'facts/sports.json',
      '"padel": { "lessonsFromAge": 10 }',
      '"padel": {}',
    ),
    'says-unused': typed(
      PRIVACY,
      UPDATED,
      'ieri',
      'una data dichiarata in «says», che i testi non mostrano.',
    ),
    'entry-not-free': said('La quota d’iscrizione è ‸gratuita.'),
    'lesson-elsewhere': typed(
      'texts/it/sports.json',
      LESSONS,
      '‸{{sports.sports.football.lessonsFromAge, age}} in su, nella sede di {{venues.parcoTigli.name}}',
    ),
    'part-without-words': typed(
      REGULATIONS,
      BUTTON,
      '',
      'un pulsante della pagina senza le sue parole nei testi.',
    ),
    'part-hidden': {
      ...typed(
        'facts/discounts.json',
        '"fromChild": 2',
        '"fromChild": 3',
        'lo sconto fratelli comincia dal terzo figlio, e l’esempio con due figli sparisce.',
      ),
    },
    'banner-missing': typed(
      COLLE,
      BANNER,
      '',
      'una sede non ancora sicura, senza l’avviso che lo dice.',
    ),
    'anchor-unknown': changed(HOME, '"secondary": { "page": "home", "anchor": ‸"location" }'),
    'anchor-repeated': typed(HOME, '"anchor": "testimonials"', '"anchor": ‸"about"'),
    'hard-coded-url': said('Foto su ‸www.esempio.it'),
    'frame-without-provider': typed(
      LINKS,
      FRAME,
      URL,
      'un album che non dice di chi è il sito che lo ospita.',
    ),
    'link-unused': added(
      LINKS,
      '/links.schema.json",',
      '‸"newsletter": { "url": "https://posta.girasole.example" },',
    ),
    'venue-hidden': said('A ‸{{venues.colleAlto.name}} si nuota.'),
    'menu-empty': machine('un menu che nessuna pagina nomina più.', { menu: 'work' }),
    'menu-hidden': typed(
      'site.json',
      '"menus": ["practical"]',
      '"menus": ["activities"]',
      'una pagina in un menu che non sta né in testata né nel piè di pagina.',
    ),
    'venue-page': changed('pages/colle-alto.json', '"venue": ‸"lagoBlu"'),
    'venue-circle': changed(
      'facts/venues.json',
      '"page": "lago-blu", "like": { "prices": ‸"lagoBlu" }',
    ),
    'title-short': changed(GALLERY, '"title": ‸"Foto"'),
    'title-long': changed(
      GALLERY,
      '"title": ‸"Tutte le foto della piscina, dei campi, del palco e dei pini del campus"',
    ),
    'title-repeated': changed(EVENTS, '"title": ‸"Spettacoli: i temi e le prove al campus"'),
    'description-short': changed(GALLERY, '"description": ‸"Le foto del campus."'),
    'description-long': typed(GALLERY, DESCRIPTION, LONG),
    'description-repeated': typed(
      EVENTS,
      DESCRIPTION,
      SAME,
      'la stessa descrizione in due pagine.',
    ),
  },
};

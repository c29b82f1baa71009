import type { Task } from './list.ts';

const BRAND = 'Fun Village Roma';
const EVERYWHERE = ['', 'en', 'sport-city', 'en/sport-city', 'economic-regulations', 'privacy'];

const later = (changes: object) => JSON.stringify(changes).slice(1, -1);

/** What a manager asks of names, of addresses that move, of values that hold from a day on, of notices. */
export const NAMES_AND_TIME: readonly Task[] = [
  {
    title: 'AcquaFun is called Splash, and stands at /splash',
    edits: [
      ['facts/activities.json', '"AcquaFun"', '"Splash"'],
      ['site.json', '"path": "/aquafun"', '"path": "/splash", "was": ["/aquafun"]'],
    ],
    seen: [
      ...['', 'en', 'sports', 'en/sports', 'gallery', 'en/gallery', 'splash', 'en/splash'].map(
        (path) => ({ path, never: ['AcquaFun'] }),
      ),
      ...['', 'en', 'sports', 'en/sports', 'splash', 'en/splash'].map((path) => ({
        path,
        says: ['Splash'],
      })),
    ],
    files: [
      { path: 'site-headers.json', says: ['"/aquafun": "/splash"', '"/en/aquafun": "/en/splash"'] },
    ],
  },
  {
    title: 'the brand is Fun Village Roma',
    edits: [['facts/camp.json', '"Fun Village"', `"${BRAND}"`]],
    seen: EVERYWHERE.map((path) => ({ path, says: [BRAND], never: [/Fun Village(?! Roma)/] })),
    files: [{ path: 'dati/calendario.ics', says: [BRAND], never: [/Fun Village(?! Roma)/] }],
  },
  {
    title: 'a new WhatsApp number, and another domain of the mailboxes',
    edits: [
      ['facts/contacts.json', '"+39 06 0000 0002"', '"+39 06 0000 0099"'],
      ['facts/contacts.json', /@funvillage\.example/g, '@fun-village.example'],
    ],
    seen: EVERYWHERE.map((path) => ({
      path,
      never: ['0000 0002', '@funvillage.example'],
    })),
    files: [
      { path: 'index.html', says: ['wa.me/390600000099'], never: ['wa.me/390600000002'] },
      { path: 'iscrizioni/index.html', says: ['mailto:segreteria@fun-village.example'] },
      { path: 'site-api.json', says: ['segreteria@fun-village.example'], never: ['0000 0002'] },
    ],
  },
  {
    title: 'a week costs 140 from 1 September 2027 on',
    edits: [['later.json', '{}', `{ ${later({ '2027-09-01': { 'prices.week': 140 } })} }`]],
    seen: [
      { path: 'sport-city', says: ['135 €'] },
      { path: 'en/sport-city', says: ['€135'] },
      { path: 'sc-ostiense', never: ['140 €'] },
    ],
    files: [
      { path: 'sport-city/index.html', says: ['140&nbsp;€', 'dal 1 settembre 2027'] },
      { path: 'en/sport-city/index.html', says: ['€140', 'from 1 September 2027'] },
      { path: 'sc-ostiense/index.html', never: ['140&nbsp;€'] },
    ],
  },
  {
    title: 'the pool of Sport City is closed on Monday: a notice',
    edits: [
      [
        'notices.json',
        '[]',
        '[{ "text": { "it": "Lunedì la piscina è chiusa.", "en": "The pool is closed on Monday." }, "from": "2020-01-01", "until": "2099-12-31", "where": ["sport-city"] }]',
      ],
    ],
    seen: [
      { path: 'sport-city', says: ['Lunedì la piscina è chiusa.'] },
      { path: 'en/sport-city', says: ['The pool is closed on Monday.'] },
      { path: 'sc-ostiense', never: ['Lunedì la piscina è chiusa.'] },
    ],
    files: [{ path: 'dati/calendario-sport-city.ics', says: ['la piscina è chiusa'] }],
  },
];

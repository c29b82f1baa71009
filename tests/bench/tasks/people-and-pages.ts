import { patch, type Task } from './task.ts';

const BRAND = 'Fun Village Roma';
const EVERYWHERE = '/ en sport-city en/sport-city economic-regulations privacy';

/** Ages, names, addresses and pages. */
export const PEOPLE_AND_PAGES: readonly Task[] = [
  {
    title: 'children from 3 years, without a trial age',
    edits: patch`
      facts/camp.json
      - "age": { "min": 4
      + "age": { "min": 3
      facts/open-days.json
      - /\n {2}"trialAge": 3.5,/
      +`,
    seen: [
      { on: 'open-days', says: ['da 3 a 14 anni'], never: ['più piccolo', '3 anni e mezzo'] },
      { on: 'en/open-days', says: ['aged 3 to 14'], never: ['younger', 'three and a half'] },
      { on: '/', says: ['da 3 a 14 anni'], never: ['da 4 a 14', '4–14'] },
      { on: 'sport-city en/sport-city', says: ['3–14'], never: ['4–14'] },
      { on: 'domande', says: ['Da 3 a 14 anni'] },
    ],
  },
  {
    title: 'the certificate from 6 years on',
    edits: patch`
      facts/enrolment.json
      - "certificateFromAge": 7
      + "certificateFromAge": 6`,
    seen: [
      {
        on: 'iscrizioni domande sicurezza sport-city sc-ostiense tc-nascosa economic-regulations terms-conditions privacy-policy privacy',
        says: ['6 anni'],
        never: [/7 anni/],
      },
      { on: 'iscrizioni', says: ['hanno compiuto 6 anni serve', 'Ai più piccoli non lo'] },
      {
        on: 'en/enrolment en/questions en/safety en/sport-city en/price-regulations',
        says: [/6 or over|age of 6/],
        never: [/7 or over|age of 7/],
      },
      { on: 'sport-city', says: ['4–14'] },
    ],
  },
  {
    title: 'two testimonials change places, a typo mended',
    edits: patch`
      facts/testimonials.json
      - /"firstTime"/
      + "siblings!"
      - /"siblings"/
      + "firstTime"
      - /"siblings!"/
      + "siblings"
      texts/it/home.json
      - Al mare non andava
      + Al mare, non andava`,
    seen: [
      {
        on: '/',
        says: [/Si raccontano la giornata.*Domani ci torno/s, 'Al mare, non andava'],
        never: ['Al mare non andava'],
      },
      { on: 'en', says: [/They tell each other about their day.*I’m going back tomorrow/s] },
    ],
    rereads: 0,
  },
  {
    title: 'the page on shows off the site',
    edits: patch`
      site.json
      - { "id": "shows",
      + { "id": "shows", "off": true,`,
    seen: [
      {
        on: '/ gallery activities daily-events',
        never: ['Guardate gli spettacoli', 'foto degli spettacoli', 'temi degli spettacoli'],
      },
    ],
    gone: ['shows', 'en/shows'],
    rereads: 0,
  },
  {
    title: 'roller skating from 9 years, with its card, by the command',
    adds: {
      kind: 'sport',
      id: 'skating',
      typed: ['fromAge=9'],
      words: 'Pattinaggio a rotelle, da',
    },
    seen: [
      { on: 'sports', says: ['Pattinaggio a rotelle, da 9 anni', 'Sono 7'] },
      { on: 'en/sports', says: ['Pattinaggio a rotelle, da 9', 'There are 7'] },
      { on: '/', says: ['7 sport'] },
    ],
  },
  {
    title: 'AcquaFun is called Splash, and stands at /splash',
    edits: patch`
      facts/activities.json
      - "AcquaFun"
      + "Splash"
      site.json
      - "path": "/aquafun"
      + "path": "/splash", "was": ["/aquafun"]`,
    seen: [
      { on: '/ en sports en/sports splash en/splash', says: ['Splash'], never: ['AcquaFun'] },
      { on: 'gallery en/gallery', never: ['AcquaFun'] },
      { on: 'site-headers.json', says: ['"/aquafun": "/splash"', '"/en/aquafun": "/en/splash"'] },
    ],
  },
  {
    title: 'the brand is Fun Village Roma',
    edits: [['facts/camp.json', '"Fun Village"', `"${BRAND}"`]],
    seen: [
      {
        on: `${EVERYWHERE} dati/calendario.ics`,
        says: [BRAND],
        never: [/Fun Village(?! Roma)/],
      },
    ],
  },
  {
    title: 'a new WhatsApp number, and another domain of the mailboxes',
    edits: patch`
      facts/contacts.json
      - "+39 06 0000 0002"
      + "+39 06 0000 0099"
      - /@funvillage\.example/g
      + @fun-village.example`,
    seen: [
      { on: EVERYWHERE, never: ['0000 0002', '@funvillage.example'] },
      { on: 'index.html', says: ['wa.me/390600000099'], never: ['wa.me/390600000002'] },
      { on: 'iscrizioni/index.html', says: ['mailto:segreteria@fun-village.example'] },
      { on: 'site-api.json', says: ['segreteria@fun-village.example'], never: ['0000 0002'] },
    ],
  },
];

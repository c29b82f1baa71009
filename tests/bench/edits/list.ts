import { type Changes, patch, set } from '../tasks/task.ts';

/** A valid edit of the live content, and the finding that it may cause. */
export interface Edit extends Changes {
  /** For an incomplete edit: what the check must say, so that the manager knows what to do. */
  readonly asks?: RegExp;
}

const RULES = 'economic-regulations';
const CARD = patch`
  pages/relax.json
  - { "id": "shade", "icon": "pine" },
  + { "id": "shade", "icon": "pine" }, { "id": "books", "icon": "book" },`;

/** What no task of `bench/tasks` does; `bench/mutations` changes every value for the check alone. */
export const EDITS: readonly Edit[] = [
  { title: 'a week with cents', decisions: [set('prices.week', '137.13')] },
  { title: 'a season that starts a week later', decisions: [set('season.start', '2025-06-16')] },
  {
    title: 'an open day a week earlier',
    decisions: [
      set('openDays.events.first.date', '2025-05-11'),
      set('openDays.events.first.bookBy', '2025-05-07'),
    ],
  },
  { title: 'half days until 14:30', decisions: [set('hours.halfDay.to', '14:30')] },
  {
    title: 'a pool half an hour longer',
    decisions: [
      set('programme.slots.pool.to', '12:15'),
      set('programme.slots.lunch.from', '12:15'),
    ],
  },
  { title: 'children from 5 to 15', decisions: [set('camp.age', '{"min":5,"max":15}')] },
  { title: 'shorter posts', decisions: [set('generator.post.maxCharacters', '800')] },
  {
    title: 'positions confirmed',
    decisions: [{ fact: 'venues.sportCity.positions', choice: { keep: true } }],
  },
  {
    title: 'a second closure, its words forgotten',
    asks: /july/,
    edits: patch`
      facts/season.json
      - "august": {
      + "july": { "from": "2025-07-07", "to": "2025-07-11" }, "august": {`,
  },
  {
    title: 'the extension withdrawn, its sentences left',
    asks: /extension/,
    edits: [['facts/season.json', /,\s*"extension": \{[\s\S]*\}(?=\s*\}\s*$)/, '']],
  },
  {
    title: 'TC Nascosa on the home page, still in definition',
    decisions: [set('venues.tcNascosa.listed', 'true')],
  },
  {
    title: 'TC Nascosa opened',
    decisions: [set('venues.tcNascosa.listed', 'true'), set('venues.tcNascosa.status', 'open')],
  },
  {
    title: 'a venue closed for this summer',
    decisions: [set('venues.scOstiense.listed', 'false')],
  },
  {
    title: 'another name of a venue',
    decisions: [set('venues.sportCity.name', 'Città dello Sport')],
  },
  {
    title: 'a page taken off the menu',
    edits: patch`
      site.json
      - "path": "/shows", "template": "activity", "menus": ["gallery"]
      + "path": "/shows", "template": "activity", "menus": []`,
  },
  {
    title: 'a page hidden from search',
    edits: patch`
      site.json
      - /(?<="path": "\/relax".*)"listed": true, "indexed": true/
      + "listed": false, "indexed": false`,
  },
  {
    title: 'a section of the regulations added',
    edits: [
      [
        `pages/${RULES}.json`,
        /(?<="sections": \[)/,
        '{ "id": "fotografie", "blocks": [{ "id": "photographs", "kind": "text" }] },',
      ],
      ...['it', 'en'].flatMap((language) => [
        [
          `texts/${language}/${RULES}.json`,
          /(?<="sections": \{)/,
          '"fotografie": { "title": "Fotografie" },',
        ] as const,
        [
          `texts/${language}/${RULES}.json`,
          /(?<="blocks": \{)/,
          '"photographs": { "title": "Le foto", "body": ["Si pubblicano con il consenso."] },',
        ] as const,
      ]),
    ],
  },
  {
    title: 'the order of the home page',
    edits: patch`
      pages/home.json
      - "activities", "venues", "testimonials"
      + "venues", "testimonials", "activities"`,
  },
  {
    title: 'a testimonial taken away',
    edits: [
      ['facts/testimonials.json', /"shy": \{[^{}]*\{[^{}]*\}\s*\},/, ''],
      ...['it', 'en'].map(
        (language) => [`texts/${language}/home.json`, /"shy": \{[^{}]*\},/, ''] as const,
      ),
    ],
  },
  {
    title: 'two events change their day',
    decisions: [
      set('dailyEvents.events.party.weekday', 'wednesday'),
      set('dailyEvents.events.creation.weekday', 'tuesday'),
    ],
  },
  {
    title: 'a card of an activity added',
    edits: [
      ...CARD,
      ...['it', 'en'].map(
        (language) =>
          [
            `texts/${language}/relax.json`,
            /(?<="items": \{)/,
            '"books": { "title": "Libri", "text": "Una cassetta di libri da sfogliare." },',
          ] as const,
      ),
    ],
  },
  {
    title: 'a card added, its words forgotten',
    asks: /Per «books» manca il testo/,
    edits: CARD,
  },
  {
    title: 'another picture of a page',
    edits: patch`
      pages/relax.json
      - "picture": "garden"
      + "picture": "pool"`,
  },
  {
    title: 'a picture replaced by a file',
    edits: patch`
      pictures.json
      - /pictures/garden.svg
      + /pictures/games.svg`,
  },
  {
    title: 'the real phone of the secretariat',
    edits: [
      [
        'facts/contacts.json',
        /"phone": "[^"]*"(,[\s\S]*?),\s*"confirm": \{[^}]*\}/,
        '"phone": "+39 06 5555 0199"$1',
      ],
    ],
  },
  {
    title: 'the address of the app',
    edits: [
      [
        'links.json',
        /"appIos": \{[^{}]*\{[^{}]*\}\s*\}/,
        '"appIos": { "url": "https://app.example/fun-village" }',
      ],
    ],
  },
];

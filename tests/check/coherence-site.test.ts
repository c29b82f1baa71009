import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../../src/check/messages.ts';
import { campSources } from '../camp.ts';
import {
  type Accept,
  accepts,
  alsoEdited,
  coherentFindings,
  placeOf,
  type Reject,
  rejects,
} from './coherent-reports.ts';
import { edited } from './edited.ts';

const HOME = 'pages/home.json';
const LAYOUT = 'pages/layout.json';
const OPEN_DAY_TEXTS = 'texts/it/open-days.json';
const GALLERY_TEXTS = 'texts/it/gallery.json';

const links: readonly Reject[] = [
  {
    title: 'a section that is misspelt',
    file: HOME,
    from: /"secondary": \{ "page": "home", "anchor": "locations" \}/,
    to: '"secondary": { "page": "home", "anchor": ‸"location" }',
    code: 'anchor-unknown',
    says: 'Nella pagina «home» non c’è la sezione «location»: forse intendevate «locations».',
  },
  {
    title: 'a section of the menu that the page does not have',
    file: LAYOUT,
    from: /"anchor": "about"/,
    to: '"anchor": ‸"storia"',
    code: 'anchor-unknown',
  },
  {
    title: 'a section of the regulations that is not there',
    file: 'pages/stima.json',
    from: /"anchor": "sconti"/,
    to: '"anchor": ‸"scontii"',
    code: 'anchor-unknown',
  },
  {
    title: 'a section whose own name was changed',
    file: HOME,
    from: /"about": \{\s*"anchor": "about"/,
    to: '"about": { "anchor": ‸"abouts"',
    code: 'anchor-renamed',
    says:
      'La sezione si chiama «abouts», ma un collegamento porta a «about»: ' +
      'scrivete "about", oppure correggete i collegamenti.',
  },
  {
    title: 'a section whose name several links still ask for',
    file: HOME,
    from: /"anchor": "chain-discount",\s*"steps"/,
    to: '"anchor": ‸"chain-discounts", "steps"',
    code: 'anchor-renamed',
  },
  {
    title: 'a block that a link still asks for',
    file: HOME,
    from: /"blocks": \["glance", "hero", "quick", "about",/,
    to: '"blocks": ["glance", "hero", "quick",',
    code: 'anchor-unknown',
  },
  {
    title: 'two sections of one name',
    file: 'pages/privacy-policy.json',
    from: /\{ "id": "dati" \}/,
    to: '{ "id": ‸"titolari" }',
    code: 'anchor-repeated',
  },
  {
    title: 'an address typed into a text',
    file: GALLERY_TEXTS,
    from: /"eyebrow": "[^"]*"/,
    to: '"eyebrow": "Foto su ‸www.esempio.it"',
    code: 'address-typed',
    says:
      'Il testo contiene l’indirizzo www.esempio.it, scritto a mano: ' +
      'dichiaratelo in links.json e usatelo da un pulsante della pagina.',
  },
  {
    title: 'an album that does not say whose it is',
    file: 'links.json',
    from: /"url": "https:\/\/album.girasole.example\/relax",\s*"frame": \{ "provider": "[^"]*" \},/,
    to: '"url": "https://album.girasole.example/relax",',
    code: 'frame-without-provider',
  },
  {
    title: 'an address that no page uses',
    file: 'links.json',
    from: /"appIos": \{/,
    to: '‸"newsletter": { "url": "https://posta.girasole.example/lista" }, "appIos": {',
    code: 'link-unused',
  },
  {
    title: 'a menu without pages',
    file: LAYOUT,
    from: /"menus": \["families", "work", "legal"\]/,
    to: '"menus": ["families", "work", "legal", ‸"staff"]',
    code: 'menu-empty',
  },
  {
    title: 'a menu that stands nowhere',
    file: LAYOUT,
    from: /"menus": \["families", "work", "legal"\]/,
    to: '"menus": ["families", "work"]',
    code: 'menu-hidden',
  },
  {
    title: 'a page of a venue that has another page',
    file: 'pages/colle-alto.json',
    from: /"venue": "colleAlto"/,
    to: '"venue": ‸"lagoBlu"',
    code: 'venue-page',
  },
  {
    title: 'a venue that follows itself',
    file: 'facts/venues.json',
    from: /"page": "lago-blu"/,
    to: '"like": { "prices": ‸"lagoBlu" }, "page": "lago-blu"',
    code: 'venue-circle',
    says:
      'Con «like» queste sedi si seguono in cerchio (lagoBlu → lagoBlu), e nessuna dice i suoi dati: ' +
      'in una di loro togliete "prices" da «like» e scrivete i suoi dati.',
  },
];

const facts: readonly Reject[] = [
  {
    title: 'a fact that nothing shows',
    file: 'texts/it/members.json',
    from: /\{\{staff\.absenceNoticeHours, number\}\}/,
    to: 'molte',
    code: 'fact-unused',
  },
  {
    title: 'a value that the page says and does not show',
    file: 'pages/relax.json',
    from: /"tone": "pine"/,
    to: '"says": { ‸"fees.enrolment": 13 }, "tone": "pine"',
    code: 'says-unused',
    says:
      'La pagina dice «fees.enrolment» ma non lo mostra in nessun testo: ' +
      'cancellate questa riga da «says», oppure mostrate il valore nella pagina.',
  },
  {
    title: 'lessons in a venue that the text does not name',
    file: 'texts/it/sports.json',
    from: /\{\{sports\.sports\.football\.lessonsFromAge, age\}\} in su, nella sede di \{\{venues\.lagoBlu\.name\}\}/,
    to: '‸{{sports.sports.football.lessonsFromAge, age}} in su, nella sede di {{venues.parcoTigli.name}}',
    code: 'lesson-elsewhere',
  },
];

it('tells of lessons that moved once, with every text to edit', () => {
  const from = /"lessonsAt": "lagoBlu"/;
  const { content } = edited({ file: 'facts/sports.json', from, to: '"lessonsAt": "parcoTigli"' });
  const [finding, ...more] = coherentFindings(content).filter(
    ({ code }) => code === 'lesson-elsewhere',
  );
  expect(more).toEqual([]);
  expect(finding && placeOf(finding)).toBe('texts/it/colle-alto.json:247:140');
  expect(finding && sentenceOf(finding)).toBe(
    '4 testi offrono lezioni di «football» senza dire che si tengono nella sede «parcoTigli» ' +
      '(texts/it/colle-alto.json:247, texts/it/lago-blu.json:116, texts/it/parco-tigli.json:122, texts/it/sports.json:35): ' +
      'nominate la sede con {{venues.parcoTigli.name}}, oppure correggete «sports.sports.football.lessonsAt».',
  );
});

const parts: readonly Reject[] = [
  {
    title: 'a button without its words',
    file: 'texts/it/economic-regulations.json',
    from: /"quote": \{([\s\S]*?)"button": "Rispondete qui e vedete il prezzo"/,
    to: '‸"quote": { "title": "Che cosa vi chiediamo prima di un stima", "body": ["Scriveteci."]',
    code: 'part-without-words',
  },
];

const heads: readonly Reject[] = [
  {
    title: 'a title too short to say anything',
    file: GALLERY_TEXTS,
    from: /"title": "[^"]*"/,
    to: '"title": ‸"Foto"',
    code: 'title-short',
    says:
      '«Foto» ha 4 caratteri: è un titolo troppo corto per dire di che pagina si tratta: ' +
      'tenetevi tra 15 e 60 caratteri.',
  },
  {
    title: 'a title that its placeholders make too long',
    file: GALLERY_TEXTS,
    from: /"title": "[^"]*"/,
    to: '"title": ‸"Le foto di {{venues.lagoBlu.name}} e di {{venues.parcoTigli.name}} da {{season.start, longDate}}"',
    code: 'title-long',
  },
  {
    title: 'a title of another page',
    file: 'texts/it/daily-events.json',
    from: /"title": "[^"]*"/,
    to: '"title": ‸"Spettacoli: i temi e le prove al campus"',
    code: 'title-repeated',
  },
  {
    title: 'a description too short',
    file: GALLERY_TEXTS,
    from: /"description": "[^"]*"/,
    to: '"description": ‸"Le foto del campus."',
    code: 'description-short',
  },
  {
    title: 'a description too long',
    file: GALLERY_TEXTS,
    from: /"description": "[^"]*"/,
    to: `"description": ‸"${'Le foto del campus. '.repeat(9).trim()}"`,
    code: 'description-long',
  },
];

const sensible: readonly Accept[] = [
  {
    title: 'a price that a text only names',
    file: 'texts/it/gallery.json',
    from: /"eyebrow": "[^"]*"/,
    to: '"eyebrow": "Una settimana costa {{venues.parcoTigli.prices.week, euro}}"',
  },
  {
    title: 'a link to a tab',
    file: HOME,
    from: /"target": \{ "page": "lago-blu" \}/,
    to: '"target": { "page": "lago-blu", "anchor": "pricing" }',
  },
  {
    title: 'a link to a block of a tab',
    file: HOME,
    from: /"target": \{ "page": "lago-blu" \}/,
    to: '"target": { "page": "lago-blu", "anchor": "agreementBodies-title" }',
  },
  {
    title: 'a link to the footer of another page',
    file: HOME,
    from: /"target": \{ "page": "lago-blu" \}/,
    to: '"target": { "page": "lago-blu", "anchor": "contacts" }',
  },
  {
    title: 'a page that says what only its code shows',
    file: 'pages/lago-blu.json',
    from: /"venue": "lagoBlu"/,
    to: '"says": { "season.closures.august.to": "2031-08-24" }, "venue": "lagoBlu"',
  },
  {
    title: 'the word for what is free',
    file: OPEN_DAY_TEXTS,
    from: /ingresso gratuito/,
    to: 'ingresso gratis',
  },
];

describe('parts of the site that must fit each other', () => {
  rejects(links.filter(({ to }) => to.includes('‸')));
  rejects(facts.filter(({ to }) => to.includes('‸')));
  rejects(parts);
  rejects(heads);
  accepts(sensible);

  it.each([...links, ...facts].filter(({ to }) => !to.includes('‸')))(
    'rejects $title, where it is asked for',
    ({ code, ...edit }) => {
      const found = coherentFindings(edited(edit).content);
      expect(found.map((finding) => finding.code)).toContain(code);
      expect(found.every((finding) => finding.file !== edit.file)).toBe(true);
    },
  );

  it('does not call the entrance free once it costs something', () => {
    const content = alsoEdited(campSources, [
      { file: 'facts/open-days.json', from: /"price": 0/, to: '"price": 5' },
    ]);
    const found = coherentFindings(content);
    expect(found.map(({ code, file }) => `${file} ${code}`)).toEqual([
      `${OPEN_DAY_TEXTS} entry-not-free`,
      `${OPEN_DAY_TEXTS} entry-not-free`,
    ]);
    expect(found.map(({ related }) => related?.map(({ file }) => file))).toEqual([
      ['facts/open-days.json'],
      ['facts/open-days.json'],
    ]);
  });

  it('finds nothing in the content as it is', () => {
    expect(coherentFindings(campSources).map(placeOf)).toEqual([]);
  });
});

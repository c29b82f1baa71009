import { type Args, type Sentence, say } from './sentence.ts';

const length = (a: Args) =>
  `«${a.text('text')}» ha ${a.counted('length', 'carattere', 'caratteri')}`;
const bounds = (a: Args) => `tenetevi tra ${a.text('min')} e ${a.text('max')} caratteri`;
const same = (a: Args) =>
  `«${a.text('text')}» sta già in ${a.text('file')}, riga ${a.text('line')}`;

/** Facts that nothing shows, links that lead nowhere, heads that search engines cut. */
export const coherentSite = {
  'fact-unused': say(
    (a) => `nessuna pagina mostra «${a.text('fact')}», e nessun calcolo lo usa`,
    (a) => `mostratelo in un testo con ${a.text('instead')}, oppure toglietelo dai dati`,
  ),
  'says-unused': say(
    (a) => `la pagina dice «${a.text('fact')}» ma non lo mostra in nessun testo`,
    () => 'cancellate questa riga da «says», oppure mostrate il valore nella pagina',
  ),
  'entry-not-free': say(
    (a) => `il testo dice «${a.text('found')}», ma «${a.text('fact')}» vale ${a.text('price')}`,
    (a) =>
      `scrivete il prezzo con {{${a.text('fact')}, euro}}${a.text('never') === '' ? ', oppure rimettete 0 nei dati' : ''}`,
  ),
  'lesson-elsewhere': say(
    (a) => {
      const places = a.list('places');
      const offer = `lezioni di «${a.text('sport')}» senza dire che si tengono nella sede «${a.text('venue')}»`;
      return places.length < 2
        ? `il testo offre ${offer}`
        : `${places.length} testi offrono ${offer} (${places.join(', ')})`;
    },
    (a) =>
      `nominate la sede con {{venues.${a.text('venue')}.name}}, oppure correggete «${a.text('fact')}»`,
  ),
  'part-without-words': say(
    (a) =>
      `manca «${a.text('key')}», che serve a quello che la pagina mostra (${a.text('pageFile')}, riga ${a.text('line')})`,
    (a) => `aggiungete «${a.text('key')}» qui, oppure togliete quella riga dalla pagina`,
  ),
  'banner-missing': say(
    (a) => `la sede «${a.text('venue')}» è in fase di definizione, ma la sua pagina non lo dice`,
    () => 'aggiungete "banner": { "title": "…", "text": "…" } ai suoi testi',
  ),
  'anchor-unknown': say(
    (a) => `nella pagina «${a.text('page')}» non c’è la sezione «${a.text('found')}»`,
    (a) => a.nearest(`scrivete una di queste: ${a.text('known')}`),
  ),
  'anchor-renamed': say(
    (a) =>
      a.text('links') === '1'
        ? `la sezione si chiama «${a.text('found')}», ma un collegamento porta a «${a.text('instead')}»`
        : `la sezione si chiama «${a.text('found')}», ma ${a.text('links')} collegamenti portano a «${a.text('instead')}»`,
    (a) => `scrivete "${a.text('instead')}", oppure correggete i collegamenti`,
  ),
  'anchor-repeated': say(
    (a) =>
      `la sezione «${a.text('found')}» è già nella pagina, alla riga ${a.text('line')}, e un collegamento porterebbe sempre alla prima`,
    () => 'sceglietele un altro nome',
  ),
  'address-typed': say(
    (a) => `il testo contiene l’indirizzo ${a.text('found')}, scritto a mano`,
    () => 'dichiaratelo in links.json e usatelo da un pulsante della pagina',
  ),
  'frame-without-provider': say(
    (a) => `«${a.text('link')}» si apre dentro la pagina, ma links.json non dice di chi è`,
    () => 'aggiungete in links.json "frame": { "provider": "…" } a questo indirizzo',
  ),
  'link-unused': say(
    (a) => `nessuna pagina usa l’indirizzo «${a.text('link')}»`,
    () => 'usatelo in una pagina, oppure toglietelo',
  ),
  'venue-hidden': say(
    (a) => `qui si parla della sede «${a.text('venue')}», che non è in elenco`,
    (a) =>
      `toglietelo, oppure scrivete una forma per ogni stato di «venues.${a.text('venue')}.listed», o rimettete la sede in elenco`,
  ),
  'menu-empty': say(
    (a) => `nessuna pagina di site.json sta nel menu «${a.text('menu')}»`,
    () => 'aggiungetelo ai «menus» di una pagina, oppure toglietelo da qui',
  ),
  'menu-hidden': say(
    (a) => `il menu «${a.text('menu')}» non compare né in testata né nel piè di pagina`,
    () => 'aggiungetelo in pages/layout.json, oppure togliete la pagina da questo menu',
  ),
  'venue-page': say(
    (a) =>
      `questa pagina è della sede «${a.text('venue')}», che però ha come pagina «${a.text('page')}»`,
    (a) => `correggete la sede, oppure scrivete "page": "${a.text('id')}" in facts/venues.json`,
  ),
  'venue-circle': say(
    (a) =>
      `con «like» queste sedi si seguono in cerchio (${a.list('circle').join(' → ')}), e nessuna dice i suoi dati`,
    (a) => `in una di loro togliete "${a.text('root')}" da «like» e scrivete i suoi dati`,
  ),
  'title-short': say(
    (a) => `${length(a)}: è un titolo troppo corto per dire di che pagina si tratta`,
    bounds,
  ),
  'title-long': say((a) => `${length(a)}: i motori di ricerca taglierebbero il titolo`, bounds),
  'title-repeated': say(same, () => 'date a ogni pagina un titolo suo'),
  'description-short': say((a) => `${length(a)}: è una descrizione troppo corta`, bounds),
  'description-long': say(
    (a) => `${length(a)}: i motori di ricerca taglierebbero la descrizione`,
    bounds,
  ),
  'description-repeated': say(same, () => 'date a ogni pagina una descrizione sua'),
  'mark-above': say(
    (a) =>
      `«${a.text('field')}» è ${a.text('found')}, più del massimo «${a.text('other')}», che è ${a.text('limit')}`,
    (a) => `scrivete un voto fino a ${a.text('limit')}, oppure correggete il massimo`,
  ),
  'founded-late': say(
    (a) => `il campus sarebbe nato nel ${a.text('found')}, dopo la stagione ${a.text('year')}`,
    () => 'correggete «camp.founded», oppure «season.year»',
  ),
  'experience-wrong': say(
    (a) =>
      `gli anni di esperienza sono ${a.text('found')}, ma dal ${a.text('from')} al ${a.text('year')} ne passano ${a.text('most')}`,
    (a) => `scrivete ${a.text('most')}, oppure correggete «camp.founded»`,
  ),
  'contact-repeated': say(
    (a) => `«${a.text('field')}» è ${a.text('found')}, lo stesso numero di «${a.text('other')}»`,
    () => 'scrivete il numero giusto di uno dei due',
  ),
  'section-number-repeated': say(
    (a) => `il numero ${a.text('number')} è già della sezione alla riga ${a.text('line')}`,
    () => 'date a ogni sezione un numero suo, in ordine',
  ),
} as const satisfies Record<string, Sentence>;

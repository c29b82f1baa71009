import { type Args, nearestOr, type Sentence, say } from './sentence.ts';

const length = (a: Args) =>
  `«${a.text('text')}» ha ${a.counted('length', 'carattere', 'caratteri')}`;
const bounds = (a: Args) => `tenetevi tra ${a.text('min')} e ${a.text('max')} caratteri`;
const same = (a: Args) =>
  `«${a.text('text')}» sta già in ${a.text('file')}, riga ${a.text('line')}`;

/** Unused facts, dead links, titles and descriptions that search engines cut. */
export const coherentSite = {
  'fact-unused': say(
    'nessuna pagina mostra «{fact}», e nessun calcolo lo usa',
    'mostratelo in un testo con {instead}, oppure toglietelo dai dati',
  ),
  'says-unused': say(
    'la pagina dice «{fact}» ma non lo mostra in nessun testo',
    'cancellate questa riga da «says», oppure mostrate il valore nella pagina',
  ),
  'entry-not-free': say(
    'il testo dice «{found}», ma «{fact}» vale {price}',
    (a) =>
      `scrivete il prezzo con {{${a.text('fact')}, euro}}${a.text('never') === '' ? ', oppure rimettete 0 nei dati' : ''}`,
  ),
  'lesson-elsewhere': say((a) => {
    const places = a.list('places');
    const offer = `lezioni di «${a.text('sport')}» senza dire che si tengono nella sede «${a.text('venue')}»`;
    return places.length < 2
      ? `il testo offre ${offer}`
      : `${places.length} testi offrono ${offer} (${places.join(', ')})`;
  }, 'nominate la sede con {{venues.{venue}.name}}, oppure correggete «{fact}»'),
  'part-without-words': say(
    'manca «{key}», che serve a quello che la pagina mostra ({pageFile}, riga {line})',
    'aggiungete «{key}» qui, oppure togliete quella riga dalla pagina',
  ),
  'banner-missing': say(
    'la sede «{venue}» è in fase di definizione, ma la sua pagina non lo dice',
    'aggiungete "banner": { "title": "…", "text": "…" } ai suoi testi',
  ),
  'anchor-unknown': say(
    'nella pagina «{page}» non c’è la sezione «{found}»',
    nearestOr('scrivete una di queste: {known}'),
  ),
  'anchor-renamed': say(
    (a) =>
      a.text('links') === '1'
        ? `la sezione si chiama «${a.text('found')}», ma un collegamento porta a «${a.text('instead')}»`
        : `la sezione si chiama «${a.text('found')}», ma ${a.text('links')} collegamenti portano a «${a.text('instead')}»`,
    'scrivete "{instead}", oppure correggete i collegamenti',
  ),
  'anchor-repeated': say(
    'la sezione «{found}» è già nella pagina, alla riga {line}, e un collegamento porterebbe sempre alla prima',
    'datele un altro nome',
  ),
  'address-typed': say(
    'il testo contiene l’indirizzo {found}, scritto a mano',
    'dichiaratelo in links.json e usatelo da un pulsante della pagina',
  ),
  'frame-without-provider': say(
    '«{link}» si apre dentro la pagina, ma links.json non dice di chi è',
    'aggiungete in links.json "frame": { "provider": "…" } a questo indirizzo',
  ),
  'link-unused': say(
    'nessuna pagina usa l’indirizzo «{link}»',
    'usatelo in una pagina, oppure toglietelo',
  ),
  'venue-hidden': say(
    'qui si parla della sede «{venue}», che non è in elenco',
    'toglietelo, oppure scrivete una forma per ogni stato di «venues.{venue}.listed», o rimettete la sede in elenco',
  ),
  'menu-empty': say(
    'nessuna pagina di site.json sta nel menu «{menu}»',
    'aggiungetelo ai «menus» di una pagina, oppure toglietelo da qui',
  ),
  'menu-hidden': say(
    'il menu «{menu}» non compare né in testata né nel piè di pagina',
    'aggiungetelo in pages/layout.json, oppure togliete la pagina da questo menu',
  ),
  'venue-page': say(
    'questa pagina è della sede «{venue}», che però ha come pagina «{page}»',
    'correggete la sede, oppure scrivete "page": "{id}" in facts/venues.json',
  ),
  'venue-circle': say(
    (a) =>
      `con «like» queste sedi si seguono in cerchio (${a.list('circle').join(' → ')}), e nessuna dice i suoi dati`,
    'in una di loro togliete "{root}" da «like» e scrivete i suoi dati',
  ),
  'title-short': say(
    (a) => `${length(a)}: è un titolo troppo corto per dire di che pagina si tratta`,
    bounds,
  ),
  'title-long': say((a) => `${length(a)}: i motori di ricerca taglierebbero il titolo`, bounds),
  'title-repeated': say(same, 'date a ogni pagina un titolo suo'),
  'description-short': say((a) => `${length(a)}: è una descrizione troppo corta`, bounds),
  'description-long': say(
    (a) => `${length(a)}: i motori di ricerca taglierebbero la descrizione`,
    bounds,
  ),
  'description-repeated': say(same, 'date a ogni pagina una descrizione sua'),
  'mark-above': say(
    '«{field}» è {found}, più del massimo «{other}», che è {wanted}',
    'scrivete un voto fino a {wanted}, oppure correggete il massimo',
  ),
  'founded-late': say(
    'il campus sarebbe nato nel {found}, dopo la stagione {year}',
    'correggete «camp.founded», oppure «season.year»',
  ),
  'experience-wrong': say(
    'gli anni di esperienza sono {found}, ma dal {from} al {year} ne passano {most}',
    'scrivete {most}, oppure correggete «camp.founded»',
  ),
  'contact-repeated': say(
    '«{field}» è {found}, lo stesso numero di «{other}»',
    'scrivete il numero giusto di uno dei due',
  ),
  'section-number-repeated': say(
    'il numero {number} è già della sezione alla riga {line}',
    'date a ogni sezione un numero suo, in ordine',
  ),
} as const satisfies Record<string, Sentence>;

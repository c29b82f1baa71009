import { nearestOr, removedOr, type Sentence, say } from './sentence.ts';

const KINDS: Readonly<Record<string, string>> = {
  basis: 'un dato della cartella facts',
  venue: 'una sede di facts/venues.json',
  page: 'una pagina di site.json',
  link: 'un indirizzo di links.json',
  picture: 'un’immagine di pictures.json',
  fact: 'un dato della cartella facts',
  body: 'un ente di facts/agreements.json',
  locale: 'una lingua di site.json («locales»)',
};

/** Names that lead nowhere: files, references, ids, texts, pages, pictures. */
export const names = {
  'file-missing': say('manca il file {path}', (a) =>
    a.text('nearest')
      ? `c’è ${a.text('nearest')}: forse va rinominato`
      : `createlo, oppure recuperatelo dalla versione precedente (che cosa deve contenere lo dice schemas/${a.text('schema')})`,
  ),
  'page-id-misnamed': say(
    'la pagina «{id}» non ha nessuno dei suoi file',
    'ci sono quelli di «{nearest}»: scrivete "id": "{nearest}"',
  ),
  'file-unknown': say('questo file non serve a nessuna pagina', (a) =>
    a.text('nearest')
      ? `forse il nome giusto è ${a.text('nearest')}`
      : a.text('page') === ''
        ? 'toglietelo da questa cartella'
        : `toglietelo da questa cartella, oppure aggiungete la pagina «${a.text('page')}» in site.json`,
  ),
  'reference-unknown': say(
    (a) => `«${a.text('found')}» non è ${KINDS[a.text('kind')] ?? a.text('kind')}`,
    (a) => a.nearest(removedOr(a, `scrivete uno di questi: ${a.text('known')}`)),
  ),
  'text-missing': say(
    'per «{found}» manca il testo in {textFile}',
    nearestOr('aggiungete «{found}» dentro «{place}»'),
  ),
  'text-unused': say(
    'nessuna parte della pagina usa il testo «{id}»',
    nearestOr('cancellatelo, oppure usatelo in {pageFile}'),
  ),
  'fact-text-missing': say(
    'in «{at}» manca il testo di «{id}», che è nell’elenco {fact}',
    'aggiungete «{id}» dentro «{at}»',
  ),
  'fact-text-extra': say(
    'in «{at}» c’è «{id}», che non è nell’elenco {fact}',
    nearestOr('cancellatelo, oppure aggiungetelo all’elenco'),
  ),
  'page-name-missing': say(
    'manca il nome della pagina «{id}» per i menu',
    'aggiungete «{id}» dentro «pages»',
  ),
  'target-empty': say(
    'la destinazione dice la sezione ma non la pagina',
    'aggiungete "page": {example}',
  ),
  'page-off-linked': say(
    'la pagina «{page}» è fuori dal sito, e questo pulsante non può mancare',
    'scegliete un’altra pagina',
  ),
  'page-off-needed': say('altre parti del sito contano sulla pagina «{page}»', 'togliete «off»'),
  'target-double': say(
    'la destinazione dice sia una pagina sia un indirizzo esterno',
    'tenete «page» oppure «link»',
  ),
  'picture-missing': say(
    'il file {found} non c’è nella cartella public',
    nearestOr('copiatelo lì, oppure correggete il nome'),
  ),
  'picture-kind': say(
    (a) =>
      a.text('kind')
        ? `${a.text('found')} è un’immagine ${a.text('kind').toUpperCase()}${
            a
              .text('found')
              .toLowerCase()
              .endsWith(`.${a.text('kind')}`)
              ? ''
              : ', anche se il nome dice altro'
          }`
        : `${a.text('found')} non è un’immagine che si possa leggere`,
    (a) =>
      a.text('kind') === 'heic'
        ? 'i browser non la mostrano: esportatela come JPEG dal telefono o dal computer'
        : a.text('instead')
          ? `rinominate il file, e scrivete "${a.text('instead')}"`
          : 'salvatela di nuovo come JPEG o PNG',
  ),
  'picture-name': say(
    'il nome {found} ha spazi, accenti o lettere che gli indirizzi non vogliono',
    'rinominate il file, e scrivete "{instead}"',
  ),
  'picture-size': say(
    '{found} è largo {width} punti e alto {height}, non come qui',
    'cancellate «width» e «height»: il sito legge le misure dal file',
  ),
  'picture-heavy': say(
    (a) =>
      `${a.text('found')} è troppo pesante: ${Math.ceil(Number(a.text('bytes')) / 100_000) / 10} MB`,
    'rimpicciolitela: una foto di 4000 punti di larghezza basta, un disegno SVG sta sotto i 300 kB',
  ),
  'picture-unused': say(
    'nessuna pagina mostra l’immagine «{id}»',
    'usatela in una pagina, oppure cancellate la riga e il file',
  ),
  'picture-unlisted': say(
    'il file {found} è pubblicato, ma non è in questo elenco',
    'aggiungetelo, oppure cancellatelo da public/pictures',
  ),
  'id-repeated': say('{«field»} «{found}» è già usato alla riga {line}', 'sceglietene un altro'),
  'schema-line': say('la riga "$schema" vale {found}', '{write}'),
} as const satisfies Record<string, Sentence>;

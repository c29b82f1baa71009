import { goneOr, type Sentence, say } from './sentence.ts';

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
  'file-missing': say(
    (a) => `manca il file ${a.text('path')}`,
    (a) =>
      a.text('nearest')
        ? `c’è ${a.text('nearest')}: forse va rinominato`
        : `createlo, oppure recuperatelo dalla versione precedente (che cosa deve contenere lo dice schemas/${a.text('schema')})`,
  ),
  'page-id-misnamed': say(
    (a) => `la pagina «${a.text('id')}» non ha nessuno dei suoi file`,
    (a) => `ci sono quelli di «${a.text('nearest')}»: scrivete "id": "${a.text('nearest')}"`,
  ),
  'file-unknown': say(
    () => 'questo file non serve a nessuna pagina',
    (a) =>
      a.text('nearest')
        ? `forse il nome giusto è ${a.text('nearest')}`
        : a.text('page') === ''
          ? 'toglietelo da questa cartella'
          : `toglietelo da questa cartella, oppure aggiungete la pagina «${a.text('page')}» in site.json`,
  ),
  'reference-unknown': say(
    (a) => `«${a.text('found')}» non è ${KINDS[a.text('kind')] ?? a.text('kind')}`,
    (a) => a.nearest(goneOr(a, `scrivete uno di questi: ${a.text('known')}`)),
  ),
  'text-missing': say(
    (a) => `per «${a.text('found')}» manca il testo in ${a.text('textFile')}`,
    (a) => a.nearest(`aggiungete «${a.text('found')}» dentro «${a.text('place')}»`),
  ),
  'text-unused': say(
    (a) => `nessuna parte della pagina usa il testo «${a.text('id')}»`,
    (a) => a.nearest(`cancellatelo, oppure usatelo in ${a.text('pageFile')}`),
  ),
  'fact-text-missing': say(
    (a) =>
      `in «${a.text('at')}» manca il testo di «${a.text('id')}», che è nell’elenco ${a.text('fact')}`,
    (a) => `aggiungete «${a.text('id')}» dentro «${a.text('at')}»`,
  ),
  'fact-text-extra': say(
    (a) => `in «${a.text('at')}» c’è «${a.text('id')}», che non è nell’elenco ${a.text('fact')}`,
    (a) => a.nearest('cancellatelo, oppure aggiungetelo all’elenco'),
  ),
  'page-name-missing': say(
    (a) => `manca il nome della pagina «${a.text('id')}» per i menu`,
    (a) => `aggiungete «${a.text('id')}» dentro «pages»`,
  ),
  'target-empty': say(
    () => 'la destinazione dice la sezione ma non la pagina',
    (a) => `aggiungete "page": ${a.text('example')}`,
  ),
  'page-off-linked': say(
    (a) => `la pagina «${a.text('page')}» è fuori dal sito, e questo pulsante non può mancare`,
    () => 'scegliete un’altra pagina',
  ),
  'page-off-needed': say(
    (a) => `altre parti del sito contano sulla pagina «${a.text('page')}»`,
    () => 'togliete «off»',
  ),
  'target-double': say(
    () => 'la destinazione dice sia una pagina sia un indirizzo esterno',
    () => 'tenete «page» oppure «link»',
  ),
  'picture-missing': say(
    (a) => `il file ${a.text('found')} non c’è nella cartella public`,
    (a) => a.nearest('copiatelo lì, oppure correggete il nome'),
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
    (a) => `il nome ${a.text('found')} ha spazi, accenti o lettere che gli indirizzi non vogliono`,
    (a) => `rinominate il file, e scrivete "${a.text('instead')}"`,
  ),
  'picture-size': say(
    (a) =>
      `${a.text('found')} è largo ${a.text('width')} punti e alto ${a.text('height')}, non come qui`,
    () => 'cancellate «width» e «height»: il sito legge le misure dal file',
  ),
  'picture-heavy': say(
    (a) =>
      `${a.text('found')} è troppo pesante: ${Math.ceil(Number(a.text('bytes')) / 100_000) / 10} MB`,
    () =>
      'rimpicciolitela: una foto di 4000 punti di larghezza basta, un disegno SVG sta sotto i 300 kB',
  ),
  'picture-unused': say(
    (a) => `nessuna pagina mostra l’immagine «${a.text('id')}»`,
    () => 'usatela in una pagina, oppure cancellate la riga e il file',
  ),
  'picture-unlisted': say(
    (a) => `il file ${a.text('found')} è pubblicato, ma non è in questo elenco`,
    () => 'aggiungetelo, oppure cancellatelo da public/pictures',
  ),
  'id-repeated': say(
    (a) => `${a.field()} «${a.text('found')}» è già usato alla riga ${a.text('line')}`,
    () => 'sceglietene un altro',
  ),
  'schema-line': say(
    (a) => `la riga "$schema" vale ${a.text('found')}`,
    (a) => a.write(),
  ),
} as const satisfies Record<string, Sentence>;

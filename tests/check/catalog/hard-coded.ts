import { added, type Family, machine, said, typed } from './row.ts';

const CHANNEL =
  '‸"channel": { "text": "Canale 5", "reason": "È un nome.", "declaredOn": "2024-03-04" },';

export const hardCoded: Family = {
  heading: `## Valori scritti a mano

Un prezzo, una data, un’ora o una quantità scritti dentro una frase non cambiano quando cambia il dato. Il controllo li riconosce in ogni forma («144 euro», «centoquarantaquattro euro», «dal 9 al 12 settembre», «ore 17», «venti per cento») e li confronta con i dati, così come li mostra la pagina. \`npm run check -- --fix\` scrive da solo i segnaposto che può, e \`--dry-run\` dice prima che cosa cambierebbe.`,
  rows: {
    'hard-coded-name': said('Vi aspettiamo a ‸Lago Blu.'),
    'address-other': said('Siamo in ‸Via dei Canneti 21.'),
    'hard-coded-value': said('Una settimana costa ‸144 euro.'),
    'hard-coded-other': said('Un giorno di prova costa ‸38 euro.'),
    'hard-coded-official': typed(
      'texts/it/colle-alto.json',
      /"value": "\{\{prices\.week, euro\}\}, [^"]*"/,
      '"value": "‸144 euro, pranzo e merenda compresi"',
    ),
    'text-differs': said('La segreteria è chiusa la ‸domenica.'),
    'unknown-value': said('Una settimana costa ‸136 euro.'),
    'text-broken': said('Portate il costume, ‸TODO'),
    'fact-name-bare': said('Una settimana costa ‸prices.week'),
    'format-of-other-kind': said('Dai ‸{{staff.entertainers.minAge, euro}} in su'),
    'unit-twice': said('Costa ‸{{prices.week, euro}} euro'),
    'unit-of-other-kind': said('Dai ‸{{staff.entertainers.minAge, number}} euro'),
    'noun-number': said('Ogni {{shows.everyWeeks, number}} ‸settimana si va in scena.'),
    'exception-unused': added('exceptions.json', '"exceptions": {', CHANNEL),
  },
};

/** The arguments of all sentences; each uses some. */
const BUILT = {
  found: '"value": 136',
  expected: '"value": 144',
  page: 'lago-blu',
  property: 'price',
  file: 'dati/fatti.json',
};
const ONLINE = {
  urls: ['/lago-blu'],
  count: 1,
  found: '',
  expected: '/sports',
  status: 404,
  reason: 'è scaduto',
  host: 'www.girasole.example',
  day: '2031-06-02',
};

export const built: Family = {
  heading: `## Il sito costruito

Con \`npm run check -- --site dist\` il controllo legge anche il sito costruito, e lo confronta con i dati.`,
  rows: {
    'site-value': machine('un valore scritto nel codice.', { ...BUILT, found: '136 €' }),
    'site-hidden-value': machine('un prezzo che leggono i motori di ricerca e non i visitatori.', {
      ...BUILT,
      found: '136',
    }),
    'site-data': machine('i dati sono cambiati dopo la costruzione.', BUILT),
    'site-data-missing': machine('un file cancellato dal sito costruito.', BUILT),
    'site-page-missing': machine('una pagina aggiunta dopo la costruzione.', BUILT),
  },
};

export const online: Family = {
  heading: `## Il sito online

Con \`npm run check -- --site https://…\` il controllo chiede al sito online ogni pagina e ogni file, e li confronta con il sito costruito in \`dist\`. Con \`--rollback\`, su una macchina che serve \`dist\`, rimette il sito di prima quando quello nuovo non va, e lo controlla.`,
  rows: {
    'online-silent': machine('il server è spento.', { ...ONLINE, reason: 'ECONNREFUSED' }),
    'online-certificate': machine('il certificato è scaduto, o è di un altro nome.', ONLINE),
    'online-release': machine('il server tiene ancora il sito di ieri.', {
      found: 'un altro sito (impronta 0123456789ab)',
    }),
    'online-missing': machine('il caricamento si è fermato prima della fine.', ONLINE),
    'online-half': machine('una pagina è stata caricata a metà.', ONLINE),
    'online-stale': machine('qualcosa davanti al sito dà ancora le pagine di ieri.', ONLINE),
    'online-changed': machine('online c’è un sito costruito altrove.', ONLINE),
    'online-packed': machine('il file compresso di una pagina è di un’altra.', ONLINE),
    'online-unpacked': machine('il server manda le pagine intere. È un avviso.', ONLINE),
    'online-header': machine('per strada qualcuno toglie una protezione del sito.', {
      ...ONLINE,
      header: 'X-Content-Type-Options',
      expected: 'nosniff',
    }),
    'online-redirect': machine('chi ha salvato un indirizzo vecchio non trova niente.', ONLINE),
    'online-unknown': machine('il server dà la pagina iniziale a qualunque indirizzo.', {
      urls: ['/questa-pagina-non-esiste'],
      count: 1,
      status: 200,
    }),
    'online-exposed': machine('online si può leggere un file con le chiavi.', {
      urls: ['/.env'],
      count: 1,
    }),
  },
};

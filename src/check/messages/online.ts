import { type Args, type Sentence, say } from './sentence.ts';

const where = (a: Args) => {
  const rest = Number(a.text('count')) - a.list('addresses').length;
  return `${a.text('addresses')}${rest > 0 ? ` e altri ${rest}` : ''}`;
};
const UPLOAD =
  'ripetete il caricamento fino in fondo; su nginx rifate anche la configurazione (npm run hosts -- nginx)';
const CACHE =
  'svuotate la memoria di chi sta fra il server e i visitatori (l’host la chiama «cache», «CDN» o «proxy»), e fategli rispettare «Cache-Control»';

/** What the check could not do, and what is online and is not what was built. */
export const online = {
  'rule-failed': say(
    'il controllo «{rule}» si è fermato mentre leggeva questo valore',
    'se il valore è strano correggetelo; se è giusto, il guasto è del programma: mandate questa riga a chi cura il sito',
  ),
  'online-silent': say(
    (a) => `il sito in linea non risponde (${a.text('reason')}) su ${where(a)}`,
    () => 'guardate se il server è acceso e se l’indirizzo è giusto',
  ),
  'online-certificate': say(
    (a) => `il certificato del sito in linea non vale (${a.text('reason')})`,
    (a) =>
      `fatevi dare un certificato per «${a.text('host')}» e mettetelo al suo posto: i visitatori ora vedono un avviso`,
  ),
  'online-release': say(
    (a) => `il server dice di servire ${a.text('found')}`,
    () => 'aspettate che prenda il sito nuovo, oppure ripetete la pubblicazione',
  ),
  'online-missing': say(
    (a) => `il sito in linea risponde ${a.text('status')} invece di dare ${where(a)}`,
    () => UPLOAD,
  ),
  'online-half': say(
    (a) => `dal sito in linea arriva soltanto una parte di ${where(a)}`,
    () => UPLOAD,
  ),
  'online-stale': say(
    (a) => `il sito in linea dà ancora la versione del ${a.text('day')} di ${where(a)}`,
    () => CACHE,
  ),
  'online-changed': say(
    (a) => `il sito in linea dà un altro contenuto per ${where(a)}`,
    () =>
      'togliete ciò che cambia i file fra il server e i visitatori (un servizio che li «ottimizza», o che vi aggiunge del suo), oppure pubblicate il sito che avete costruito qui',
  ),
  'online-packed': say(
    (a) => `la forma compressa che il sito in linea dà di ${where(a)} non contiene il suo file`,
    () => UPLOAD,
  ),
  'online-unpacked': say(
    (a) => `il sito in linea manda senza compressione ${where(a)}`,
    () => 'accendete la compressione sull’host: le pagine arrivano più lente',
  ),
  'online-header': say(
    (a) =>
      a.text('found') === ''
        ? `dal sito in linea non arriva l’intestazione «${a.text('header')}» con ${where(a)}`
        : `dal sito in linea l’intestazione «${a.text('header')}» arriva come «${a.text('found')}» con ${where(a)}`,
    (a) =>
      `l’host, o un servizio fra il server e i visitatori, la toglie o la cambia: deve essere «${a.text('expected')}» (docs/hosting)`,
  ),
  'online-redirect': say(
    (a) =>
      `l’indirizzo ${where(a)} in linea ${a.text('found') === '' ? `risponde ${a.text('status')}` : `porta a «${a.text('found')}»`}`,
    (a) => `deve portare a «${a.text('expected')}»: mettete gli inoltri del sito (docs/hosting)`,
  ),
  'online-unknown': say(
    (a) => `in linea un indirizzo che non esiste (${where(a)}) risponde ${a.text('status')}`,
    () => 'deve rispondere 404, o portare alla home: togliete la regola che dà una pagina a tutti',
  ),
  'online-exposed': say(
    (a) => `in linea chiunque può leggere ${where(a)}`,
    () => 'chiudete i file che cominciano con un punto, e cambiate le chiavi che c’erano dentro',
  ),
} as const satisfies Record<string, Sentence>;

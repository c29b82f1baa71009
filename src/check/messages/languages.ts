import { type Args, type Sentence, say } from './sentence.ts';

const source = (a: Args) => `${a.text('sourceFile')}, riga ${a.text('sourceLine')}`;

const are = (a: Args) => (a.text('names').includes(', ') ? 'ci sono' : 'c’è');

/** Texts that differ between languages. */
export const languages = {
  'translation-missing': say(
    (a) => `manca la traduzione di «${a.text('key')}», che c’è in ${source(a)}`,
    'aggiungete «{key}» qui, tradotto',
  ),
  'translation-extra': say(
    (a) => `«${a.text('key')}» non c’è nella prima lingua (${source(a)})`,
    'cancellate «{key}», oppure aggiungetelo anche là',
  ),
  'translation-words': say(
    'mancano le parole che ha solo una traduzione',
    'aggiungete "translation" con "prevails", "source", "offer" e "close": schemas/texts/layout.schema.json dice che cosa sono',
  ),
  'translation-list': say(
    (a) =>
      `l’elenco ha ${a.counted('length', 'riga', 'righe')}, ma nella prima lingua ne ha ${a.text('wanted')} (${source(a)})`,
    'scrivetene {wanted}, nello stesso ordine',
  ),
  'translation-placeholder-missing': say(
    (a) => `la traduzione ha perso ${a.text('names')}, che ${are(a)} in ${source(a)}`,
    (a) =>
      `rimettete ${a.text('names').replaceAll(/[^ ,]+/g, '{{$&}}')}, con il formato che ha in italiano`,
  ),
  'translation-placeholder-extra': say(
    (a) => `la traduzione mostra ${a.text('names')}, che non ${are(a)} in ${source(a)}`,
    'toglietelo dalla traduzione, oppure usatelo anche nella prima lingua',
  ),
  'translation-behind': say(
    (a) =>
      `la traduzione «${a.text('text')}» è rimasta indietro: in italiano ora c’è «${a.text('source')}» (${source(a)})`,
    'se non è più giusta correggetela, poi confermate con «npm run locale -- confirm {locale} --page {page}»',
  ),
  'translation-unread': say(
    (a) =>
      a.text('count') === '1'
        ? `nessuno ha ancora riletto «${a.text('text')}» accanto all’italiano`
        : `nessuno ha ancora riletto ${a.text('count')} testi di questo file accanto all’italiano; il primo è «${a.text('text')}»`,
    'quando l’avete fatto: npm run locale -- confirm {locale} --page {page}',
  ),
  'text-untranslated': say(
    '«{text}» è uguale al testo della prima lingua',
    'traducetelo; se è un nome che non si traduce, lasciatelo così',
  ),
  'plural-missing': say(
    'manca la forma «{form}», che la lingua {language} usa per contare',
    'aggiungete «{key}» accanto alle altre forme',
  ),
} as const satisfies Record<string, Sentence>;

import { type Sentence, say } from './sentence.ts';

/** Values typed by hand into a text. */
export const mentions = {
  'typed-value': say(
    (a) => `«${a.text('found')}» è scritto a mano, ma è un dato: «${a.text('fact')}»`,
    (a) => {
      const left = a.text('left');
      if (left === '')
        return `scrivete ${a.text('instead')}, oppure lasciatelo scrivere a «npm run check -- --fix»`;
      if (left === 'choice')
        return `se la frase parla di quello scrivete ${a.text('instead')}${a.text('others') ? `; vale lo stesso anche ${a.text('others')}` : ''}`;
      return `riscrivete la frase con ${a.text('instead')}: le parole intorno devono cambiare`;
    },
  ),
  'typed-other': say(
    (a) =>
      `«${a.text('found')}» vale come «${a.text('fact')}», ma la frase parla di «${a.text('subject')}» (${a.text('expected')})`,
    (a) =>
      `scrivete ${a.text('instead')} se la frase parla di quello, altrimenti dite meglio di che cosa parla`,
  ),
  'typed-official': say(
    (a) =>
      `«${a.text('found')}» è il valore ufficiale di «${a.text('fact')}», ma questa pagina in «says» ${a.text('said') ? `dice ${a.text('said')}` : 'dichiara di non dirlo'}`,
    (a) =>
      a.text('said')
        ? `scrivete ${a.text('instead')} per mostrare il valore della pagina, oppure togliete «${a.text('fact')}» da «says»`
        : `cancellatelo dal testo, oppure togliete «${a.text('fact')}» da «says» e scrivete ${a.text('instead')}`,
  ),
  'unknown-value': say(
    (a) => `«${a.text('found')}» è scritto a mano e non è il valore di nessun dato`,
    (a) =>
      a.text('known')
        ? `se intendevate uno di questi, usate il segnaposto: ${a.text('known')}; se è un dato nuovo aggiungetelo nella cartella facts, se non è un dato dichiaratelo in exceptions.json`
        : 'se è un dato aggiungetelo nella cartella facts e usate il segnaposto, se non lo è dichiaratelo in exceptions.json',
  ),
  'exception-unused': say(
    (a) => `nessun testo dice più «${a.text('found')}»`,
    (a) => a.nearest('cancellate questa eccezione'),
  ),
  'site-value': say(
    (a) =>
      `la pagina costruita mostra «${a.text('found')}», che i dati della pagina «${a.text('page')}» non dicono`,
    (a) =>
      `il valore è scritto nel codice: chi sviluppa lo prenda dai dati${a.text('known') ? ` (i più vicini: ${a.text('known')})` : ''}, oppure rifate «npm run build» se i dati sono cambiati`,
  ),
  'site-hidden-value': say(
    (a) =>
      `i dati strutturati della pagina «${a.text('page')}» dicono «${a.text('found')}» («${a.text('property')}»), che nella pagina non si legge`,
    () =>
      'chi sviluppa lo tolga dai dati strutturati, oppure lo mostri nella pagina: alle macchine si dice soltanto ciò che leggono i visitatori',
  ),
  'site-data': say(
    (a) => `il file pubblicato dice «${a.text('found')}», ma i dati danno «${a.text('expected')}»`,
    () => 'rifate «npm run build»',
  ),
  'site-data-missing': say(
    (a) => `nel sito costruito manca il file «${a.text('file')}»`,
    () => 'rifate «npm run build»',
  ),
  'site-page-missing': say(
    (a) => `nel sito costruito manca la pagina «${a.text('page')}»`,
    () => 'rifate «npm run build»',
  ),
} as const satisfies Record<string, Sentence>;

import { type Args, nearestOr, type Sentence, say } from './sentence.ts';

/** Why part of a text is not plain text. */
const FAULTS: Readonly<Record<string, string>> = {
  tag: 'è un pezzo di HTML',
  entity: 'è un segno scritto in codice HTML',
  markdown: 'è un segno di Markdown, che qui resta com’è',
  brackets: 'sono parentesi da riempire',
  blank: 'è uno spazio da riempire',
  'to-do': 'è lavoro da finire',
  direction: 'è un segno invisibile che rovescia la scrittura',
  'half-sign': 'è metà di un segno',
  mojibake: 'è una lettera letta con il codice sbagliato',
};

/** Values typed into texts, and what `npm run verify` says of the claims of a free text. */
export const mentions = {
  'name-typed': say(
    '«{found}» è scritto a mano, ma è un dato: «{fact}»',
    'scrivete {{{fact}}}, che cambia da solo con il dato',
  ),
  'address-other': say(
    '«{found}» non è l’indirizzo dei dati, che è {value}',
    'scrivete {{{fact}}}, oppure correggete l’indirizzo nei dati',
  ),
  'typed-value': say('«{found}» è scritto a mano, ma è un dato: «{fact}»', (a) => {
    const left = a.text('left');
    if (left === '')
      return `scrivete ${a.text('instead')}, oppure lasciatelo scrivere a «npm run check -- --fix»`;
    if (left === 'choice')
      return `se la frase parla di quello scrivete ${a.text('instead')}${a.text('others') ? `; vale lo stesso anche ${a.text('others')}` : ''}`;
    return `riscrivete la frase con ${a.text('instead')}: le parole intorno devono cambiare`;
  }),
  'typed-other': say(
    '«{found}» vale come «{fact}», ma la frase parla di «{subject}» ({expected})',
    'scrivete {instead} se la frase parla di quello, altrimenti dite meglio di che cosa parla',
  ),
  'typed-official': say(
    (a) =>
      `«${a.text('found')}» è il valore ufficiale di «${a.text('fact')}», ma questa pagina in «says» ${a.text('said') ? `dice ${a.text('said')}` : 'dichiara di non dirlo'}`,
    (a) =>
      a.text('said')
        ? `scrivete ${a.text('instead')} per mostrare il valore della pagina, oppure togliete «${a.text('fact')}» da «says»`
        : `cancellatelo dal testo, oppure togliete «${a.text('fact')}» da «says» e scrivete ${a.text('instead')}`,
  ),
  'unknown-value': say('«{found}» è scritto a mano e non è il valore di nessun dato', (a) =>
    a.text('known')
      ? `se intendevate uno di questi, scrivete il segnaposto: ${a.text('known')}; se è un dato nuovo aggiungetelo nella cartella facts, se non è un dato dichiaratelo in exceptions.json`
      : 'se è un dato aggiungetelo nella cartella facts e usate il segnaposto, se non lo è dichiaratelo in exceptions.json',
  ),
  'noun-number': say(
    (a) =>
      a.text('fact')
        ? `«${a.text('fact')}» vale ${a.text('value')}, e si legge «${a.text('value')} ${a.text('noun')}»`
        : `si legge «${a.text('value')} ${a.text('noun')}»`,
    'scrivete «{instead}»',
  ),
  'text-broken': say(
    (a) => `«${a.text('found')}» non va mostrato a chi legge: ${FAULTS[a.text('what')] ?? ''}`,
    (a) => (a.text('what') === 'to-do' ? 'finite il testo' : 'cancellatelo o riscrivetelo'),
  ),
  'fact-name-bare': say('«{found}» è il nome di un dato, non il suo valore', 'scrivete {instead}'),
  'format-of-other-kind': say(
    'il formato «{format}» è di un altro genere: non va con «{fact}»',
    'usate uno di questi: {known}',
  ),
  'unit-twice': say(
    '«{found}» è scritto due volte: il segnaposto di «{fact}» lo scrive già',
    'cancellate «{found}» dal testo',
  ),
  'unit-of-other-kind': say(
    '«{found}» non è l’unità di «{fact}»',
    'cambiate il segnaposto o l’unità',
  ),
  'exception-unused': say(
    'nessun testo dice più «{found}»',
    nearestOr('cancellate questa eccezione'),
  ),
  'site-value': say(
    'la pagina costruita mostra «{found}», che i dati della pagina «{page}» non dicono',
    (a) =>
      `il valore è scritto nel codice: chi sviluppa lo prenda dai dati${a.text('known') ? ` (i più vicini: ${a.text('known')})` : ''}, oppure rifate «npm run build» se i dati sono cambiati`,
  ),
  'site-hidden-value': say(
    'i dati strutturati della pagina «{page}» dicono «{found}» («{property}»), che nella pagina non si legge',
    'chi sviluppa lo tolga dai dati strutturati, oppure lo mostri nella pagina: alle macchine si dice soltanto ciò che leggono i visitatori',
  ),
  'site-data': say(
    'il file pubblicato dice «{found}», ma i dati danno «{expected}»',
    'rifate «npm run build»',
  ),
  'site-data-missing': say('nel sito costruito manca il file «{file}»', 'rifate «npm run build»'),
  'site-page-missing': say('nel sito costruito manca la pagina «{page}»', 'rifate «npm run build»'),

  'claim-differs': say(
    '«{found}» non è il valore ufficiale',
    (a) => `scrivete «${a.text('right')}» (${source(a)})`,
  ),
  'claim-undecided': say(
    '«{found}» tocca una questione ancora aperta',
    (a) =>
      `non ditelo come sicuro finché la direzione non decide; oggi il valore ufficiale è «${a.text('right')}» (${source(a)})`,
  ),
  'claim-check': say('«{found}» va controllato', (a) =>
    a.text('right') === ''
      ? 'nessun dato ha questo valore: controllatelo voi, oppure toglietelo'
      : `il dato di cui sembra parlare è «${a.text('right')}» (${source(a)})`,
  ),
} as const satisfies Record<string, Sentence>;

/** The fact, and the section of the regulations that states it. */
function source(a: Args): string {
  const article = a.text('article');
  return article === '' ? a.text('label') : `${a.text('label')}; Regolamento, «${article}»`;
}

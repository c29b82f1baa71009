import { type Sentence, say } from './sentence.ts';

/** Slips of the JSON syntax. */
export const jsonSlips = {
  'json-byte-order-mark': say(
    () => 'il file comincia con un carattere invisibile (BOM) che alcuni editor aggiungono',
    () => 'salvatelo di nuovo scegliendo la codifica «UTF-8» senza BOM',
  ),
  'json-empty': say(
    () => 'il file è vuoto',
    () => 'recuperate la versione precedente, oppure scrivete almeno { }',
  ),
  'json-encoding': say(
    (a) =>
      a.text('found')
        ? `qui e in altri punti gli accenti sono diventati altri segni («${a.text('found')}»), perché il file è stato aperto con una codifica e salvato con un’altra`
        : 'una lettera accentata è diventata illeggibile, perché il file non è salvato in UTF-8',
    (a) =>
      a.text('found')
        ? `recuperate la versione precedente, oppure riscrivete gli accenti (${a.counted('count', 'punto', 'punti')}) e salvate in «UTF-8»`
        : 'salvatelo di nuovo scegliendo la codifica «UTF-8» e riscrivete la lettera',
  ),
  'file-too-large': say(
    (a) => `il file è troppo grande: ${a.text('megabytes')} milioni di caratteri`,
    () => 'dividetelo in file di 8 milioni al massimo, oppure recuperate la versione precedente',
  ),
  'file-other-kind': say(
    (a) => `questo non è un file JSON, ma ${a.text('kind')}`,
    () => 'recuperate il file JSON, oppure salvatelo come «testo semplice» in UTF-8',
  ),
  'file-other-encoding': say(
    (a) => `il file è salvato in ${a.text('encoding')}, una codifica che qui non si legge`,
    () => 'salvatelo di nuovo scegliendo la codifica «UTF-8» senza BOM',
  ),
  'json-too-deep': say(
    (a) => `qui le parentesi sono una dentro l’altra per più di ${a.text('limit')} volte`,
    () => 'togliete quelle di troppo, oppure recuperate la versione precedente del file',
  ),
  'json-number-huge': say(
    () => 'questo numero è troppo grande',
    () => 'correggete il numero',
  ),
  'text-too-long': say(
    (a) => `il testo è lungo ${a.text('length')} caratteri`,
    (a) => `accorciatelo, fino a ${a.text('limit')} al massimo`,
  ),
  'json-invisible': say(
    () => 'qui c’è un carattere che non si vede',
    () => 'cancellatelo e, se serve, scrivete uno spazio normale',
  ),
  'json-line-break': say(
    (a) => `dopo «${a.text('found')}» il testo va a capo`,
    () => 'scrivetelo tutto su una riga sola, fra le sue due virgolette',
  ),
  'json-bracket-missing': say(
    (a) => `manca la parentesi che chiude ${a.text('char')} della riga ${a.text('opened')}`,
    (a) => `aggiungete ${a.text('instead')} dopo questo punto`,
  ),
  'json-opener-missing': say(
    (a) =>
      `manca la parentesi ${a.text('char')} che apre ${a.text('char') === '{' ? 'il gruppo' : 'l’elenco'}`,
    (a) => `scrivete ${a.text('instead')}`,
  ),
  'json-comment': say(
    (a) =>
      `qui c’è un commento (${a.text('found')}), e nei file JSON i commenti non si possono scrivere`,
    () => 'cancellatelo',
  ),
  'json-conflict-marker': say(
    () => 'qui sono rimaste due versioni dello stesso testo, unite male',
    () =>
      'tenete quella giusta e cancellate le righe che cominciano con <<<<<<<, ======= e >>>>>>>',
  ),
  'json-smart-quote': say(
    (a) => `qui ci sono virgolette tipografiche (${a.text('found')})`,
    (a) =>
      a.text('instead')
        ? `scrivete ${a.text('instead')} con le virgolette diritte`
        : 'usate le virgolette diritte "',
  ),
  'json-inner-quotes': say(
    (a) =>
      `dentro il testo ci sono virgolette diritte (${a.text('found')}), che lo chiudono troppo presto`,
    (a) => (a.text('instead') ? `scrivete ${a.text('instead')}` : 'togliete la virgoletta'),
  ),
  'json-single-quote': say(
    (a) => `il testo è tra apici (${a.text('found')})`,
    (a) => (a.text('instead') ? `scrivete ${a.text('instead')}` : 'usate le virgolette doppie "'),
  ),
  'json-decimal-comma': say(
    (a) => `il numero ${a.text('found')} ha la virgola`,
    (a) => `scrivete ${a.text('instead')}, con il punto`,
  ),
  'json-trailing-comma': say(
    (a) => `c’è una virgola di troppo prima di ${a.text('bracket')}`,
    () => 'cancellate la virgola: dopo l’ultimo elemento non si mette',
  ),
  'json-extra-comma': say(
    () => 'c’è una virgola di troppo',
    () => 'cancellatela',
  ),
  'json-symbol': say(
    (a) => `il simbolo ${a.text('found')} non fa parte del numero`,
    (a) => `scrivete soltanto ${a.text('instead')}`,
  ),
  'json-leading-zero': say(
    (a) => `il numero ${a.text('found')} comincia con uno zero`,
    (a) => `scrivete ${a.text('instead')}`,
  ),
  'json-missing-colon': say(
    (a) => `dopo «${a.text('key')}» mancano i due punti`,
    (a) => `scrivete "${a.text('key')}": e poi il valore`,
  ),
  'json-missing-comma': say(
    () => 'qui manca una virgola',
    () => 'aggiungetela alla fine di questa riga, prima dell’elemento seguente',
  ),
  'json-missing-value': say(
    (a) => `dopo «${a.text('key')}» manca il valore`,
    () => 'scrivetelo dopo i due punti',
  ),
  'json-extra-bracket': say(
    (a) => `qui c’è una parentesi ${a.text('found')} di troppo`,
    () => 'cancellatela',
  ),
  'json-bare-word': say(
    (a) => `la parola ${a.text('found')} è senza virgolette`,
    (a) => `scrivete ${a.text('instead')}`,
  ),
  'json-unclosed': say(
    () => 'il file finisce prima del tempo',
    () => 'aggiungete alla fine la parentesi che manca, } oppure ]',
  ),
  'json-unclosed-quote': say(
    (a) => `manca la virgoletta che chiude il testo ${a.text('found')}`,
    () => 'aggiungete " alla fine del testo, sulla stessa riga',
  ),
  'json-unopened-quote': say(
    (a) => `manca la virgoletta che apre il testo, prima di ${a.text('found')}`,
    (a) => `scrivete "${a.text('found')}`,
  ),
  'json-unexpected': say(
    (a) => `qui non ci può stare ${a.text('found') ? `«${a.text('found')}»` : 'questo'}`,
    () => 'controllate virgole, virgolette e parentesi di questa riga e di quella sopra',
  ),
  'json-key-forbidden': say(
    (a) => `«${a.text('key')}» è un nome riservato ai programmi, che qui non si può usare`,
    () => 'scegliete un altro nome, oppure cancellate la riga',
  ),
  'json-duplicate-key': say(
    (a) => `«${a.text('key')}» è scritto due volte (la prima alla riga ${a.text('line')})`,
    () => 'tenete quello giusto e cancellate l’altro',
  ),
} as const satisfies Record<string, Sentence>;

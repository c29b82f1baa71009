import { type Sentence, say } from './sentence.ts';

/** JSON syntax errors. */
export const jsonSlips = {
  'json-byte-order-mark': say(
    'il file comincia con un carattere invisibile (BOM) che alcuni editor aggiungono',
    'salvatelo di nuovo in «UTF-8», senza BOM (in Visual Studio Code premete la codifica, in basso a destra, poi «Salva con codifica» e «UTF-8»)',
  ),
  'json-empty': say(
    'il file è vuoto',
    'recuperate la versione precedente, oppure scrivete almeno { }',
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
    'il file è troppo grande ({megabytes} milioni di caratteri)',
    'dividetelo in file di 8 milioni al massimo, oppure recuperate la versione precedente',
  ),
  'file-other-kind': say(
    'questo non è un file JSON, ma {kind}',
    'recuperate il file JSON, oppure salvatelo come «testo semplice» in UTF-8',
  ),
  'file-other-encoding': say(
    'il file è salvato in {encoding}, una codifica che qui non si legge',
    'salvatelo di nuovo scegliendo la codifica «UTF-8» senza BOM',
  ),
  'json-too-deep': say(
    'qui le parentesi sono una dentro l’altra per più di {limit} volte',
    'togliete quelle di troppo, oppure recuperate la versione precedente del file',
  ),
  'json-number-huge': say('questo numero è troppo grande', 'correggete il numero'),
  'text-too-long': say(
    'il testo è lungo {length} caratteri',
    'accorciatelo, fino a {limit} al massimo',
  ),
  'json-invisible': say(
    'qui c’è un carattere che non si vede',
    'cancellatelo e, se serve, scrivete uno spazio normale',
  ),
  'json-line-break': say(
    'dopo «{found}» il testo va a capo',
    'scrivetelo tutto su una riga sola, fra le sue due virgolette',
  ),
  'json-bracket-missing': say(
    'manca la parentesi che chiude {char} della riga {opened}',
    'aggiungete {instead} dopo questo punto',
  ),
  'json-opener-missing': say(
    (a) =>
      `manca la parentesi ${a.text('char')} che apre ${a.text('char') === '{' ? 'il gruppo' : 'l’elenco'}`,
    'scrivete {instead}',
  ),
  'json-comment': say(
    'qui c’è un commento ({found}), e nei file JSON i commenti non si possono scrivere',
    'cancellatelo',
  ),
  'json-conflict-marker': say(
    'qui sono rimaste due versioni dello stesso testo, unite male',
    'tenete quella giusta e cancellate le righe che cominciano con <<<<<<<, ======= e >>>>>>>',
  ),
  'json-smart-quote': say('qui ci sono virgolette tipografiche ({found})', (a) =>
    a.text('instead')
      ? `scrivete ${a.text('instead')} con le virgolette diritte`
      : 'usate le virgolette diritte "',
  ),
  'json-inner-quotes': say(
    'dentro il testo ci sono virgolette diritte ({found}), che lo chiudono troppo presto',
    (a) => (a.text('instead') ? `scrivete ${a.text('instead')}` : 'togliete la virgoletta'),
  ),
  'json-single-quote': say('il testo è tra apici ({found})', (a) =>
    a.text('instead') ? `scrivete ${a.text('instead')}` : 'usate le virgolette doppie "',
  ),
  'json-decimal-comma': say('il numero {found} ha la virgola', 'scrivete {instead}, con il punto'),
  'json-trailing-comma': say(
    'c’è una virgola di troppo prima di {bracket}',
    'cancellatela. Dopo l’ultimo elemento la virgola non si mette',
  ),
  'json-extra-comma': say('c’è una virgola di troppo', 'cancellatela'),
  'json-symbol': say('il simbolo {found} non fa parte del numero', 'scrivete soltanto {instead}'),
  'json-leading-zero': say('il numero {found} comincia con uno zero', 'scrivete {instead}'),
  'json-missing-colon': say(
    'dopo «{key}» mancano i due punti',
    'scrivete "{key}": e poi il valore',
  ),
  'json-missing-comma': say(
    'qui manca una virgola',
    'aggiungetela alla fine di questa riga, prima dell’elemento seguente',
  ),
  'json-missing-value': say('dopo «{key}» manca il valore', 'scrivetelo dopo i due punti'),
  'json-extra-bracket': say('qui c’è una parentesi {found} di troppo', 'cancellatela'),
  'json-bare-word': say('la parola {found} è senza virgolette', 'scrivete {instead}'),
  'json-unclosed': say(
    'il file finisce prima del tempo',
    'aggiungete alla fine la parentesi che manca, } oppure ]',
  ),
  'json-unclosed-quote': say(
    'manca la virgoletta che chiude il testo {found}',
    'aggiungete " alla fine del testo, sulla stessa riga',
  ),
  'json-unopened-quote': say(
    'manca la virgoletta che apre il testo, prima di {found}',
    'scrivete "{found}',
  ),
  'json-unexpected': say(
    (a) => `qui non ci può stare ${a.text('found') ? `«${a.text('found')}»` : 'questo'}`,
    'controllate virgole, virgolette e parentesi di questa riga e di quella sopra',
  ),
  'json-key-forbidden': say(
    '«{key}» è un nome riservato ai programmi, che qui non si può usare',
    'scegliete un altro nome, oppure cancellate la riga',
  ),
  'json-duplicate-key': say(
    '«{key}» è scritto due volte (la prima alla riga {line})',
    'tenete quello giusto e cancellate l’altro',
  ),
} as const satisfies Record<string, Sentence>;

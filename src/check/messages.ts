import type { Finding, FindingArgs } from './finding.ts';

/** What is wrong, and what to type instead; together they make one Italian sentence. */
export interface Message {
  readonly message: string;
  readonly remedy: string;
}

type Sentence = (args: Args) => Message;

/** Reads the arguments of a finding as words. */
class Args {
  readonly #values: FindingArgs;
  constructor(values: FindingArgs) {
    this.#values = values;
  }
  text(name: string): string {
    const value = this.#values[name];
    return typeof value === 'object' ? value.join(', ') : String(value ?? '');
  }
  /** «forse intendevate «week»», or the alternative when nothing is close. */
  nearest(alternative: string): string {
    const name = this.text('nearest');
    return name ? `forse intendevate «${name}»` : alternative;
  }
  field(): string {
    const field = this.text('field');
    return field ? `«${field}»` : 'il file';
  }
  /** «scrivete "07:30"» when the value that was meant is clear, else an example from the schema. */
  write(): string {
    const [meant, example] = [this.text('instead'), this.text('example')];
    if (meant) return `scrivete ${meant}`;
    return example ? `scrivete per esempio ${example}` : 'correggete il valore';
  }
}

const KINDS: Readonly<Record<string, string>> = {
  venue: 'una sede di facts/venues.json',
  page: 'una pagina di site.json',
  link: 'un indirizzo di links.json',
  picture: 'un’immagine di pictures.json',
  fact: 'un dato della cartella facts',
  body: 'un ente di facts/agreements.json',
};

const TYPES: Readonly<Record<string, string>> = {
  number: 'un numero senza virgolette',
  integer: 'un numero intero senza virgolette',
  string: 'un testo tra virgolette',
  boolean: 'true (sì) oppure false (no), senza virgolette',
  object: 'un gruppo tra parentesi graffe { }',
  array: 'un elenco tra parentesi quadre [ ]',
  null: 'null',
};

const say =
  (message: (args: Args) => string, remedy: (args: Args) => string): Sentence =>
  (args) => ({ message: message(args), remedy: remedy(args) });

/** Every sentence of the checker. The keys are the codes of the findings. */
const sentences = {
  'json-byte-order-mark': say(
    () => 'il file comincia con un carattere invisibile (BOM) che alcuni editor aggiungono',
    () => 'salvatelo di nuovo scegliendo la codifica «UTF-8» senza BOM',
  ),
  'json-empty': say(
    () => 'il file è vuoto',
    () => 'recuperate la versione precedente, oppure scrivete almeno { }',
  ),
  'json-encoding': say(
    () => 'una lettera accentata è diventata illeggibile, perché il file non è salvato in UTF-8',
    () => 'salvatelo di nuovo scegliendo la codifica «UTF-8» e riscrivete la lettera',
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
    () => 'usate queste: «…»',
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
    () => 'cancellatela, oppure cancellate quella in più nelle righe sopra',
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
  'json-unexpected': say(
    (a) => `qui non ci può stare ${a.text('found') ? `«${a.text('found')}»` : 'questo'}`,
    () => 'controllate virgole, virgolette e parentesi di questa riga e di quella sopra',
  ),
  'json-duplicate-key': say(
    (a) => `«${a.text('key')}» è scritto due volte (la prima alla riga ${a.text('line')})`,
    () => 'tenete quello giusto e cancellate l’altro',
  ),
  'file-missing': say(
    (a) => `manca il file ${a.text('path')}`,
    (a) =>
      a.text('nearest')
        ? `c’è ${a.text('nearest')}: forse va rinominato`
        : `createlo, oppure recuperatelo dalla versione precedente (il suo schema è schemas/${a.text('schema')})`,
  ),
  'file-unknown': say(
    () => 'questo file non serve a nessuna pagina',
    (a) =>
      a.text('nearest')
        ? `forse il nome giusto è ${a.text('nearest')}`
        : 'toglietelo da questa cartella, oppure aggiungete la sua pagina in site.json',
  ),
  'value-type': say(
    (a) =>
      `${a.field()} vale ${a.text('found')}, ma qui serve ${TYPES[a.text('expected')] ?? a.text('expected')}`,
    (a) => a.write(),
  ),
  'value-not-in-list': say(
    (a) => `${a.field()} vale ${a.text('found')}, che non è tra i valori ammessi`,
    (a) => a.nearest(`scrivete uno di questi: ${a.text('allowed')}`),
  ),
  'value-too-small': say(
    (a) => `${a.field()} vale ${a.text('found')}, meno del minimo ammesso`,
    (a) => `scrivete un numero da ${a.text('limit')} in su`,
  ),
  'value-too-large': say(
    (a) => `${a.field()} vale ${a.text('found')}, più del massimo ammesso`,
    (a) => `scrivete un numero fino a ${a.text('limit')}`,
  ),
  'value-too-fine': say(
    (a) => `${a.field()} vale ${a.text('found')}, più preciso di quanto si possa`,
    (a) =>
      a.text('step') === '0.01'
        ? 'scrivete al massimo due cifre dopo il punto'
        : `scrivete un multiplo di ${a.text('step')}`,
  ),
  'value-form': say(
    (a) => `${a.field()} vale ${a.text('found')}, che non ha la forma giusta`,
    (a) => a.write(),
  ),
  'date-not-real': say(
    (a) => `il giorno ${a.text('found')} non esiste nel calendario`,
    () => 'controllate giorno e mese e scrivete una data vera',
  ),
  'date-form': say(
    (a) => `${a.field()} vale ${a.text('found')}, che non è una data scritta come anno-mese-giorno`,
    (a) => a.write(),
  ),
  'time-form': say(
    (a) => `${a.field()} vale ${a.text('found')}, che non è un’ora scritta per intero`,
    (a) => a.write(),
  ),
  'phone-form': say(
    (a) => `${a.field()} vale ${a.text('found')}, che non è un telefono in forma internazionale`,
    (a) => a.write(),
  ),
  'address-form': say(
    (a) =>
      `${a.field()} vale ${a.text('found')}, che non è un indirizzo completo che comincia con https://`,
    (a) => a.write(),
  ),
  'email-form': say(
    (a) => `${a.field()} vale ${a.text('found')}, che non è un indirizzo di posta`,
    (a) => a.write(),
  ),
  'path-form': say(
    (a) => `${a.field()} vale ${a.text('found')}, che non può essere l’indirizzo di una pagina`,
    (a) => a.write(),
  ),
  'text-empty': say(
    (a) => `${a.field()} è vuoto`,
    () => 'scrivete il testo',
  ),
  'text-not-clean': say(
    (a) => `${a.field()} ha spazi doppi, spazi ai bordi o caratteri invisibili`,
    (a) => a.write(),
  ),
  'list-empty': say(
    (a) => `${a.field()} è vuoto`,
    () => 'aggiungete almeno un elemento',
  ),
  'list-repeats': say(
    (a) => `in ${a.field()} l’elemento ${a.text('item')} è scritto due volte`,
    () => 'cancellate quello di troppo',
  ),
  'key-missing': say(
    (a) => `manca «${a.text('property')}»${a.text('title') ? ` (${a.text('title')})` : ''}`,
    (a) => `aggiungete una riga "${a.text('property')}": … dentro questo gruppo`,
  ),
  'key-unknown': say(
    (a) => `«${a.text('property')}» non esiste qui`,
    (a) =>
      a.nearest(
        a.text('known') ? `i nomi possibili sono: ${a.text('known')}` : 'cancellate questa riga',
      ),
  ),
  'reference-unknown': say(
    (a) => `«${a.text('found')}» non è ${KINDS[a.text('kind')] ?? a.text('kind')}`,
    (a) => a.nearest(`scrivete uno di questi: ${a.text('known')}`),
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
  'placeholder-broken': say(
    (a) => `il segnaposto «${a.text('found')}» non è scritto bene`,
    () => 'scrivetelo come {{prices.sportCity.week, euro}}, con due graffe per parte',
  ),
  'placeholder-unknown': say(
    (a) => `il segnaposto usa «${a.text('fact')}», che non è un dato della cartella facts`,
    (a) => a.nearest('controllate il nome nella cartella facts'),
  ),
  'placeholder-group': say(
    (a) => `«${a.text('fact')}» è un gruppo di dati, non un valore solo`,
    (a) => `scrivete uno di questi: ${a.text('known')}`,
  ),
  'placeholder-silent': say(
    (a) => `la pagina dichiara di tacere «${a.text('fact')}», ma qui lo mostra`,
    () => 'togliete il segnaposto, oppure togliete la riga da «says»',
  ),
  'format-unknown': say(
    (a) => `il segnaposto usa il formato «${a.text('format')}», che non esiste`,
    (a) => a.nearest(`i formati sono: ${a.text('known')}`),
  ),
  'format-missing': say(
    (a) => `il segnaposto di «${a.text('fact')}» non dice come scrivere il valore`,
    (a) => `scrivete {{${a.text('fact')}, ${a.text('instead')}}}`,
  ),
  'format-unsuited': say(
    (a) =>
      `il formato «${a.text('format')}» non va bene per «${a.text('fact')}», che vale ${a.text('found')}`,
    (a) =>
      a.text('known') ? `usate uno di questi: ${a.text('known')}` : 'scegliete un altro dato',
  ),
  'variable-unknown': say(
    (a) => `il segnaposto {{$${a.text('name')}}} non esiste`,
    (a) => a.nearest('usate un dato della cartella facts, senza il segno $'),
  ),
  'term-missing': say(
    (a) => `manca la parola per «${a.text('term')}»`,
    (a) => `aggiungete «${a.text('term')}» dentro «terms» in ${a.text('textFile')}`,
  ),
  'says-same': say(
    (a) => `la pagina ripete per «${a.text('fact')}» il valore ufficiale`,
    () => 'cancellate questa riga da «says»: non serve più',
  ),
  'page-name-missing': say(
    (a) => `manca il nome della pagina «${a.text('id')}» per i menu`,
    (a) => `aggiungete «${a.text('id')}» dentro «pages»`,
  ),
  'target-empty': say(
    () => 'la destinazione dice la sezione ma non la pagina',
    (a) => `aggiungete "page": ${a.text('example')}`,
  ),
  'target-double': say(
    () => 'la destinazione dice sia una pagina sia un indirizzo esterno',
    () => 'tenete «page» oppure «link»',
  ),
  'picture-missing': say(
    (a) => `il file ${a.text('found')} non c’è nella cartella public`,
    (a) => a.nearest('copiatelo lì, oppure correggete il nome'),
  ),
  'confirm-field-unknown': say(
    (a) => `«${a.text('found')}» non è un valore di questo gruppo`,
    (a) => a.nearest(`scrivete uno di questi: ${a.text('known')}`),
  ),
  'id-repeated': say(
    (a) => `${a.field()} «${a.text('found')}» è già usato alla riga ${a.text('line')}`,
    () => 'sceglietene un altro',
  ),
  'schema-line': say(
    (a) => `la riga "$schema" vale ${a.text('found')}`,
    (a) => a.write(),
  ),
  'to-confirm': say(
    (a) => `da confermare: ${a.text('fields') || 'tutto il gruppo'}`,
    (a) => a.text('note'),
  ),
} as const satisfies Record<string, Sentence>;

export type FindingCode = keyof typeof sentences;

export const findingCodes = Object.keys(sentences) as FindingCode[];

/** The sentence of a finding, in two halves. */
export function messageOf(finding: Finding): Message {
  return sentences[finding.code](new Args(finding.args));
}

/** The whole sentence of a finding, capital letter and full stop included. */
export function sentenceOf(finding: Finding): string {
  const { message, remedy } = messageOf(finding);
  const stop = /[.!?…]$/.test(remedy) ? '' : '.';
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}: ${remedy}${stop}`;
}

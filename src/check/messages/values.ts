import { type Sentence, say } from './sentence.ts';

const TYPES: Readonly<Record<string, string>> = {
  number: 'un numero senza virgolette',
  integer: 'un numero intero senza virgolette',
  string: 'un testo tra virgolette',
  boolean: 'true (sì) oppure false (no), senza virgolette',
  object: 'un gruppo tra parentesi graffe { }',
  array: 'un elenco tra parentesi quadre [ ]',
  null: 'null',
};

/** Values, keys and lists that their schema does not allow. */
export const values = {
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
    (a) =>
      a.text('instead')
        ? `se avete scambiato giorno e mese scrivete ${a.text('instead')}`
        : 'controllate giorno e mese e scrivete una data vera',
  ),
  'date-year-odd': say(
    (a) => `l’anno di ${a.text('found')} non può essere giusto`,
    () => 'scrivete un anno di quattro cifre, dal 1900 al 2100',
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
    (a) => (a.text('instead') ? a.write() : 'togliete gli spazi di troppo e ciò che non si vede'),
  ),
  'text-gap': say(
    (a) => `in ${a.field()} sembra mancare una parola o un segnaposto: «${a.text('found')}»`,
    () => 'scrivete quello che manca, oppure togliete lo spazio prima del segno',
  ),
  'list-empty': say(
    (a) => `${a.field()} è vuoto`,
    () => 'aggiungete almeno un elemento',
  ),
  'list-too-short': say(
    (a) =>
      `${a.field()} ha ${a.counted('length', 'elemento', 'elementi')}, meno di quanti ne servono`,
    (a) => `devono essere almeno ${a.text('limit')}`,
  ),
  'list-too-long': say(
    (a) =>
      `${a.field()} ha ${a.counted('length', 'elemento', 'elementi')}, più di quanti ne possono stare`,
    (a) => `tenetene al massimo ${a.text('limit')}`,
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
} as const satisfies Record<string, Sentence>;

import { nearestOr, type Sentence, say } from './sentence.ts';

const TYPES: Readonly<Record<string, string>> = {
  number: 'un numero senza virgolette',
  integer: 'un numero intero senza virgolette',
  string: 'un testo tra virgolette',
  boolean: 'true (sì) oppure false (no), senza virgolette',
  object: 'un gruppo tra parentesi graffe { }',
  array: 'un elenco tra parentesi quadre [ ]',
  null: 'null',
};

/** Values, keys and lists that the schema rejects. */
export const values = {
  'value-type': say(
    (a) =>
      `${a.field()} vale ${a.text('found')}, ma qui serve ${TYPES[a.text('expected')] ?? a.text('expected')}`,
    '{write}',
  ),
  'value-not-in-list': say(
    '{«field»} vale {found}, che non è tra i valori ammessi',
    nearestOr('scrivete uno di questi: {allowed}'),
  ),
  'value-too-small': say(
    '{«field»} vale {found}, meno del minimo ammesso',
    'scrivete un numero da {limit} in su',
  ),
  'value-too-large': say(
    '{«field»} vale {found}, più del massimo ammesso',
    'scrivete un numero fino a {limit}',
  ),
  'value-too-fine': say('{«field»} vale {found}, più preciso di quanto si possa', (a) =>
    a.text('step') === '0.01'
      ? 'scrivete al massimo due cifre dopo il punto'
      : `scrivete un multiplo di ${a.text('step')}`,
  ),
  'value-form': say('{«field»} vale {found}, che non ha la forma giusta', '{write}'),
  'date-not-real': say('il giorno {found} non esiste nel calendario', (a) =>
    a.text('instead')
      ? `se avete scambiato giorno e mese scrivete ${a.text('instead')}`
      : 'controllate giorno e mese e scrivete una data vera',
  ),
  'date-year-odd': say(
    'l’anno di {found} non può essere giusto',
    'scrivete un anno di quattro cifre, dal 1900 al 2100',
  ),
  'date-form': say(
    '{«field»} vale {found}, che non è una data scritta come anno-mese-giorno',
    '{write}',
  ),
  'time-form': say('{«field»} vale {found}, che non è un’ora scritta per intero', '{write}'),
  'phone-form': say(
    '{«field»} vale {found}, che non è un telefono in forma internazionale',
    '{write}',
  ),
  'address-form': say(
    '{«field»} vale {found}, che non è un indirizzo completo che comincia con https://',
    '{write}',
  ),
  'email-form': say('{«field»} vale {found}, che non è un indirizzo di posta', '{write}'),
  'path-form': say(
    '{«field»} vale {found}, che non può essere l’indirizzo di una pagina',
    '{write}',
  ),
  'text-empty': say('{«field»} è vuoto', 'scrivete il testo'),
  'text-not-clean': say('{«field»} ha spazi doppi, spazi ai bordi o caratteri invisibili', (a) =>
    a.text('instead') ? a.write() : 'togliete gli spazi di troppo e ciò che non si vede',
  ),
  'text-gap': say(
    'in {«field»} sembra mancare una parola o un segnaposto: «{found}»',
    'scrivete quello che manca, oppure togliete lo spazio prima del segno',
  ),
  'list-empty': say('{«field»} è vuoto', 'aggiungete almeno un elemento'),
  'list-too-short': say(
    '{«field»} ha {length: elemento, elementi}, meno di quanti ne servono',
    'devono essere almeno {limit}',
  ),
  'list-too-long': say(
    '{«field»} ha {length: elemento, elementi}, più di quanti ne possono stare',
    'tenetene al massimo {limit}',
  ),
  'list-repeats': say(
    'in {«field»} l’elemento {item} è scritto due volte',
    'cancellate quello di troppo',
  ),
  'key-missing': say(
    (a) => `manca «${a.text('property')}»${a.text('title') ? ` (${a.text('title')})` : ''}`,
    'aggiungete una riga "{property}": … dentro questo gruppo',
  ),
  'key-unknown': say('«{property}» non esiste qui', (a) =>
    a.nearest(
      a.text('known') ? `i nomi possibili sono: ${a.text('known')}` : 'cancellate questa riga',
    ),
  ),
} as const satisfies Record<string, Sentence>;

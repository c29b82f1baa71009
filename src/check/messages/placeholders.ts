import { type Args, goneOr, type Sentence, say } from './sentence.ts';

/** Placeholders of texts. */
export const placeholders = {
  'placeholder-broken': say(
    (a) => `il segnaposto «${a.text('found')}» non è scritto bene`,
    () => 'scrivetelo come {{prices.week, euro}}, con due graffe per parte',
  ),
  'placeholder-unknown': say(
    (a) => `il segnaposto usa «${a.text('fact')}», che non è un dato della cartella facts`,
    (a) => meant(a, goneOr(a, 'controllate il nome nella cartella facts')),
  ),
  'placeholder-group': say(
    (a) => `«${a.text('fact')}» è un gruppo di dati, non un valore solo`,
    oneOf,
  ),
  'placeholder-silent': say(
    (a) => `la pagina dichiara di tacere «${a.text('fact')}», ma qui lo mostra`,
    () => 'togliete il segnaposto, oppure togliete la riga da «says»',
  ),
  'format-unknown': say(
    (a) => `il segnaposto usa il formato «${a.text('format')}», che non esiste`,
    (a) => meant(a, oneOf(a)),
  ),
  'format-missing': say(
    (a) => `il segnaposto di «${a.text('fact')}» non dice come scrivere il valore`,
    (a) => `scrivete ${a.text('instead')}`,
  ),
  'format-unsuited': say(
    (a) =>
      `il formato «${a.text('format')}» non va bene per «${a.text('fact')}», che vale ${a.text('found')}`,
    oneOf,
  ),
  'variable-unknown': say(
    (a) => `il segnaposto {{$${a.text('name')}}} non esiste`,
    (a) => a.nearest('usate un dato della cartella facts, senza il segno $'),
  ),
  'term-missing': say(
    (a) => `manca la parola per «${a.text('term')}»`,
    (a) => `aggiungete «${a.text('term')}» dentro «terms» in ${a.text('textFile')}`,
  ),
} as const satisfies Record<string, Sentence>;

/** A placeholder that can be pasted as it stands, or the alternative. */
function meant(a: Args, alternative: string): string {
  const placeholder = a.text('instead');
  return placeholder ? `forse intendevate ${placeholder}` : alternative;
}

function oneOf(a: Args): string {
  const known = a.list('known');
  if (known.length === 0) return 'scegliete un altro dato';
  return known.length === 1
    ? `scrivete ${known[0]}`
    : `scrivete uno di questi: ${known.join(', ')}`;
}

import { type Sentence, say } from './sentence.ts';

/** Placeholders of texts. */
export const placeholders = {
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
} as const satisfies Record<string, Sentence>;

import { type Args, nearestOr, removedOr, type Sentence, say } from './sentence.ts';

/** Placeholders of texts. */
export const placeholders = {
  'placeholder-broken': say(
    'il segnaposto «{found}» non è scritto bene',
    'scrivetelo come {{prices.week, euro}}, con due graffe per parte',
  ),
  'placeholder-unknown': say(
    'il segnaposto usa «{fact}», che non è un dato della cartella facts',
    (a) => meant(a, removedOr(a, 'controllate il nome nella cartella facts')),
  ),
  'placeholder-group': say('«{fact}» è un gruppo di dati, non un valore solo', oneOf),
  'placeholder-silent': say(
    '«{fact}» qui non ha un valore, e questa frase non può mancare',
    'togliete il segnaposto, oppure date un valore al dato',
  ),
  'format-unknown': say('il segnaposto usa il formato «{format}», che non esiste', (a) =>
    meant(a, oneOf(a)),
  ),
  'format-missing': say(
    'il segnaposto di «{fact}» non dice come scrivere il valore',
    'scrivete {instead}',
  ),
  'format-unsuited': say('il formato «{format}» non va bene per «{fact}», che vale {found}', oneOf),
  'variable-unknown': say(
    (a) => `il segnaposto {{$${a.text('name')}}} non esiste`,
    nearestOr('usate un dato della cartella facts, senza il segno $'),
  ),
  'term-missing': say(
    'manca la parola per «{term}»',
    'aggiungete «{term}» dentro «terms» in {textFile}',
  ),
} as const satisfies Record<string, Sentence>;

/** Proposes a placeholder to paste, or the alternative. */
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

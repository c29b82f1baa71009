import { type Args, nearestOr, type Sentence, say } from './sentence.ts';

/** Facts, what pages say of them, values to confirm, and sentences that rest on facts. */
export const facts = {
  'says-same': say(
    'la pagina ripete per «{fact}» il valore ufficiale',
    'cancellate questa riga da «says»: non serve più',
  ),
  'confirm-field-unknown': say(
    '«{found}» non è un valore di questo gruppo',
    nearestOr('scrivete uno di questi: {known}'),
  ),
  'to-confirm': say(
    (a) => `da confermare: ${a.text('fields') || 'tutto il gruppo'}`,
    (a) => a.text('note'),
  ),

  reread: say(
    (a) => `la frase «${a.text('sentence')}» va riletta, perché ${changes(a)}`,
    'se non è più vera cambiatela, poi confermate con «npm run reread {page}»',
  ),
  'reread-new': say(
    'la frase «{sentence}» dipende da {facts}, ma nessuno l’ha ancora riletta',
    'se è vera, confermate con «npm run reread {page}»',
  ),
  'camp-value': say(
    'questa frase vale per tutte le sedi e dice {said}, ma a {venue} è {value}',
    'scrivete per quale sede vale, oppure dite anche l’altro valore con il segnaposto di «{instead}»',
  ),
  'gone-with': say(
    'la frase «{text}» se ne va, perché «{gone}» non c’è, e porta via anche «{kept}»',
    'scrivetela senza il dato che manca, oppure fatene due frasi',
  ),
  'to-write': say(
    'questo testo è ancora da scrivere ({wanted})',
    'scrivete le parole al posto di «DA SCRIVERE…»',
  ),
  'form-missing': say(
    'manca la forma per «{form}», un valore che «{fact}» può avere',
    'aggiungete "{form}": "…" dentro «forms»',
  ),
  'form-unknown': say('«{form}» non è un valore di «{fact}»', nearestOr('le forme sono: {known}')),
  'form-empty': say(
    'la forma «{form}» è null, ma qui un testo ci vuole',
    'scrivete le parole; null toglie soltanto la voce di un elenco',
  ),
} as const satisfies Record<string, Sentence>;

const MOST = 3;

function changes(a: Args): string {
  const rows = a.list('changes');
  const shown = rows.length > MOST + 1 ? rows.slice(0, MOST) : rows;
  const more = rows.length - shown.length;
  return [...shown, ...(more > 0 ? [`e sono cambiati altri ${more} valori`] : [])].join('; ');
}

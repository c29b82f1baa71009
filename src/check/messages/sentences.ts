import { type Args, type Sentence, say } from './sentence.ts';

/** Sentences that rest on facts, and words that follow their state. */
export const sentencesOnFacts = {
  reread: say(
    (a) => `la frase «${a.text('sentence')}» va riletta, perché ${changes(a)}`,
    (a) => `se non è più vera cambiatela, poi confermate con «npm run reread ${a.text('key')}»`,
  ),
  'reread-new': say(
    (a) =>
      `la frase «${a.text('sentence')}» dipende da ${a.text('facts')}, ma nessuno l’ha ancora riletta`,
    (a) => `se è vera, confermate con «npm run reread ${a.text('key')}»`,
  ),
  'to-write': say(
    (a) => `questo testo è ancora da scrivere (${a.text('wanted')})`,
    () => 'scrivete le parole al posto di «DA SCRIVERE…»',
  ),
  'form-missing': say(
    (a) => `manca la forma per «${a.text('form')}», un valore che «${a.text('fact')}» può avere`,
    (a) => `aggiungete "${a.text('form')}": "…" dentro «forms»`,
  ),
  'form-unknown': say(
    (a) => `«${a.text('form')}» non è un valore di «${a.text('fact')}»`,
    (a) => a.nearest(`le forme sono: ${a.text('known')}`),
  ),
  'form-empty': say(
    (a) => `la forma «${a.text('form')}» è null, ma qui un testo ci vuole`,
    () => 'scrivete le parole; null toglie soltanto la voce di un elenco',
  ),
} as const satisfies Record<string, Sentence>;

const MOST = 3;

function changes(a: Args): string {
  const rows = a.list('changes');
  const shown = rows.length > MOST + 1 ? rows.slice(0, MOST) : rows;
  const more = rows.length - shown.length;
  return [...shown, ...(more > 0 ? [`e sono cambiati altri ${more} valori`] : [])].join('; ');
}

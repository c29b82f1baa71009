import { type Args, type Sentence, say } from './sentence.ts';

/** What `npm run verify` says of the claims of a free text. */
export const verify = {
  'claim-differs': say(
    '«{found}» non è il valore ufficiale',
    (a) => `scrivete «${a.text('right')}» (${source(a)})`,
  ),
  'claim-undecided': say(
    '«{found}» tocca una questione ancora aperta',
    (a) =>
      `non ditelo come sicuro finché la direzione non decide; oggi il valore ufficiale è «${a.text('right')}» (${source(a)})`,
  ),
  'claim-check': say('«{found}» va controllato', (a) =>
    a.text('right') === ''
      ? 'nessun dato ha questo valore: controllatelo voi, oppure toglietelo'
      : `il dato di cui sembra parlare è «${a.text('right')}» (${source(a)})`,
  ),
} as const satisfies Record<string, Sentence>;

/** Which fact, and the section of the regulations that states it. */
function source(a: Args): string {
  const article = a.text('article');
  return article === '' ? a.text('label') : `${a.text('label')}; Regolamento, «${article}»`;
}

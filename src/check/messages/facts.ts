import { type Sentence, say } from './sentence.ts';

/** Facts, what pages say of them, and what waits for confirmation. */
export const facts = {
  'says-same': say(
    (a) => `la pagina ripete per «${a.text('fact')}» il valore ufficiale`,
    () => 'cancellate questa riga da «says»: non serve più',
  ),
  'confirm-field-unknown': say(
    (a) => `«${a.text('found')}» non è un valore di questo gruppo`,
    (a) => a.nearest(`scrivete uno di questi: ${a.text('known')}`),
  ),
  'to-confirm': say(
    (a) => `da confermare: ${a.text('fields') || 'tutto il gruppo'}`,
    (a) => a.text('note'),
  ),
} as const satisfies Record<string, Sentence>;

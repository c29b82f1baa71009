import { nearestOr, type Sentence, say } from './sentence.ts';

/** Facts, what pages say of them, and what waits for confirmation. */
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
} as const satisfies Record<string, Sentence>;

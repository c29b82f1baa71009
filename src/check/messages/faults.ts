import { type Sentence, say } from './sentence.ts';

/** What the check could not do. */
export const faults = {
  'rule-failed': say(
    'il controllo «{rule}» si è fermato mentre leggeva questo valore',
    'se il valore è strano correggetelo; se è giusto, il guasto è del programma: mandate questa riga a chi cura il sito',
  ),
} as const satisfies Record<string, Sentence>;

import { coherence } from './messages/coherence.ts';
import { contradictions } from './messages/contradictions.ts';
import { facts } from './messages/facts.ts';
import { jsonSlips } from './messages/json-slips.ts';
import { languages } from './messages/languages.ts';
import { mentions } from './messages/mentions.ts';
import { names } from './messages/names.ts';
import { online } from './messages/online.ts';
import { placeholders } from './messages/placeholders.ts';
import { Args, type FindingArgs, type Message, type Sentence } from './messages/sentence.ts';
import { values } from './messages/values.ts';

/** Every sentence of the checker, by finding code. */
const sentences = {
  ...jsonSlips,
  ...values,
  ...names,
  ...placeholders,
  ...facts,
  ...contradictions,
  ...mentions,
  ...coherence,
  ...languages,
  ...online,
} as const satisfies Record<string, Sentence>;

export type FindingCode = keyof typeof sentences;

export const findingCodes = Object.keys(sentences) as FindingCode[];

/** A finding code, and the arguments of its sentence. */
interface Said {
  readonly code: FindingCode;
  readonly args: FindingArgs;
}

/** The sentence of a finding, in two halves: the problem and the remedy. */
export function messageOf({ code, args }: Said): Message {
  return sentences[code](new Args(args));
}

/** The whole sentence of a finding, with capital letter and full stop. */
export function sentenceOf(finding: Said): string {
  const { message, remedy } = messageOf(finding);
  const stop = /[.!?…]$/.test(remedy) ? '' : '.';
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}: ${remedy}${stop}`;
}

import { factSlips } from './fact-slips.ts';
import { harmlessEdits } from './harmless.ts';
import { invisibleEdits } from './invisible.ts';
import { listSlips } from './list-slips.ts';
import type { Mutation, Original } from './mutation.ts';
import { nameSlips } from './name-slips.ts';
import { Random } from './random.ts';
import { saysSlips } from './says-slips.ts';
import { sentenceSlips } from './sentence-slips.ts';
import { syntaxSlips } from './syntax-slips.ts';
import { textSlips } from './text-slips.ts';
import { typedSlips } from './typed-slips.ts';

/** Which edits are made: the same choice gives the same edits, in the same order. */
export interface Choice {
  readonly seed: number;
  /** So many of them, drawn by the seed; all without it. */
  readonly sample?: number | undefined;
  /** Only kinds whose name holds this. */
  readonly only?: string | undefined;
}

/** Values and sentences are typed in Italian forms, which no text of another language holds. */
const FOREIGN = /^texts\/(?!it\/)/;

export function allEdits(original: Original, { seed, sample, only = '' }: Choice): Mutation[] {
  const random = new Random(seed);
  const italian = [typedSlips, sentenceSlips]
    .flatMap((make) => make(original, random))
    .filter(({ targets }) => !targets.some(({ file }) => FOREIGN.test(file)));
  const others = [
    saysSlips,
    factSlips,
    listSlips,
    nameSlips,
    textSlips,
    syntaxSlips,
    harmlessEdits,
    invisibleEdits,
  ].flatMap((make) => make(original, random));
  const wanted = [...italian, ...others].filter(({ kind }) => kind.includes(only));
  return sample === undefined ? wanted : random.sample(wanted, sample);
}

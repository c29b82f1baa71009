import {
  COMMON_SURNAMES,
  COMPOUND_STARTS,
  FIRST_NAMES,
  NOT_NAMES,
  PARTICLES,
  PLACE_WORDS,
  SENTENCE_STARTERS,
} from './italian-names.ts';

export interface FoundName {
  readonly text: string;
  readonly start: number;
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Normalised (Unicode form and case), as in the lists. */
  readonly plain: string;
  readonly isCapital: boolean;
  readonly isShouted: boolean;
  readonly startsSentence: boolean;
}

/** Words that may start a sentence, praise included: «Bravissima Giulia». */
const STARTS: readonly ((plain: string) => boolean)[] = [
  (plain) => SENTENCE_STARTERS.has(plain),
  (plain) => /issim[oaie]$/.test(plain),
];

/** Finds full names: first name and surname, in either order. A first name alone is not one. */
export function findNames(text: string, known: readonly string[]): FoundName[] {
  const words = wordsOf(withoutKnown(text, known));
  return runsOf(text, words)
    .map((run) => trimmed(run))
    .filter(isFullName)
    .map((run) => {
      const start = run[0]?.start ?? 0;
      return { start, text: text.slice(start, run.at(-1)?.end) };
    });
}

function withoutKnown(text: string, known: readonly string[]): string {
  return known.reduce((rest, name) => {
    const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
    return rest.replace(
      new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu'),
      (typed) => '|'.repeat(typed.length),
    );
  }, text);
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}]*(['’]\p{L}[\p{L}\p{M}]*)*/gu)].map((match) => {
    const [typed] = match;
    const letters = typed.replace(/[^\p{L}]/gu, '');
    return {
      text: typed,
      start: match.index,
      end: match.index + typed.length,
      plain: typed.normalize('NFC').replace(/’/g, "'").toLowerCase(),
      isCapital: /^\p{Lu}/u.test(typed),
      isShouted: letters.length > 1 && letters === letters.toUpperCase(),
      startsSentence: /(^|[.!?…:;\n"“«(—–*•]|[-]\s)\s*$/u.test(text.slice(0, match.index)),
    };
  });
}

/** Runs of adjacent words that could be one name. */
function runsOf(text: string, words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  words.forEach((word, index) => {
    const previous = words[index - 1];
    const gap = previous ? text.slice(previous.end, word.start) : '';
    const continues = run.length > 0 && /^([ \t]+|-)$/.test(gap);
    if (!continues && run.length > 0) {
      runs.push(run);
      run = [];
    }
    const follows = run.length > 0 || !(previous && PLACE_WORDS.has(previous.plain) && gap !== '');
    if (follows && belongs(word, previous, words[index + 1], run)) run.push(word);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  });
  return run.length > 0 ? [...runs, run] : runs;
}

function belongs(
  word: Word,
  previous: Word | undefined,
  next: Word | undefined,
  run: readonly Word[],
): boolean {
  if (PLACE_WORDS.has(word.plain) && !isSurname(word, previous, next)) return false;
  if (NOT_NAMES.has(word.plain) && !isSurname(word, previous, next)) return false;
  const first = run[0];
  if (word.isCapital && !(run.length > 0 && word.startsSentence)) return true;
  if (first === undefined) {
    return FIRST_NAMES.has(word.plain) && COMMON_SURNAMES.has(next?.plain ?? '');
  }
  if (COMMON_SURNAMES.has(word.plain)) return FIRST_NAMES.has(run.at(-1)?.plain ?? '');
  return PARTICLES.has(word.plain) && FIRST_NAMES.has(first.plain) && Boolean(next?.isCapital);
}

/** «Rossi» is a team or a surname: beside a first name it is a surname. */
function isSurname(word: Word, ...neighbours: readonly (Word | undefined)[]): boolean {
  if (!COMMON_SURNAMES.has(word.plain)) return false;
  return neighbours.some((each) => FIRST_NAMES.has(each?.plain ?? ''));
}

/** Removes words that only start a sentence, and stray particles. */
function trimmed(run: readonly Word[]): readonly Word[] {
  const [first, ...rest] = run;
  const last = run.at(-1);
  if (last && PARTICLES.has(last.plain)) return trimmed(run.slice(0, -1));
  const isName = !first || FIRST_NAMES.has(first.plain);
  return isName || !STARTS.some((starts) => starts(first.plain)) ? run : trimmed(rest);
}

function isFullName(run: readonly Word[]): boolean {
  const names = run.filter(({ plain }) => !PARTICLES.has(plain));
  const [first, second] = names;
  if (!first || !second || names.length > 4) return false;
  const hasFirstName = names.some(({ plain }) => FIRST_NAMES.has(plain));
  if (names.every(({ isShouted }) => isShouted)) return hasFirstName;
  if (names.some(({ plain }) => plain.length < 2)) return false;
  const isCompound = COMPOUND_STARTS.has(first.plain) && FIRST_NAMES.has(second.plain);
  return !(isCompound && names.length === 2);
}

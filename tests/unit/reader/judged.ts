/** A value that a sentence states, according to its authors. */
export interface Expected {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** Any of these keys counts as right. */
  readonly keys: readonly string[];
}

export interface Case {
  readonly id: string;
  readonly text: string;
  readonly language: 'it' | 'en';
  readonly heading?: string;
  /** The year of dates without one. */
  readonly year: number;
  readonly expected: readonly Expected[];
}

export type Verdict = 'right' | 'wrong' | 'missed';

/** A value found in a text: its place and its meaning. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  readonly keys: readonly string[];
}

/** Right if one finding, or the two ends of a range, give the value; wrong if one gives another. */
export function verdictOn(expected: Expected, found: readonly Found[]): Verdict {
  const here = found.filter(({ start, end }) => start < expected.end && end > expected.start);
  if (here.some(({ keys }) => keys.some((key) => expected.keys.includes(key)))) return 'right';
  const both = expected.keys.some((key) => {
    const ends = /^(\w+):(.*)\.\.(.*)$/.exec(key);
    return (
      ends &&
      [ends[2], ends[3]].every((end) =>
        here.some(({ keys }) => keys.some((key) => key.endsWith(`:${end}`))),
      )
    );
  });
  if (both) return 'right';
  return here.some(({ kind }) => kind !== 'number') ? 'wrong' : 'missed';
}

const SECONDS: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_592_000,
  year: 31_536_000,
  decade: 315_360_000,
};

/** A duration in seconds, so that 90 minutes equal an hour and a half. */
export function seconds(amount: number, unit: string): number {
  return Math.round(amount * (SECONDS[unit.replace(/s$/, '')] ?? Number.NaN));
}

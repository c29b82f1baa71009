import { anyFile, type Damage, retyped } from './damage.ts';

const TYPED = [
  ...'{}[],:"\\\'«»“”/*#<>=&\t\r\n 0',
  '",',
  '":',
  '": ',
  '/*',
  '//',
  '<<<<<<< HEAD',
  '€',
  'è',
  '\0',
  '\uFEFF',
  '\u2028',
  '"a": 1,',
  '},{',
];

/** A few characters that a finger struck, missed, or struck twice. */
export const wrongKeys: Damage = (files, random) => {
  const path = anyFile(files, random);
  const count = random.pick([1, 1, 1, 2, 3, 10, 60]);
  for (let left = count; left > 0; left -= 1) {
    const text = files.get(path) ?? '';
    const start = random.below(text.length + 1);
    const typed = random.next() < 0.4 ? '' : random.pick(TYPED);
    retyped(files, path, { start, end: start + (random.next() < 0.6 ? 1 : 0) }, typed);
  }
  return `${path} ${count} tasti`;
};

/** One mark of punctuation that is gone. */
export const lostMark: Damage = (files, random) => {
  const path = anyFile(files, random);
  const marks = [...(files.get(path) ?? '').matchAll(/[{}[\],:"]/g)];
  if (marks.length === 0) return `${path} senza segni`;
  const { index, 0: mark } = random.pick(marks);
  retyped(files, path, { start: index, end: index + 1 }, '');
  return `${path} senza ${mark}`;
};

/** Straight quotes, or a line break, in the middle of the words. */
export const brokenText: Damage = (files, random) => {
  const path = anyFile(files, random);
  const gaps = [...(files.get(path) ?? '').matchAll(/(?<=\p{L}) (?=\p{L})/gu)];
  if (gaps.length === 0) return `${path} senza parole`;
  const { index } = random.pick(gaps);
  const typed = random.pick([' "', '" ', '" "', '\n', '\r\n', '\n\n    ', '\t', ' \\ ', ', "']);
  retyped(files, path, { start: index, end: index + 1 }, typed);
  return `${path} ${JSON.stringify(typed)} fra due parole`;
};

import { pointerSteps, valueAt } from '../../../src/content/json.ts';
import type { Random } from '../mutations/random.ts';
import { anyFile, type Damage, type Files, type Originals, pointersOf, retyped } from './damage.ts';
import { IMPOSSIBLE_DATES, STRANGE_VALUES } from './strange-values.ts';

/** A value that nobody would type on purpose. */
export const strangeValue: Damage = (files, random, originals) => {
  const { path, pointer } = anyPart(files, random, originals, () => true);
  const typed = random.pick(STRANGE_VALUES);
  return replaced(files, originals, path, pointer, typed);
};

/** A day, a month or an hour that cannot be, where a date or an hour stood. */
export const impossibleDate: Damage = (files, random, originals) => {
  const isMoment = (value: unknown) =>
    typeof value === 'string' && /^(?:\d{4}-\d{2}|\d{2}:\d{2})/.test(value);
  const { path, pointer } = anyPart(files, random, originals, isMoment);
  return replaced(files, originals, path, pointer, random.pick(IMPOSSIBLE_DATES));
};

/** A value nested deeper than anybody would read. */
export const nestedValue: Damage = (files, random, originals) => {
  const { path, pointer } = anyPart(files, random, originals, () => true);
  const depth = random.pick([5, 30, 60, 500, 3000, 20_000]);
  const [open, close] = random.pick([
    ['[', ']'],
    ['{ "a": ', '}'],
  ] as const);
  const end = random.next() < 0.8 ? close.repeat(depth) : '';
  const typed = `${open.repeat(depth)}1${end}`;
  replaced(files, originals, path, pointer, typed);
  return `${path}${pointer}: ${depth} × ${open}`;
};

/** A text as long as a book. */
export const endlessText: Damage = (files, random, originals) => {
  const { path, pointer } = anyPart(files, random, originals, (value) => typeof value === 'string');
  const length = random.pick([1_000, 15_000, 400_000, 9_000_000]);
  const unit = random.pick(['a', 'La settimana costa 135 €. ', '9', ' ', '{{', 'è', '12-', '"']);
  const typed = JSON.stringify(unit.repeat(Math.ceil(length / unit.length)));
  replaced(files, originals, path, pointer, typed);
  return `${path}${pointer}: ${length} × «${unit}»`;
};

interface Part {
  readonly path: string;
  readonly pointer: string;
}

function anyPart(
  files: Files,
  random: Random,
  originals: Originals,
  isWanted: (value: unknown) => boolean,
): Part {
  for (;;) {
    const path = anyFile(files, random);
    const document = originals.get(path);
    if (!document || files.get(path) !== document.text) return { path, pointer: '' };
    const wanted = pointersOf(document).filter((pointer) =>
      isWanted(valueAt(document.value, pointerSteps(pointer))),
    );
    if (wanted.length > 0) return { path, pointer: random.pick(wanted) };
  }
}

function replaced(
  files: Files,
  originals: Originals,
  path: string,
  pointer: string,
  typed: string,
): string {
  const text = files.get(path) ?? '';
  const isWhole = originals.get(path)?.text === text;
  const span = (isWhole && originals.get(path)?.span(pointer)) || { start: 0, end: text.length };
  retyped(files, path, span, typed);
  return `${path}${pointer}: ${typed.slice(0, 60)}`;
}

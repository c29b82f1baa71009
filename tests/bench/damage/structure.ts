import type { Random } from '../mutations/random.ts';
import { anyFile, type Damage, type Files, type Originals, pointersOf, retyped } from './damage.ts';

const STRANGE_KEYS = [
  '',
  '__proto__',
  'constructor',
  'toString',
  '$schema',
  'confirm',
  'says',
  'a b',
  '0',
  'è',
  'length',
];

/** A key that is called otherwise. */
export const renamedKey: Damage = (files, random, originals) => {
  const found = anyKey(files, random, originals);
  if (!found) return lostFile(files, random, originals);
  const key = random.pick(STRANGE_KEYS);
  retyped(files, found.path, found.span, JSON.stringify(key));
  return `${found.path}${found.pointer} → «${key}»`;
};

/** A line that is gone, twice there, or in another place. */
export const movedLine: Damage = (files, random) => {
  const path = anyFile(files, random);
  const lines = (files.get(path) ?? '').split('\n');
  const from = random.below(lines.length);
  const kind = random.below(3);
  const [line = ''] = kind === 1 ? [lines[from]] : lines.splice(from, 1);
  if (kind > 0) lines.splice(random.below(lines.length + 1), 0, line);
  files.set(path, lines.join('\n'));
  return `${path}:${from + 1} ${['tolta', 'doppia', 'spostata'][kind]}`;
};

/** One file has what another should hold. */
export const swappedFiles: Damage = (files, random) => {
  const [one, other] = [anyFile(files, random), anyFile(files, random)];
  const text = files.get(one) ?? '';
  files.set(one, files.get(other) ?? '');
  files.set(other, text);
  return `${one} ↔ ${other}`;
};

/** A file that is gone, renamed, or cut in the middle. */
export const lostFile: Damage = (files, random) => {
  const path = anyFile(files, random);
  const text = files.get(path) ?? '';
  const kind = random.below(4);
  if (kind < 2) files.delete(path);
  if (kind === 1)
    files.set(random.pick([`${path}.json`, `altro/${path}`, 'prova.json', 'à è.json']), text);
  if (kind === 2) files.set(path, text.slice(0, random.below(text.length + 1)));
  if (kind === 3)
    files.set(
      path,
      random.pick(['', ' ', '{}', '[]', 'null', '1', '"testo"', '{', '}', '[', '{"":{}}']),
    );
  return `${path} ${['tolto', 'rinominato', 'tagliato', 'vuotato'][kind]}`;
};

function anyKey(files: Files, random: Random, originals: Originals) {
  const path = anyFile(files, random);
  const document = originals.get(path);
  if (!document || files.get(path) !== document.text) return undefined;
  const keys = pointersOf(document).flatMap((pointer) => {
    const span = document.span(pointer, 'key');
    return span ? [{ path, pointer, span }] : [];
  });
  return keys.length > 0 ? random.pick(keys) : undefined;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Ad blockers hide elements with such classes. */
const HIDDEN_BY_BLOCKERS = /^ads?$/;

/**
 * A short name for each class and keyframes of the CSS modules: every page carries some, and hashed
 * names compress worst. The same sources give the same names.
 * @returns a function for Vite's `css.modules.generateScopedName`
 */
export function classNames(folder: string): (name: string, file: string) => string {
  const short = new Map<string, string>();
  const free = shortNames();
  for (const file of modulesIn(folder)) {
    const css = readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const names = [...css.matchAll(/(?:\.|@keyframes )([a-zA-Z][\w-]*)/g)].map(
      ([, name = '']) => name,
    );
    for (const name of new Set(names)) short.set(`${file} ${name}`, free.next().value ?? '');
  }
  return (name, file) => {
    const path = relative(folder, file.replace(/\?.*$/, ''));
    const found = short.get(`${path} ${name}`);
    if (found === undefined) throw new RangeError(`no class ${name} in ${path}`);
    return found;
  };
}

function modulesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.module.css')).sort();
}

/** a, b … z, aa, ab … */
function* shortNames(): Generator<string, string> {
  for (let number = 0; ; number += 1) {
    let name = '';
    for (let rest = number; rest >= 0; rest = Math.floor(rest / LETTERS.length) - 1) {
      name = LETTERS[rest % LETTERS.length] + name;
    }
    if (!HIDDEN_BY_BLOCKERS.test(name)) yield name;
  }
}

import type { Manifest } from 'vite';

/** What a page runs; addresses below the site's root. */
export interface PageAssets {
  readonly script: string;
  /** That one too, in the order in which they may be evaluated one by one. */
  readonly files: readonly string[];
}

/**
 * Follows the manifest from the modules that a page uses to their files. Each comes after what it
 * imports; the entry before those that import it, or it would use what they have not defined yet.
 * @param modules the first is the entry
 * @throws RangeError when the manifest does not know a module
 */
export function assetsOf(manifest: Manifest, modules: readonly string[]): PageAssets {
  const importsOf = (key: string) => chunk(manifest, key).imports ?? [];
  const found = new Set<string>();
  const visit = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const imported of importsOf(key)) visit(imported, seen);
    found.add(key);
    return seen;
  };
  const keys = modules.map((module) => keyOf(manifest, module));
  for (const key of keys) visit(key);
  const [entry = ''] = keys;
  const needsEntry = (key: string) => visit(key).has(entry);
  const order = [...found].filter((key) => !needsEntry(key));
  order.push(entry, ...[...found].filter((key) => key !== entry && needsEntry(key)));
  const fileOf = (key: string) => `/${chunk(manifest, key).file}`;
  return { script: fileOf(entry), files: order.map(fileOf) };
}

/**
 * The files of the code that a module loads only when it is used, which the entry does not know of.
 * @throws RangeError when the manifest does not know a module
 */
export function laterOf(manifest: Manifest, module: string, entry: string): string[] {
  const known = new Set(assetsOf(manifest, [entry]).files);
  const found = new Set<string>();
  const visit = (key: string) => {
    const { file, imports = [], dynamicImports = [] } = chunk(manifest, key);
    if (found.has(`/${file}`) || known.has(`/${file}`)) return;
    found.add(`/${file}`);
    // What a package would load by itself, it loads for what we do not use.
    const later = key.startsWith('node_modules/') ? [] : dynamicImports;
    for (const next of [...imports, ...later]) visit(next);
  };
  visit(keyOf(manifest, module));
  return [...found];
}

/** The one style sheet of the site. */
export function sheetOf(manifest: Manifest): string {
  return `/${chunk(manifest, 'style.css').file}`;
}

function chunk(manifest: Manifest, key: string) {
  const found = manifest[key];
  if (!found) throw new RangeError(`the manifest has no ${key}`);
  return found;
}

function keyOf(manifest: Manifest, module: string): string {
  const key = Object.keys(manifest).find((name) => name === module || name.endsWith(module));
  if (!key) throw new RangeError(`the manifest has no ${module}`);
  return key;
}

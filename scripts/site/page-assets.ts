import type { Manifest } from 'vite';

/**
 * The files of some modules and all their imports, as URLs from the site's root.
 * @param modules in this order: the result begins with the first one's file
 * @throws RangeError when the manifest does not know a module
 */
export function assetsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const { file, imports = [] } = chunk(manifest, key);
    if (found.has(`/${file}`)) return;
    found.add(`/${file}`);
    for (const imported of imports) visit(imported);
  };
  for (const module of modules) visit(keyOf(manifest, module));
  return [...found];
}

/**
 * A module's file and all its imports, static and dynamic, without those that the entry loads.
 * @throws RangeError when the manifest does not know a module
 */
export function lazyFilesOf(manifest: Manifest, module: string, entry: string): string[] {
  const known = new Set(assetsOf(manifest, [entry]));
  const found = new Set<string>();
  const visit = (key: string) => {
    const { file, imports = [], dynamicImports = [] } = chunk(manifest, key);
    if (found.has(`/${file}`) || known.has(`/${file}`)) return;
    found.add(`/${file}`);
    // Packages import dynamically only for features that we do not use.
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

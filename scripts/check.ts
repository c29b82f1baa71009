import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pretty } from '../src/check/reporters/pretty.ts';
import { hasErrors, runChecks } from '../src/check/runChecks.ts';
import { SchemaSet } from '../src/check/schema/schema-set.ts';
import { readContentFolder, readSchemas } from './content-folder.ts';
import { CONTENT, SCHEMAS } from './places.ts';

const USAGE = `Uso: npm run check -- [--content CARTELLA] [--release]
  --content CARTELLA  controlla un'altra cartella di contenuti
  --release           anche i valori da confermare sono errori
Esce con 0 se è tutto a posto, 1 se ci sono errori, 2 se il comando è sbagliato.`;

/** Arguments → exit code; the only place that prints. */
function main(args: readonly string[]): number {
  const options = readOptions(args);
  if (typeof options === 'string') {
    console.error(`${options}\n\n${USAGE}`);
    return 2;
  }
  const result = runChecks(
    readContentFolder(options.content),
    new SchemaSet(readSchemas(SCHEMAS)),
    options,
  );
  process.stdout.write(pretty(result, options.folder));
  return hasErrors(result.findings) ? 1 : 0;
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { content: { type: 'string' }, release: { type: 'boolean', default: false } },
    });
    const content = resolve(values.content ?? CONTENT);
    if (!existsSync(content)) return `La cartella ${values.content} non esiste.`;
    return { content, folder: values.content ?? basename(CONTENT), release: values.release };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(error);
  process.exitCode = 2;
}

import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pretty } from '../src/check/reporters/pretty.ts';
import { failing, runChecks } from '../src/check/runChecks.ts';
import { SchemaSet } from '../src/check/schema/schema-set.ts';
import { readContentFolder, readSchemas, readServedFiles } from './content-folder.ts';
import { CONTENT, PUBLIC, ROOT, SCHEMAS } from './places.ts';

const USAGE = `Uso: npm run check -- [--content CARTELLA] [--release]
  --content CARTELLA  controlla un'altra cartella di contenuti
  --release           anche i valori da confermare sono errori
Esce con 0 se è tutto a posto, 1 se ci sono errori, 2 se il comando è sbagliato.`;

interface Options {
  /** Absolute path. */
  readonly content: string;
  /** How places name the folder. */
  readonly folder: string;
  readonly release: boolean;
}

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
    { release: options.release, served: readServedFiles(PUBLIC) },
  );
  process.stdout.write(pretty(result, options.folder));
  return failing(result.findings, options).length > 0 ? 1 : 0;
}

function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { content: { type: 'string' }, release: { type: 'boolean', default: false } },
    });
    const folder = values.content ?? process.env.CONTENT_DIR ?? basename(CONTENT);
    const content = resolve(ROOT, folder);
    if (!existsSync(content)) return `La cartella ${folder} non esiste.`;
    return { content, folder, release: values.release };
  } catch (error) {
    return wrongUse(error);
  }
}

/** Node names the option, in English. */
function wrongUse(error: unknown): string {
  if (!(error instanceof TypeError)) throw error;
  const option = /'(-[^' ]*)/.exec(error.message)?.[1];
  const extra = /argument '([^']*)'/.exec(error.message)?.[1];
  if (extra !== undefined) return `«${extra}» non serve: il comando prende soltanto opzioni.`;
  return `L’opzione «${option ?? ''}» non esiste, oppure le manca il valore.`;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(error);
  process.exitCode = 2;
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { CommandError } from '../project/command-error.ts';

/** A text, and its name in the report. */
export interface ReadText {
  readonly path: string;
  readonly text: string;
}

const TEXTS: ReadonlySet<string> = new Set(['.txt', '.md', '.srt', '.vtt', '.pdf']);

/**
 * The texts of files and folders, in order; without any, standard input.
 * @throws CommandError with exit code 2 for what cannot be read
 */
export async function readTexts(
  paths: readonly string[],
  readInput: () => string,
): Promise<ReadText[]> {
  if (paths.length === 0) return [{ path: 'standard-input', text: readInput() }];
  const files = paths.flatMap(filesAt);
  return Promise.all(files.map(async (path) => ({ path, text: await textOf(path) })));
}

function filesAt(path: string): string[] {
  const state = statSync(path, { throwIfNoEntry: false });
  if (!state) throw new CommandError(`«${path}» non c’è: controllate il nome.`, 2);
  if (!state.isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXTS.has(extname(name).toLowerCase()))
    .map((name) => join(path, name))
    .sort();
}

async function textOf(path: string): Promise<string> {
  const bytes = readFileSync(path);
  if (extname(path).toLowerCase() !== '.pdf') return bytes.toString('utf8').replace(/^\uFEFF/, '');
  const { extractText } = await import('unpdf');
  try {
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: false });
    return text.join('\n\n');
  } catch {
    throw new CommandError(
      `«${path}» non è un PDF che si legge: salvatelo di nuovo, oppure copiatene il testo in un file txt.`,
      2,
    );
  }
}

import { relative, sep } from 'node:path';
import { build } from 'vite';
import { ROOT } from './places.ts';

/** A program as one CommonJS file, packages included, and the sources of the project that it was made of. */
export async function bundled(entry: string): Promise<{ code: string; sources: string[] }> {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: entry,
      write: false,
      minify: false,
      target: 'node24',
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`no program for ${entry}`);
  const sources = chunk.moduleIds
    .map((id) => relative(ROOT, id).split(sep).join('/'))
    .filter((path) => /^(?:src|scripts)\//.test(path))
    .sort();
  return { code: chunk.code, sources };
}

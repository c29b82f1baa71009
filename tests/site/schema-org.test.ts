import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { ROOT } from '../../scripts/project/paths.ts';
import { structuredData } from '../../src/publish/json-ld/structured-data.ts';
import { published } from '../unit/publish/made-up.ts';

const publication = published();
const graphs = publication.site.pages.flatMap(
  ({ id }) => structuredData(publication, 'it', id) ?? [],
);

describe('structured data', () => {
  it('meets the vocabulary of schema.org', () => {
    const folder = join(ROOT, '.cache', `vocabulary-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    const source = graphs.map(
      (graph, index) => `export const page${index}: Graph = ${JSON.stringify(graph)};\n`,
    );
    writeFileSync(
      join(folder, 'pages.ts'),
      `import type { Graph } from 'schema-dts';\n${source.join('')}`,
    );
    const options = ['--noEmit', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler'];
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    try {
      execFileSync(process.execPath, [compiler, ...options, '--ignoreConfig', 'pages.ts'], {
        cwd: folder,
        encoding: 'utf8',
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ResolvedConfig, UserConfig } from 'vite';
import type { CheckResult } from '../../../src/check/run-checks.ts';
import { Publication } from '../../../src/publish/publication.ts';
import { romeDateAt } from '../../../src/time/rome.ts';
import { FACTS_SCHEMA } from '../../project/paths.ts';
import { requestSchemas } from '../../project/request-schemas.ts';
import { assetsOf, lazyFilesOf, sheetOf } from '../page-assets.ts';
import { ISLANDS } from '../page-code.ts';
import { write } from '../pictures/make-pictures.ts';
import { siteFiles } from '../prerender.ts';
import { bundledAlone, workerSource } from './single-bundle.ts';

/** Inlined in the HTML. */
export const FIRST_ENTRY = 'src/entry.first.ts';
export const PAGE_ENTRY = 'src/entry.page.ts';
export const SERVER_ENTRY = 'src/entry.server.tsx';

const MANIFEST = '.vite/manifest.json';

/** Silences warnings about a slow computer, and about packages' `'use client'` directives. */
const SILENCED_WARNINGS = { bundlerTimings: false, moduleLevelDirective: false };

/**
 * Builds the browser's code, then the server's, then writes every page as finished HTML.
 * @param server the folder of the compiled server entry, which is not part of the site
 * @param now milliseconds since the epoch
 */
export function prerenderPlugin({ project }: CheckResult, server: string, now: number): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      environments: environmentsFor(server),
      builder: {
        buildApp: async (builder) => {
          for (const environment of [builder.environments.client, builder.environments.ssr]) {
            if (environment) await builder.build(environment);
          }
        },
      },
    }),
    configResolved: (resolved) => {
      config = resolved;
    },
    buildApp: {
      order: 'post',
      handler: () => {
        const out = config.environments.client?.build.outDir ?? config.build.outDir;
        return writePages(new Publication(project, romeDateAt(now)), server, out, now);
      },
    },
  };
}

function environmentsFor(server: string): NonNullable<UserConfig['environments']> {
  return {
    client: {
      build: {
        manifest: true,
        // The notices that the licences of bundled packages require.
        license: { fileName: 'licences/bundle.txt' },
        rolldownOptions: {
          input: ISLANDS,
          // jsPDF would load them for what the site never asks of it: HTML, and SVG as a picture.
          external: ['canvg', 'dompurify', 'html2canvas'],
          // The page's script imports their exports by name.
          preserveEntrySignatures: 'allow-extension',
          checks: SILENCED_WARNINGS,
          output: { codeSplitting: CODE_SPLITTING },
        },
      },
    },
    ssr: {
      build: {
        outDir: server,
        copyPublicDir: false,
        // It renders every page, so it has the styles of all.
        emitAssets: true,
        manifest: true,
        rolldownOptions: { input: SERVER_ENTRY, checks: SILENCED_WARNINGS },
      },
    },
  };
}

/** @param out the folder of the browser's code, and of the site */
async function writePages(
  publication: Publication,
  server: string,
  out: string,
  now: number,
): Promise<void> {
  const manifestFile = join(out, MANIFEST);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const sheet = sheetOf(JSON.parse(readFileSync(join(server, MANIFEST), 'utf8')));
  cpSync(join(server, 'assets'), join(out, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.js'),
  });
  const { render } = await import(pathToFileURL(join(server, 'entry.server.js')).href);
  const files = await siteFiles({
    publication,
    now,
    schema: JSON.parse(readFileSync(FACTS_SCHEMA, 'utf8')),
    requestSchemas: requestSchemas(),
    sheet: { path: sheet, text: readFileSync(join(out, sheet), 'utf8') },
    assets: (modules) => assetsOf(manifest, modules),
    pageScript: named('page', await bundledAlone(PAGE_ENTRY)),
    inlineScript: (await bundledAlone(FIRST_ENTRY)).trim(),
    render,
    file: (path) => readFileSync(join(out, path), 'utf8'),
    tools: (module) => lazyFilesOf(manifest, module, ISLANDS),
    worker: workerSource,
  });
  for (const [path, text] of files) write(join(out, path), text);
  rmSync(dirname(manifestFile), { recursive: true });
}

/** A script whose name changes with its text. */
function named(name: string, text: string) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { text, path: `/assets/${name}-${hash}.js` };
}

/**
 * How the islands are split: shared code goes into two files, one of packages and one of
 * ours. By default the bundler makes thirty files of a few hundred bytes, each a request.
 */
const CODE_SPLITTING = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'libraries', priority: 2, minShareCount: 2, test: /node_modules|rolldown\/runtime/ },
    { name: 'shared', priority: 1, minShareCount: 2, test: /\/src\// },
  ],
};

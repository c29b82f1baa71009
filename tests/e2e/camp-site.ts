// Site of the made-up camp for browser tests. Run by npm test, it writes the content and builds it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from '../../scripts/project/paths.ts';
import { run } from '../../scripts/project/run.mjs';
import { CAMP_PUBLIC, campSources } from '../camp.ts';

export const CAMP_DIST = `${ROOT}.cache/camp`;
const CAMP_CONTENT = `${ROOT}.cache/camp-content`;

/** The environment of its build and its server. */
export const CAMP_SITE = {
  CONTENT_DIR: CAMP_CONTENT,
  PUBLIC_DIR: CAMP_PUBLIC,
  DIST_DIR: CAMP_DIST,
  SERVER_DIR: `${CAMP_DIST}-server`,
};

/** Environment of a build machine: none of it may reach the site. */
export const SECRETS = {
  AI_BASE_URL: 'https://ai-provider.example/v1',
  AI_API_KEY: 'sk-built-into-nothing',
  AI_MODEL: 'gpt-4',
  STAFF_ACCESS_CODE: 'anguria-costruita',
} as const;

function writeContent(): void {
  rmSync(CAMP_CONTENT, { recursive: true, force: true });
  for (const { path, text } of campSources) {
    const file = `${CAMP_CONTENT}/${path}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

if (import.meta.main) {
  writeContent();
  // Compression takes half of a build: budgets.test.ts compresses what it counts.
  const env = { ...process.env, ...SECRETS, ...CAMP_SITE, BUILD_UNCOMPRESSED: 'yes' };
  process.exitCode = await run(process.execPath, ['scripts/build.ts'], { env });
}

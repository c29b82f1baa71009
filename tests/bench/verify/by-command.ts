import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../../../scripts/project/places.ts';

interface Asked {
  readonly text: string;
  readonly venue: string | undefined;
}

/** What `npm run verify` says of each text: a file for each, a run for each venue. */
export function claimsOfCommand(texts: readonly Asked[]): unknown[] {
  const claims: unknown[] = [];
  for (const venue of new Set(texts.map((one) => one.venue))) {
    const own = [...texts.entries()].filter(([, one]) => one.venue === venue);
    const answers = run(
      own.map(([, { text }]) => text),
      venue,
    );
    for (const [place, [index]] of own.entries()) claims[index] = answers[place];
  }
  return claims;
}

function run(texts: readonly string[], venue: string | undefined): unknown[] {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  try {
    for (const [index, text] of texts.entries())
      writeFileSync(join(folder, `${String(index).padStart(5, '0')}.txt`), text);
    const about = venue === undefined ? [] : ['--venue', venue];
    const { stdout } = spawnSync(
      process.execPath,
      [at('scripts/verify.ts'), '--format', 'json', ...about, folder],
      { encoding: 'utf8', maxBuffer: 1e9 },
    );
    return JSON.parse(stdout).files.map(({ claims }: { claims: unknown }) => claims);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

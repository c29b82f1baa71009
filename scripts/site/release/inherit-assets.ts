import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { decompressesTo, type Encoding, EXTENSIONS } from '../../../src/server/site/read-site.ts';

/** How long an open or cached page still finds the files that it names. */
export const ASSETS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Hidden, so that no server serves it. */
const INHERITED_LIST = '.inherited.json';
const ASSETS = 'assets';

/** The path of each file of an earlier build, and the instant until which it is kept. */
type Inherited = Readonly<Record<string, number>>;

/**
 * Gives a new site the assets of the previous one that it lacks: their names carry a hash, so they
 * never clash. Uses hard links where the system can.
 * @param now milliseconds since the epoch
 */
export function inheritAssets(previous: string | undefined, next: string, now: number): void {
  const known = previous === undefined ? {} : readInherited(previous);
  const inherited: Record<string, number> = {};
  for (const file of previous === undefined ? [] : assetsOf(previous)) {
    const until = known[file] ?? now + ASSETS_KEPT_MS;
    if (until <= now || existsSync(join(next, file)) || isDamaged(join(previous ?? '', file)))
      continue;
    mkdirSync(dirname(join(next, file)), { recursive: true });
    linkOrCopy(join(previous ?? '', file), join(next, file));
    inherited[file] = until;
  }
  writeFileSync(join(next, INHERITED_LIST), `${JSON.stringify(inherited, null, 2)}\n`);
}

function assetsOf(site: string): string[] {
  const folder = join(site, ASSETS);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => `${ASSETS}/${name}`);
}

function readInherited(site: string): Inherited {
  const file = join(site, INHERITED_LIST);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Whether a compressed variant does not match its file; such a variant is not inherited. */
function isDamaged(path: string): boolean {
  const encoding = (Object.keys(EXTENSIONS) as Encoding[]).find((encoding) =>
    path.endsWith(EXTENSIONS[encoding]),
  );
  if (!encoding) return false;
  const plain = path.slice(0, -EXTENSIONS[encoding].length);
  return existsSync(plain) && !decompressesTo(encoding, readFileSync(path), readFileSync(plain));
}

/** A hard link, or a copy where the system cannot make one. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

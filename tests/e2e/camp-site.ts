// Where the site of the made-up camp is built for the browser tests, and from what: run, this writes
// its content: in both languages for walks in another than Italian.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from '../../scripts/project/places.ts';
import { campSources } from '../camp.ts';
import { bilingualCamp } from '../english-camp.ts';

export const CAMP_DIST = `${ROOT}.cache/camp`;
export const CAMP_CONTENT = `${ROOT}.cache/camp-content`;

function writeContent(): void {
  rmSync(CAMP_CONTENT, { recursive: true, force: true });
  const files = process.env.E2E_LANGUAGE ? bilingualCamp() : campSources;
  for (const { path, text } of files) {
    const file = `${CAMP_CONTENT}/${path}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

if (import.meta.main) writeContent();

import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MOST_BYTES } from '../../src/content/picture-file.ts';
import { kindOf } from '../../src/staff/renamer/cleaning/picture-kind.ts';
import { CommandError } from '../project/command-error.ts';
import { syncFolder, writeWhole } from '../project/write-whole.mjs';
import { cleanPicture } from '../site/pictures/make-pictures.ts';
import { PictureRefused } from './question.ts';

export interface PictureShelf {
  /** The folder of what the site serves as it is. */
  readonly served: string;
  /** For what is not whole yet. */
  readonly beside: string;
}

const FOLDER = 'pictures';
const LONGEST_NAME = 40;
const MOST_NAMESAKES = 500;

/**
 * Puts a picture among those of the site, cleaned and of a fitting size, under a name of its own: none
 * that is there is overwritten, and none is there that is not whole.
 * @returns its address
 * @throws PictureRefused, or the error of the disk
 */
export async function shelve(
  bytes: Uint8Array,
  name: string,
  { served, beside }: PictureShelf,
): Promise<string> {
  const clean = await cleaned(Buffer.from(bytes));
  const folder = join(served, FOLDER);
  const draft = join(beside, `picture-${randomUUID()}.new`);
  mkdirSync(folder, { recursive: true });
  try {
    writeWhole(draft, clean.bytes);
    for (const own of namesFor(name)) {
      const file = `${own}.${clean.ending}`;
      if (!linked(draft, join(folder, file))) continue;
      syncFolder(folder);
      return `/${FOLDER}/${file}`;
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new PictureRefused('kind');
}

async function cleaned(bytes: Buffer) {
  if (bytes.length > MOST_BYTES) throw new PictureRefused('heavy');
  if (kindOf(bytes) === 'heic') throw new PictureRefused('heic');
  try {
    const clean = await cleanPicture(bytes);
    if (clean) return clean;
  } catch (error) {
    if (error instanceof CommandError) throw new PictureRefused('detail');
    if (error instanceof Error && 'code' in error) throw error;
  }
  throw new PictureRefused('kind');
}

/** `IMG 0012.JPG` → `img-0012`, and then `img-0012-2`: of what somebody called it only letters and digits stay. */
function* namesFor(name: string): Generator<string> {
  const plain = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '');
  const own = plain || 'foto';
  yield own;
  for (let count = 2; count < MOST_NAMESAKES; count += 1) yield `${own}-${count}`;
}

/** @returns false where another one has the name */
function linked(from: string, to: string): boolean {
  try {
    putWhole(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Some disks have no links, and none leads to another disk: there the name is taken by a copy. */
const NO_LINKS = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

function putWhole(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!NO_LINKS.has(codeOf(error))) throw error;
    copyWhole(from, to);
  }
}

/** What a full disk took half of goes again: a name that is there is a picture that is whole. */
function copyWhole(from: string, to: string): void {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') rmSync(to, { force: true });
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

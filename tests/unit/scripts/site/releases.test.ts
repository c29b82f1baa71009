import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { ASSETS_KEPT_MS, inheritAssets } from '../../../../scripts/site/release/inherit-assets.ts';
import { Releases } from '../../../../scripts/site/release/releases.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2030-07-06T12:00:00Z');
let releases: Releases;

beforeEach(() => {
  releases = new Releases(join(temporaryFolder(), 'dist'));
});

/** Builds a site of one page and one script. */
function build(name: string, now: number): void {
  const next = releases.begin();
  write(next, name);
  inheritAssets(releases.current(), next, now);
  releases.publish(now);
}

function write(site: string, name: string): void {
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), name);
  writeFileSync(join(site, `assets/${name}.js`), name);
}

const page = () => readFileSync(join(releases.served, 'index.html'), 'utf8');
const has = (name: string) => existsSync(join(releases.served, `assets/${name}.js`));

describe('Releases', () => {
  test('serves the last build under one name', () => {
    build('a', NOW);
    expect(page()).toBe('a');
    build('b', NOW + 1);
    expect(page()).toBe('b');
  });

  test('keeps the last one during the next build, and after it fails', () => {
    build('a', NOW);
    write(releases.begin(), 'half');
    expect(page()).toBe('a');
    releases.discard();
    expect(page()).toBe('a');
    write(releases.begin(), 'killed');
    build('b', NOW + 1);
    expect([page(), has('killed')]).toEqual(['b', false]);
  });

  test('adopts a plain folder', () => {
    write(releases.served, 'old');
    build('a', NOW);
    expect([page(), has('old')]).toEqual(['a', true]);
  });

  test('rolls back one release at a time; open pages find their files', async () => {
    for (const [index, name] of ['a', 'b', 'c'].entries()) build(name, NOW + index);
    expect([await releases.rollBack(NOW + 9), page(), has('c')]).toEqual([true, 'b', true]);
    expect([await releases.rollBack(NOW + 9), page()]).toEqual([true, 'a']);
    expect([await releases.rollBack(NOW + 9), page()]).toEqual([false, 'a']);
  });

  test('two concurrent rollbacks go back one release', async () => {
    for (const [index, name] of ['a', 'b', 'c'].entries()) build(name, NOW + index);
    const { promise, resolve } = Promise.withResolvers<void>();
    const building = releases.exclusively(() => promise);
    const both = [releases.rollBack(NOW + 9), releases.rollBack(NOW + 9)];
    resolve();
    await building;
    expect((await Promise.all(both)).toSorted()).toEqual([false, true]);
    expect(page()).toBe('b');
  });

  test('a roll-back without releases makes no folder', async () => {
    write(releases.served, 'plain');
    expect([await releases.rollBack(NOW), existsSync(releases.folder)]).toEqual([false, false]);
  });

  test('keeps three', async () => {
    for (let index = 0; index < 6; index += 1) build(`v${index}`, NOW + index);
    for (const isThere of [true, true, false]) expect(await releases.rollBack(NOW)).toBe(isThere);
  });
});

describe('inheritAssets', () => {
  test('keeps assets for a time after a build drops them', () => {
    build('a', NOW);
    build('b', NOW + DAY);
    build('c', NOW + 2 * DAY);
    expect([has('a'), has('b'), has('c')]).toEqual([true, true, true]);
    build('d', NOW + DAY + ASSETS_KEPT_MS);
    expect([has('a'), has('b'), has('c'), has('d')]).toEqual([false, true, true, true]);
  });

  test('forgets the date of a file that came back', () => {
    build('a', NOW);
    build('b', NOW + DAY);
    build('a', NOW + ASSETS_KEPT_MS);
    build('c', NOW + ASSETS_KEPT_MS + 2 * DAY);
    expect(has('a')).toBe(true);
  });
});

import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chromiumArgs, findForTests, findInstalled } from '../../../scripts/project/chromium.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  vi.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, 'of-playwright'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program with that name and exit code. */
function program(name: string, code = 0): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${code}\n`);
  chmodSync(path, 0o755);
  return path;
}

describe('findInstalled', () => {
  test('takes CHROME_PATH before all others', () => {
    program('of-playwright');
    const CHROME_PATH = program('mine');
    expect(findInstalled({ CHROME_PATH, PATH: folder })).toBe(CHROME_PATH);
  });

  test('takes Playwright’s before the system’s', () => {
    program('chromium');
    const own = program('of-playwright');
    expect(findInstalled({ PATH: folder })).toBe(own);
  });

  test('takes one that starts', () => {
    program('of-playwright', 127);
    program('chromium', 1);
    const chrome = program('google-chrome');
    expect(findInstalled({ PATH: folder })).toBe(chrome);
  });

  test('finds nothing on an empty machine', () => {
    expect(findInstalled({ PATH: folder })).toBeUndefined();
  });

  test('rejects a CHROME_PATH that does not exist', () => {
    program('chromium');
    expect(() => findInstalled({ CHROME_PATH: '/my/chrome', PATH: folder })).toThrow(
      'CHROME_PATH is «/my/chrome», but there is no such file.',
    );
  });
});

test('tests use the browser without windows if it starts, unless CHROME_PATH names one', () => {
  const usual = program('chromium');
  program('chromium-headless-shell', 1);
  expect(findForTests({ PATH: folder })).toBe(usual);
  const shell = program('chromium-headless-shell');
  expect(findForTests({ PATH: folder })).toBe(shell);
  expect(findForTests({ CHROME_PATH: usual, PATH: folder })).toBe(usual);
});

describe('chromiumArgs', () => {
  test('disables the sandbox only for root', () => {
    expect(chromiumArgs(false)).not.toContain('--no-sandbox');
    expect(chromiumArgs(true)).toContain('--no-sandbox');
  });

  test('disables what Playwright disables', () => {
    const bundle = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle');
    const [, list = ''] = /disabledFeatures = \[(.*?)\]/s.exec(readFileSync(bundle, 'utf8')) ?? [];
    const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
    const [ours = ''] = chromiumArgs(false).filter((arg) => arg.startsWith('--disable-features='));
    expect(theirs).toContain('MediaRouter');
    expect(ours.replace('--disable-features=', '').split(',')).toEqual(
      expect.arrayContaining(theirs),
    );
  });
});

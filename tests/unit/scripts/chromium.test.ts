import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  chromiumArgs,
  findChromium,
  findInstalled,
  type Machine,
} from '../../../scripts/project/chromium.ts';

const PLAYWRIGHT = '/cache/chromium/chrome';
const [SYSTEM, SECOND] = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

interface Setting {
  chromePath?: string;
  files?: string[];
  stubs?: string[];
  canUseApt?: boolean;
  download?: string;
  package?: string;
}

/** A machine that notes down what is installed on it. */
function machine(setting: Setting): Machine & { done: string[] } {
  const files = [...(setting.files ?? [])];
  const done: string[] = [];
  const install = (name: string, file: string | undefined) => () => {
    done.push(name);
    if (file) files.push(file);
  };
  return {
    done,
    chromePath: setting.chromePath,
    playwrightPath: PLAYWRIGHT,
    systemPaths: [SYSTEM, SECOND],
    canUseApt: setting.canUseApt ?? false,
    exists: (path) => files.includes(path),
    starts: (path) => !setting.stubs?.includes(path),
    installWithPlaywright: install('playwright', setting.download),
    installWithApt: install('apt', setting.package),
  };
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

describe('findChromium', () => {
  test.each<[string, Setting, string]>([
    [
      'CHROME_PATH',
      { chromePath: '/my/chrome', files: ['/my/chrome', PLAYWRIGHT, SYSTEM] },
      '/my/chrome',
    ],
    ["Playwright's own", { files: [PLAYWRIGHT, SYSTEM] }, PLAYWRIGHT],
    ["the system's", { files: [SECOND, SYSTEM] }, SYSTEM],
    [
      'one that starts',
      { files: [PLAYWRIGHT, SYSTEM, SECOND], stubs: [PLAYWRIGHT, SYSTEM] },
      SECOND,
    ],
  ])('takes %s and installs nothing', (_which, setting, path) => {
    const here = machine(setting);
    expect(findChromium(here)).toBe(path);
    expect(here.done).toEqual([]);
  });

  test.each<[string, Setting, string, string[]]>([
    ['downloads one', { download: PLAYWRIGHT, canUseApt: true }, PLAYWRIGHT, ['playwright']],
    ['installs a package', { package: SYSTEM, canUseApt: true }, SYSTEM, ['playwright', 'apt']],
    [
      'installs a package when the download does not start',
      { download: PLAYWRIGHT, stubs: [PLAYWRIGHT], package: SYSTEM, canUseApt: true },
      SYSTEM,
      ['playwright', 'apt'],
    ],
  ])('%s', (_what, setting, path, done) => {
    const here = machine(setting);
    expect(findChromium(here)).toBe(path);
    expect(here.done).toEqual(done);
  });

  test('leaves the system alone when it may not install', () => {
    const here = machine({ package: SYSTEM });
    expect(() => findChromium(here)).toThrow('Install Chromium or Chrome, or set CHROME_PATH');
    expect(here.done).toEqual(['playwright']);
  });

  test('rejects a CHROME_PATH that leads nowhere', () => {
    const here = machine({ chromePath: '/my/chrome', files: [SYSTEM] });
    expect(() => findChromium(here)).toThrow(
      'CHROME_PATH is «/my/chrome», but there is no such file.',
    );
  });
});

describe('findInstalled', () => {
  test('finds nothing on an empty machine, and installs nothing', () => {
    const here = machine({ download: PLAYWRIGHT });
    expect(findInstalled(here)).toBeUndefined();
    expect(here.done).toEqual([]);
  });
});

describe('chromiumArgs', () => {
  test('leaves the sandbox on for everybody but root', () => {
    expect(chromiumArgs(false)).not.toContain('--no-sandbox');
    expect(chromiumArgs(true)).toContain('--no-sandbox');
  });

  test('leaves off what Playwright leaves off', () => {
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

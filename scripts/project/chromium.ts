// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
/** Chromium without windows: a third cheaper per page. */
const SHELL = 'chromium-headless-shell';
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const APT_GET = '/usr/bin/apt-get';

/** The files of that name in the folders of PATH. */
export function onPath(name: string, path = process.env.PATH ?? ''): string[] {
  return path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter(existsSync);
}

/**
 * The path of a Chromium: CHROME_PATH, unchecked; else the first of Playwright's own and the
 * system's that starts. @throws Error with a readable message when CHROME_PATH names no file
 */
export function findInstalled({ CHROME_PATH, PATH } = process.env): string | undefined {
  if (CHROME_PATH && !existsSync(CHROME_PATH))
    throw new Error(`CHROME_PATH is "${CHROME_PATH}", but there is no such file.`);
  const system = NAMES.flatMap((name) => onPath(name, PATH));
  const paths = [chromium.executablePath(), ...system, ...MAC_APPLICATIONS];
  return CHROME_PATH || paths.find((path) => existsSync(path) && starts(path));
}

/** The browser for the tests: Debian's Chromium without windows, else any Chromium. */
export function findForTests({ CHROME_PATH, PATH } = process.env): string | undefined {
  const shells = CHROME_PATH ? [] : onPath(SHELL, PATH).filter(starts);
  return shells[0] ?? findInstalled({ CHROME_PATH, PATH });
}

/** False for a program that does not start, such as a stub or one that lacks libraries. */
const starts = (path: string) => spawnSync(path, ['--version', '--no-sandbox']).status === 0;

/**
 * Like `findInstalled`, but installs a missing Chromium: for root Debian's, else Playwright's.
 * @throws Error with a readable message when none can be installed
 */
export function findChromium(): string {
  const found = findInstalled();
  if (found) return found;
  console.log('No Chromium on this machine: installing one.');
  installPackages('chromium');
  if (!findInstalled())
    call(process.execPath, ['node_modules/playwright/cli.js', 'install', '--no-shell', 'chromium']);
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error(
    'No Chromium was found, and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to the path of one.',
  );
}

/** For root on Debian, installs Chromium without windows; the tests can do without it. */
export function installShell(): void {
  if (!process.env.CHROME_PATH && onPath(SHELL).length === 0) installPackages(SHELL);
}

/** Installs Debian packages if this process may; apt prints its own errors. */
export function installPackages(...names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync(APT_GET)) return;
  call(APT_GET, ['update']);
  call(APT_GET, ['install', '-y', '--no-install-recommends', ...names]);
}

function call(command: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: 'inherit', env });
}

/** Features that Playwright 1.65 disables: Chromium obeys only the last such list. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Features that headless windows do not need: since Chromium 151, each window renders two pages for
 * its address bar and keeps a spare process, half the cost of a test.
 */
const UI_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/**
 * The browser's arguments: no requests to its maker, so that tests see only the site's; no work for
 * visible windows; no sandbox for root, who cannot have one.
 */
export function chromiumArgs(isRoot = process.getuid?.() === 0): string[] {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...UI_FEATURES].join()}`,
    '--disable-sync',
    '--no-first-run',
    '--no-pings',
  ];
  return isRoot ? [...quiet, '--no-sandbox'] : quiet;
}

// Finds a Chromium for the browser tests and the screenshots, or installs one.
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
/** Chromium without windows: a page costs it a third less. */
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
 * Returns the path of a Chromium: CHROME_PATH, else Playwright's own, else the system's; undefined when
 * none starts. Throws an error with a sentence for people when CHROME_PATH leads nowhere.
 */
export function findInstalled({ CHROME_PATH, PATH } = process.env): string | undefined {
  if (CHROME_PATH && !existsSync(CHROME_PATH))
    throw new Error(`CHROME_PATH is «${CHROME_PATH}», but there is no such file.`);
  const system = NAMES.flatMap((name) => onPath(name, PATH));
  const paths = [chromium.executablePath(), ...system, ...MAC_APPLICATIONS];
  return CHROME_PATH || paths.find((path) => existsSync(path) && starts(path));
}

/** What the browser tests are run in: one without windows where Debian's is there, else any Chromium. */
export function findForTests({ CHROME_PATH, PATH } = process.env): string | undefined {
  const shells = CHROME_PATH ? [] : onPath(SHELL, PATH).filter(starts);
  return shells[0] ?? findInstalled({ CHROME_PATH, PATH });
}

/** False for one that does not start, such as a stub or one whose libraries are missing. */
const starts = (path: string) => spawnSync(path, ['--version', '--no-sandbox']).status === 0;

/**
 * Like findInstalled, or installs one: for root on Debian its package, else the one that Playwright has.
 * Throws an error with a sentence for people when there is none to be had.
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

/** For root on Debian, the browser without windows; without it the tests take the other one. */
export function installShell(): void {
  if (!process.env.CHROME_PATH && onPath(SHELL).length === 0) installPackages(SHELL);
}

/** Installs packages of Debian where this process may; apt itself says what goes wrong. */
export function installPackages(...names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync(APT_GET)) return;
  call(APT_GET, ['update']);
  call(APT_GET, ['install', '-y', '--no-install-recommends', ...names]);
}

function call(command: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: 'inherit', env });
}

/** What Playwright 1.65 leaves off: Chromium hears only the last such list, so ours repeats it. */
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
 * Work for windows that nobody sees: from Chromium 151 on, each one draws two pages of its address
 * bar and keeps a process in store. It is half of what a test costs.
 */
const FOR_PEOPLE = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/**
 * What the browser is started with: nothing that calls its maker's servers, so that a test sees
 * only the site's own requests; nothing that only somebody before a screen needs; and no sandbox
 * for root, who cannot have one.
 */
export function chromiumArgs(isRoot = process.getuid?.() === 0): string[] {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...FOR_PEOPLE].join()}`,
    '--disable-sync',
    '--no-first-run',
    '--no-pings',
  ];
  return isRoot ? [...quiet, '--no-sandbox'] : quiet;
}

// Finds a Chromium for the browser tests and the screenshots, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const SYSTEM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const APT_GET = '/usr/bin/apt-get';

/** What the search needs to know of a machine, and may do to it. */
export interface Machine {
  /** The variable CHROME_PATH. */
  chromePath: string | undefined;
  /** Where Playwright puts its own Chromium, installed or not. */
  playwrightPath: string;
  /** Where the system may have one, best first. */
  systemPaths: string[];
  /** True for root on Debian or a system like it. */
  canUseApt: boolean;
  exists: (path: string) => boolean;
  /** False for one that does not start, such as a stub or one whose libraries are missing. */
  starts: (path: string) => boolean;
  installWithPlaywright: () => void;
  installWithApt: () => void;
}

/**
 * Returns the path of a Chromium: CHROME_PATH, else Playwright's own, else the system's, else one
 * that it installs. Throws an error with a sentence for people when there is none to be had.
 */
export function findChromium(machine: Machine = thisMachine()): string {
  const { chromePath, exists } = machine;
  if (chromePath && exists(chromePath)) return chromePath;
  if (chromePath) throw new Error(`CHROME_PATH is «${chromePath}», but there is no such file.`);
  return findInstalled(machine) ?? install(machine);
}

/** Like findChromium, but without installing anything. */
export function findInstalled(machine: Machine = thisMachine()): string | undefined {
  const paths = [machine.playwrightPath, ...machine.systemPaths];
  return machine.chromePath || paths.find((path) => machine.exists(path) && machine.starts(path));
}

function install(machine: Machine): string {
  console.log('No Chromium on this machine: installing one.');
  machine.installWithPlaywright();
  const downloaded = findInstalled(machine);
  if (downloaded) return downloaded;
  if (machine.canUseApt) machine.installWithApt();
  const packaged = findInstalled(machine);
  if (packaged) return packaged;
  throw new Error(
    'No Chromium was found, and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to the path of one.',
  );
}

function thisMachine(): Machine {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return {
    chromePath: process.env.CHROME_PATH,
    playwrightPath: chromium.executablePath(),
    systemPaths: [...onPath, ...MAC_APPLICATIONS],
    canUseApt: process.getuid?.() === 0 && existsSync(APT_GET),
    exists: existsSync,
    starts: (path) => spawnSync(path, ['--version', '--no-sandbox']).status === 0,
    installWithPlaywright: () =>
      call(process.execPath, [
        'node_modules/playwright/cli.js',
        'install',
        '--no-shell',
        'chromium',
      ]),
    installWithApt: () => {
      call(APT_GET, ['update']);
      call(APT_GET, ['install', '-y', '--no-install-recommends', 'chromium']);
    },
  };
}

function call(command: string, args: string[]): void {
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

import { defineConfig } from 'playwright/test';
import { chromiumArgs, findForTests, findInstalled } from './scripts/project/chromium.ts';
import { ENGINES, programOf } from './scripts/project/engines.ts';
import { CAMP_SITE } from './tests/e2e/camp-site.ts';

// npm test sets these; alone, the tests serve the site that was built last on their own ports.
const { E2E_PORT = '4273', E2E_URL, E2E_REPORT, E2E_BROWSER = findForTests() } = process.env;
/** A browser without windows knows no cache of whole pages, no apps, and finds no place again by itself. */
const WHOLE = /@whole-browser/;
const { E2E_CAMP_PORT = String(Number(E2E_PORT) + 1000) } = process.env;
/** npm test has built the made-up camp beside the live site. */
const { SITES_BUILT } = process.env;
const address = (port: string) => `http://localhost:${port}`;
const LONGEST_RUN_MS = 30 * 60_000;
const LONGEST_BUILD_MS = 10 * 60_000;
/** A test waits for the site, not for the machine: on a busy one everything comes later. */
const LONGEST_TEST_MS = 5 * 60_000;
const LONGEST_WAIT_MS = 20_000;
/** How long a glide takes is the machine’s business; where it ends is the site’s. */
const INSTANT = '--disable-smooth-scrolling';
/** Nothing leaves this machine, whatever a page asks for. */
const ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';
const LIVE = /live\/.*\.spec\.ts/;
const IN_ENGINES = /e2e\/engines\/.*\.spec\.ts/;
const STUDIO = /e2e\/studio.*\.spec\.ts/;
const node = `"${process.execPath}"`;

/** A server on its port. Without .env: no test may reach a real provider. */
const server = (command: string, port: string, env: Record<string, string> = {}) => ({
  command,
  url: address(port),
  env: { PORT: port, ENV_FILE: '', AI_BASE_URL: '', AI_API_KEY: '', ...env },
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2000 },
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
  timeout: LONGEST_BUILD_MS,
});

const LAUNCH = { args: [...chromiumArgs(), INSTANT, ALONE] };
const CAMP_USE = { baseURL: address(E2E_CAMP_PORT) };

export default defineConfig({
  testDir: 'tests/e2e',
  // Node reads TypeScript itself; compiled anew, the validators alone take a quarter of a minute.
  build: { external: ['**'] },
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  timeout: LONGEST_TEST_MS,
  expect: { timeout: LONGEST_WAIT_MS },
  // On two cores. The engines and the studio wait for half of their time: one works for each engine, two for
  // the studio, and three for the rest once the engines are done.
  workers: 5,
  // A second try tells a test that depends on the machine from a broken site; npm test names and counts it.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  globalTimeout: LONGEST_RUN_MS,
  reporter: E2E_REPORT ? [['list'], ['json', { outputFile: E2E_REPORT }]] : 'list',
  use: {
    // A worker would answer in the place of the server; the tests of it allow it.
    serviceWorkers: 'block',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1440, height: 900 },
    // Without it, an action that cannot happen waits as long as its test may take.
    actionTimeout: LONGEST_WAIT_MS,
    launchOptions: { ...LAUNCH, executablePath: E2E_BROWSER },
  },
  // The longest first, each of which one worker does alone: the short ones fill the end.
  projects: [
    // What families and staff do, in each other engine that is here; it is started once for all tests.
    ...ENGINES.filter((engine) => engine !== 'chromium' && programOf(engine))
      .toReversed()
      .map((engine) => ({
        name: engine,
        testMatch: IN_ENGINES,
        fullyParallel: false,
        workers: 1,
        use: { ...CAMP_USE, engine },
      })),
    // The longest of its files comes first, by its name, while the other worker does the rest.
    { name: 'studio', testMatch: STUDIO, workers: 2, use: CAMP_USE },
    {
      name: 'whole',
      testIgnore: [LIVE, IN_ENGINES, STUDIO],
      grep: WHOLE,
      workers: 1,
      use: { ...CAMP_USE, launchOptions: { ...LAUNCH, executablePath: findInstalled() } },
    },
    // What must hold on the live site, whatever its manager writes. npm run test:hosts names a server
    // of another kind, which runs already.
    { name: 'live', testMatch: LIVE, workers: 2, use: { baseURL: E2E_URL ?? address(E2E_PORT) } },
    // Behaviour, on the site of the made-up camp.
    {
      name: 'camp',
      testIgnore: [LIVE, IN_ENGINES, STUDIO],
      grepInvert: WHOLE,
      workers: 3,
      use: CAMP_USE,
    },
  ],
  webServer: E2E_URL
    ? undefined
    : [
        server(`${node} scripts/serve.ts`, E2E_PORT),
        server(
          `${SITES_BUILT ? '' : `${node} tests/e2e/camp-site.ts && `}${node} scripts/serve.ts`,
          E2E_CAMP_PORT,
          CAMP_SITE,
        ),
      ],
});

import { defineConfig } from 'playwright/test';
import { chromiumArgs, findInstalled } from './scripts/project/chromium.ts';

// npm test sets these three; alone, the tests serve the site that was built last on their own port.
const { E2E_PORT = '4273', E2E_URL, E2E_REPORT, CHROME_PATH = findInstalled() } = process.env;
// npm run test:hosts names a server of another kind, which runs already.
const address = E2E_URL ?? `http://localhost:${E2E_PORT}`;
const LONGEST_RUN_MS = 30 * 60_000;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  globalTimeout: LONGEST_RUN_MS,
  reporter: E2E_REPORT ? [['list'], ['json', { outputFile: E2E_REPORT }]] : 'list',
  use: {
    baseURL: address,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions: { executablePath: CHROME_PATH, args: chromiumArgs() },
  },
  projects: [{ name: 'chromium', use: { viewport: { width: 1440, height: 900 } } }],
  webServer: E2E_URL
    ? undefined
    : {
        command: `"${process.execPath}" scripts/serve.ts`,
        url: address,
        // Without .env: no test may reach a real provider.
        env: { PORT: E2E_PORT, ENV_FILE: '', AI_BASE_URL: '', AI_API_KEY: '' },
        reuseExistingServer: false,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
        stdout: 'ignore',
        stderr: 'pipe',
      },
});

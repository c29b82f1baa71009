// npm run screenshots: a picture of every page at three widths, into screenshots/.
// npm run screenshots -- --page /sport-city takes those of one page.
import { existsSync, readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { isIn, pathOfPage } from '../src/content/paths.ts';
import type { Site } from '../src/content/types.ts';
import { listen } from '../src/server/listen.ts';
import { readArguments } from './project/arguments.ts';
import { chromiumArgs, findChromium } from './project/chromium.ts';
import { CommandError, command } from './project/command-error.ts';
import { DIST, openApp } from './serve.ts';
import { run } from './setup.mjs';

const FOLDER = 'screenshots';
const WIDTHS = [360, 768, 1440];
const HEIGHT = 900;

export interface SitePage {
  id: string;
  path: string;
}

/** Every page in every language that has it. */
function sitePages({ locales, pages }: Site): SitePage[] {
  const [first] = locales;
  return locales.flatMap((locale) =>
    pages
      .filter((page) => isIn(locale.id, page))
      .map((page) => ({
        id: locale === first ? page.id : `${locale.id}-${page.id}`,
        path: pathOfPage(locale, page),
      })),
  );
}

/** The pages that the arguments ask for; throws a CommandError for a page or an option there is not. */
export function choosePages(args: string[], pages: SitePage[]): SitePage[] {
  const path = readPage(args);
  const chosen = pages.filter((page) => path === undefined || page.path === path);
  if (chosen.length > 0) return chosen;
  const paths = pages.map((page) => page.path).join(' ');
  throw new CommandError(`La pagina «${path}» non esiste. Le pagine sono: ${paths}`, 2);
}

function readPage(args: string[]): string | undefined {
  return readArguments(args, { page: { type: 'string' } }).values.page;
}

async function takeAll(args: string[]): Promise<void> {
  const site: Site = JSON.parse(readFileSync('content/site.json', 'utf8'));
  const pages = choosePages(args, sitePages(site));
  if (!existsSync(DIST) && (await run(process.execPath, ['scripts/build.ts'])) !== 0) {
    throw new CommandError('Il sito non è stato costruito: correggete gli errori qui sopra.');
  }
  const { port, close } = await listen(openApp(DIST), 0);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() });
  const address = `http://localhost:${port}`;
  await Promise.all(WIDTHS.map((width) => takeWidth(browser, address, width, pages)));
  await browser.close();
  await close();
}

async function takeWidth(
  browser: Browser,
  address: string,
  width: number,
  pages: SitePage[],
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    baseURL: address,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  await context.route(
    (url) => !url.href.startsWith(address),
    (route) => route.abort(),
  );
  const page = await context.newPage();
  for (const { id, path } of pages) {
    await page.goto(path);
    await loadWholePage(page);
    const file = `${FOLDER}/${id}-${width}.png`;
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
    console.log(file);
  }
}

/**
 * Asks for every picture, also for those that a carousel holds out of view and whose `decode` would
 * else wait for ever; scrolls to the end and back, then waits for pictures and fonts.
 */
async function loadWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await nextFrame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    await nextFrame();
  });
}

if (import.meta.main)
  await command(
    () => takeAll(process.argv.slice(2)),
    'Uso: npm run screenshots -- [--page /indirizzo]',
  );

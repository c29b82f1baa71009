import { existsSync, readdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { listen } from '../../src/server/listen.ts';
import { readArguments } from '../project/arguments.ts';
import { chromiumArgs, findChromium } from '../project/chromium.ts';
import { CommandError, command } from '../project/command-error.ts';
import { DIST } from '../project/places.ts';
import { openApp } from '../serve/serve.ts';

const USAGE = 'Uso: npm run screenshots -- [--page /indirizzo]';
const VIEWPORTS = [360, 768, 1440].map((width) => ({ width, height: 900 }));

async function main(): Promise<void> {
  const { page: wanted } = readArguments(process.argv.slice(2), {
    page: { type: 'string' },
  }).values;
  if (!existsSync(DIST)) throw new CommandError('Prima costruite il sito: npm run build');
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const all = files.filter((file) => /(^|\/)index\.html$/.test(file));
  const paths = all.map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  const chosen = paths.filter((path) => wanted === undefined || path === wanted);
  if (chosen.length === 0)
    throw new CommandError(
      `La pagina «${wanted}» non esiste. Le pagine sono: ${paths.join(' ')}`,
      2,
    );
  const { port, close } = await listen(openApp(DIST), 0);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() });
  for (const viewport of VIEWPORTS) {
    const page = await browser.newPage({ viewport, locale: 'it-IT', reducedMotion: 'reduce' });
    for (const path of chosen) {
      await page.goto(`http://localhost:${port}${path}`);
      await page.evaluate(async () => {
        // Also those out of view in a carousel, whose `decode` would wait for ever.
        for (const image of document.images) image.loading = 'eager';
        await Promise.allSettled([...document.images].map((image) => image.decode()));
        await document.fonts.ready;
      });
      const file = `screenshots/${path.slice(1).replaceAll('/', '-') || 'home'}-${viewport.width}.png`;
      await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
      console.log(file);
    }
  }
  await browser.close();
  await close();
}

export const screenshotsCommand = (): Promise<void> => command(main, USAGE);

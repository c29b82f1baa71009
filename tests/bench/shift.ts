import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import type { Measure } from '../../scripts/bench.ts';
import { chromiumArgs, findInstalled } from '../../scripts/project/chromium.ts';
import { CommandError } from '../../scripts/project/command-error.ts';
import { at, DIST } from '../../scripts/project/places.ts';
import { createApp } from '../../src/server/app.ts';
import { listen } from '../../src/server/listen.ts';
import { MOST_SHIFT, shiftOf } from '../layout-shift.ts';

const PATHS = ['/', '/sport-city', '/preventivo'];
const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;
const WORK = at('.cache/bench/shift');

/**
 * How far the pages of the built site move when our letters arrive, on a slow phone.
 * @param folder each folder in it holds the fonts of one machine; without it, this machine's are drawn
 * @throws CommandError when there is no site or no such folder
 */
export async function benchShift(folder?: string): Promise<Measure> {
  if (!existsSync(join(DIST, 'index.html')))
    throw new CommandError('Prima costruite il sito: npm run build');
  const server = await listen(createApp({ root: DIST }), 0);
  try {
    const shifts: number[] = [];
    for (const [name, env] of machines(folder)) {
      const browser = await chromium.launch({
        executablePath: process.env.CHROME_PATH ?? findInstalled() ?? chromium.executablePath(),
        args: chromiumArgs(),
        env,
      });
      shifts.push(...(await shiftsOf(browser, name, `http://localhost:${server.port}`)));
      await browser.close();
    }
    const worst = Math.max(...shifts);
    return {
      line: `${shifts.length} pages with late fonts: the worst moves by ${worst.toFixed(4)}`,
      enough: worst < MOST_SHIFT,
    };
  } finally {
    await server.close();
  }
}

async function shiftsOf(browser: Browser, name: string, address: string): Promise<number[]> {
  const shifts: number[] = [];
  for (const path of PATHS)
    for (const [width, height] of SIZES) {
      const page = await browser.newPage({ viewport: { width, height } });
      const shift = await shiftOf(page, address + path);
      console.log(`${name}: ${path} at ${width} px ${shift.toFixed(4)}`);
      shifts.push(shift);
      await page.close();
    }
  return shifts;
}

/** A browser's environment for each machine. */
function machines(folder?: string): [string, Record<string, string | undefined>][] {
  if (folder === undefined) return [['this machine', process.env]];
  if (!existsSync(folder)) throw new CommandError(`La cartella «${folder}» non c’è.`, 2);
  mkdirSync(WORK, { recursive: true });
  return readdirSync(folder).map((name) => {
    const file = join(WORK, `${name}.conf`);
    writeFileSync(file, fontconfig(resolve(folder, name), join(WORK, name)));
    return [name, { ...process.env, FONTCONFIG_FILE: file }];
  });
}

/** One that knows a folder alone: see fonts-conf(5). */
function fontconfig(folder: string, cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${cache}</cachedir></fontconfig>
`;
}

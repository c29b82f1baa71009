import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findForTests } from '../../../scripts/project/chromium.ts';
import type { Driver } from './driver.ts';

/** Starts Chromium; downloads go to the folder, under the names that the site gives. */
export async function startChromium(folder: string): Promise<Driver> {
  const { E2E_BROWSER: executablePath = findForTests() } = process.env;
  const browser = await chromium.launch({ executablePath, args: chromiumArgs() });
  const page = await browser.newPage({ serviceWorkers: 'allow' });
  page.on('download', (download) => download.saveAs(join(folder, download.suggestedFilename())));
  return {
    name: `Chromium ${browser.version()}`,
    navigate: async (address) => void (await page.goto(address)),
    evaluate: (expression) =>
      page.evaluate(expression).catch(async (error) => {
        // A new document has loaded meanwhile: evaluate in that one.
        if (!/context was destroyed/.test(String(error))) throw error;
        await page.waitForLoadState();
        return page.evaluate(expression);
      }),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    chooseFile: (selector, path) => page.setInputFiles(selector, path),
    go: async (to) => void (await (to === 'back' ? page.goBack() : page.goForward())),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}

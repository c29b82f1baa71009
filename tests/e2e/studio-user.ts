import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import words from '../../src/studio/words.json' with { type: 'json' };

/** A manager at the studio. */
export class StudioUser {
  readonly page: Page;
  readonly #content: string;

  constructor(page: Page, content: string) {
    this.page = page;
    this.#content = content;
  }

  read(file: string): string {
    return readFileSync(join(this.#content, file), 'utf8');
  }

  /** Goes to a place through the recent places of the search dialog. */
  async goTo(file: string, pointer: string): Promise<void> {
    const spots = JSON.stringify([{ view: 'file', file, pointer }]);
    await this.page.evaluate((kept) => window.localStorage.setItem('studio-recent', kept), spots);
    await this.page.keyboard.press('Control+k');
    await this.page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
    await this.page.locator('main h2').waitFor();
  }

  /** Presses the first button with this name. */
  async press(name: string | RegExp, within: Locator | Page = this.page): Promise<void> {
    await within
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('Control+s');
    await this.press(words.summary.confirm);
    await this.page.getByText(words.nothingToSave).waitFor();
    await this.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import words from '../../src/studio/words.json' with { type: 'json' };

/** A manager at the keyboard; each press, choice and typed text is a step. */
export class StudioUser {
  readonly page: Page;
  readonly content: string;
  steps = 0;

  constructor(page: Page, content: string) {
    this.page = page;
    this.content = content;
  }

  read(file: string): string {
    return readFileSync(join(this.content, file), 'utf8');
  }

  get verdict(): Locator {
    const errors = `^(${words.findings.noErrors}|\\d+ error[ei])`;
    return this.page.getByRole('banner').getByRole('button', { name: new RegExp(errors) });
  }

  /** Searches for a value, and waits until its field has the focus. */
  async seek(query: string): Promise<void> {
    // Otherwise the closing dialog would focus the last field, which is not the one sought.
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await this.keys('Control+k');
    await this.type(query);
    await this.page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await this.keys('Enter');
    await this.page.waitForFunction(() => {
      const [spot] = JSON.parse(window.localStorage.getItem('studio-recent') ?? '[]');
      const field = document.querySelector(`main [data-pointer="${CSS.escape(spot?.pointer)}"]`);
      return field?.querySelector(':is(input, select, textarea, .cm-content):focus');
    });
  }

  /** Waits until the check has read the last edit. */
  async settled(): Promise<void> {
    await this.page.locator('header [aria-busy="false"]').waitFor();
  }

  /** Goes to a place through the recent places of the search dialog. */
  async goTo(file: string, pointer = ''): Promise<void> {
    const spots = JSON.stringify([{ view: 'file', file, pointer }]);
    await this.page.evaluate((kept) => window.localStorage.setItem('studio-recent', kept), spots);
    await this.keys('Control+k');
    await this.press(this.page.getByRole('dialog').getByRole('listitem').getByRole('button'));
    await this.page.locator('main h2').waitFor();
  }

  async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
    this.steps += keys.length;
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.insertText(text);
    this.steps += 1;
  }

  /** Replaces the text in the field with the focus. */
  async write(text: string): Promise<void> {
    await this.keys('Control+a');
    await this.type(text);
  }

  /** Sets a day, a time or an option in the field with the focus. */
  async choose(value: string): Promise<void> {
    const field = this.page.locator('main :focus');
    const isList = (await field.evaluate(({ tagName }) => tagName)) === 'SELECT';
    await (isList ? field.selectOption(value) : field.fill(value));
    this.steps += 1;
  }

  async press(button: Locator): Promise<void> {
    await button.first().click();
    this.steps += 1;
  }

  button(name: string | RegExp, within: Locator | Page = this.page): Locator {
    return within.getByRole('button', { name, exact: typeof name === 'string' });
  }

  async view(name: string): Promise<void> {
    await this.press(this.button(new RegExp(`^${name}`), this.page.getByRole('navigation')));
  }

  async save(): Promise<void> {
    await this.keys('Control+s');
    await this.press(this.button(words.summary.confirm));
    await this.page.getByText(words.nothingToSave).waitFor();
    await this.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
}

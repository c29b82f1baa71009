// A studio on a copy of the made-up camp, which is a git repository with a remote, and its manager.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { openStudio } from '../../scripts/studio/open-studio.ts';
import words from '../../src/studio/words.json' with { type: 'json' };
import { CAMP, CAMP_PUBLIC } from '../camp.ts';

export interface CampStudio {
  /** With the token. */
  readonly url: string;
  /** A file of the content. */
  read(path: string): string;
  /** Replaces a part of a file of the content, as another program would. */
  replace(path: string, part: string, by: string): void;
  git(...args: string[]): string;
  close(): Promise<void>;
}

/** @param others texts of files that differ from the camp's */
export async function campStudio(
  others: Readonly<Record<string, string>> = {},
): Promise<CampStudio> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  const content = join(folder, 'content');
  const publicFolder = join(folder, 'public');
  cpSync(CAMP, content, { recursive: true });
  cpSync(CAMP_PUBLIC, publicFolder, { recursive: true });
  for (const [path, text] of Object.entries(others)) writeFileSync(join(content, path), text);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Anna Verdi');
  git('config', 'user.email', 'anna@example.org');
  git('add', 'content');
  git('commit', '--quiet', '--message=first');
  git('clone', '--quiet', '--bare', '.', 'remote.git');
  git('remote', 'add', 'origin', join(folder, 'remote.git'));
  const drafts = join(folder, 'drafts.json');
  const studio = await openStudio({ content, port: 0, drafts, publicFolder });
  const read = (path: string) => readFileSync(join(content, path), 'utf8');
  return {
    url: studio.url,
    read,
    replace: (path, part, by) =>
      writeFileSync(
        join(content, path),
        read(path).replace(part, () => by),
      ),
    git,
    close: async () => {
      await studio.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A manager at the studio. */
export class StudioUser {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes to a view of the list on the left. */
  async view(name: string | RegExp): Promise<void> {
    const list = this.page.getByRole('navigation');
    await list.getByRole('button', { name }).first().click();
  }

  /** Goes to a field through the recent places of the search dialog. */
  async goTo(file: string, pointer: string): Promise<Locator> {
    const spots = JSON.stringify([{ view: 'file', file, pointer }]);
    await this.page.evaluate((kept) => window.localStorage.setItem('studio-recent', kept), spots);
    await this.page.keyboard.press('Control+k');
    await this.page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
    await this.page.locator('main h2').first().waitFor();
    return this.page.locator(`main [data-pointer="${pointer}"]`).first();
  }

  /** The field of a value, or what is in its folded item. */
  field(pointer: string): Locator {
    const all = `main [data-pointer="${pointer}"]`;
    return this.page.locator(`${all}:not(:has(> details)), ${all} > details`).first();
  }

  /** By its place: an answer of the server may take the focus away. */
  control(pointer: string): Locator {
    return this.field(pointer).locator(':is(input, select):not([role="toolbar"] *)').first();
  }

  /** Presses the first button with this name. */
  async press(name: string | RegExp, within: Locator | Page = this.page): Promise<void> {
    await within
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  }

  /** Presses a button twice, quicker than a double click: both before the studio answers. */
  async pressTwice(button: Locator): Promise<void> {
    await expect(button).toBeEnabled();
    await button.evaluate((element: HTMLElement) => [element.click(), element.click()]);
  }

  /** Without the page beside the form an edit takes half of the time. */
  hidePage(): Promise<void> {
    return this.press(words.page.hide);
  }

  /** The studio’s message about what has been done. */
  async said(sentence: string): Promise<void> {
    await expect(this.page.getByRole('status').getByText(sentence)).toBeVisible();
  }

  /** Waits until the check has read the last edit. */
  async settled(): Promise<void> {
    await this.page.locator('header [aria-busy="false"]').waitFor();
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('Control+s');
    await this.press(words.summary.confirm);
    await this.page.getByText(words.nothingToSave).waitFor();
    await this.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
}

// Changes of the guide, made in the studio by keyboard and mouse on a copy of the made-up camp: each
// must end on the disk, and none needs to see a file. studio-fields.spec.ts sets each kind of field.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, test } from 'playwright/test';
import { openStudio } from '../../scripts/studio/start.ts';
import words from '../../src/studio/words.json' with { type: 'json' };
import { CAMP, CAMP_PUBLIC } from '../camp.ts';
import { StudioUser } from './studio-user.ts';

/** What the tasks have in common. */
class Manager extends StudioUser {
  /** Searches for a value, and waits until its field has the focus. */
  async seek(query: string): Promise<void> {
    // Otherwise the closing dialog would focus the last field, which is not the one sought.
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await this.page.keyboard.press('Control+k');
    await this.page.keyboard.insertText(query);
    await this.page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await this.page.keyboard.press('Enter');
    await this.page.waitForFunction(() => {
      const [spot] = JSON.parse(window.localStorage.getItem('studio-recent') ?? '[]');
      const field = document.querySelector(`main [data-pointer="${CSS.escape(spot?.pointer)}"]`);
      return field?.querySelector(':is(input, select, textarea, .cm-content):focus');
    });
  }

  /** Replaces what is in the field with the focus. */
  async write(text: string): Promise<void> {
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.insertText(text);
  }

  /** By its place: an answer of the server may take the focus away. */
  control(pointer: string): Locator {
    return this.page.locator(`main [data-pointer="${pointer}"] :is(input, select)`).first();
  }

  async view(name: string): Promise<void> {
    const list = this.page.getByRole('navigation');
    await list.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  }

  /** Presses the remedy at the field. */
  remedy(): Promise<void> {
    return this.press(/^Scrivete /, this.page.locator('main'));
  }

  /** Waits until the check has read the last edit. */
  async settled(): Promise<void> {
    await this.page.locator('header [aria-busy="false"]').waitFor();
  }

  async rereadAll(): Promise<void> {
    await this.view(words.views.findings);
    await this.page.locator('#findings-title').waitFor();
    await this.settled();
    const all = this.page.getByRole('button', { name: words.findings.readAll, exact: true });
    if ((await all.count()) > 0) await all.click();
  }

  async decide(fact: string | RegExp, choice: string): Promise<void> {
    await this.view(words.views.decisions);
    await this.press(choice, this.page.getByRole('article', { name: fact }));
    await this.press(words.decisions.decide, this.page.getByRole('dialog'));
    await this.page.getByRole('status').getByText(words.decisions.done).waitFor();
  }

  /** Adds a skeleton, then writes each missing text in it. */
  async add(kind: string, name: string): Promise<void> {
    await this.view(words.views.add);
    await this.page.locator('select[name="$what"]').selectOption(kind);
    await this.page.getByLabel(words.adding.name).fill(name);
    await this.press(words.adding.look);
    await this.press(words.adding.confirm, this.page.getByRole('dialog'));
    const missing = this.page.locator('main li, main article').filter({ hasText: 'da scrivere' });
    await this.page.locator('#file-title').waitFor();
    await this.view(words.views.findings);
    await this.page.locator('#findings-title').waitFor();
    await this.settled();
    while ((await missing.count()) > 0) {
      await this.press(words.findings.go, missing.first());
      await this.page.locator('main :focus').waitFor();
      await this.write(`${name} si racconta qui`);
      await this.view(words.views.findings);
      await this.page.locator('#findings-title').waitFor();
      await this.settled();
    }
  }
}

interface Task {
  readonly title: string;
  readonly do: (hand: Manager) => Promise<unknown>;
  /** What a file must hold after the save. */
  readonly holds: readonly (readonly [file: string, text: RegExp])[];
}

const TASKS: readonly Task[] = [
  {
    title: 'the extension is confirmed',
    do: (hand) => hand.decide('Stagione › Ultimo giorno', words.decisions.asPage),
    holds: [['facts/season.json', /"end": "2031-09-19"/]],
  },
  {
    title: 'an agreement that is right for one venue',
    do: (hand) =>
      hand.decide(
        /Settimana intera in convenzione/,
        words.decisions.here.replace('{page}', 'Parco Tigli'),
      ),
    holds: [
      ['facts/venues.json', /"week": 127/],
      ['questions.json', /^(?![\s\S]*"agreement-week")/],
    ],
  },
  {
    title: 'a venue opens',
    do: async (hand) => {
      await hand.seek('colle alto stato');
      await hand.control('/colleAlto/status').selectOption('open');
      await hand.seek('colle alto in elenco');
      await hand.control('/colleAlto/listed').press('Space');
    },
    holds: [['facts/venues.json', /"colleAlto": \{[^}]*"status": "open"[^}]*"listed": true/s]],
  },
  {
    title: 'an activity with its page',
    do: (hand) => hand.add('activity', 'Orto'),
    holds: [['texts/it/orto.json', /Orto/]],
  },
  {
    title: 'an open day on a Saturday',
    do: async (hand) => {
      await hand.seek('giorno appuntamento 25 maggio');
      await hand.control('/events/first/date').fill('2031-05-24');
      await hand.remedy();
      await hand.seek('prenotazioni entro 21 maggio');
      await hand.control('/events/first/bookBy').fill('2031-05-20');
      await hand.remedy();
    },
    holds: [['facts/open-days.json', /"2031-05-24",\s+"weekday": "saturday"/]],
  },
  {
    title: 'a phone is confirmed',
    do: async (hand) => {
      await hand.seek('segreteria telefono');
      await hand.control('/secretariat/phone').fill('+39 06 0000 0012');
      await hand.view(words.views.confirm);
      const mark = hand.page.getByRole('article').filter({ hasText: 'Contatti › Segreteria' });
      await hand.press(words.findings.confirm, mark);
    },
    holds: [['facts/contacts.json', /"fields": \["whatsapp", "email"\]/]],
  },
  {
    title: 'closing half an hour earlier',
    do: async (hand) => {
      await hand.view(words.views.home);
      await hand.press('Un nuovo orario di chiusura');
      await hand.control('/camp/to').fill('17:00');
      await hand.press(words.linked.all);
      await hand.settled();
      // What was not at the same time moves along one by one.
      const along = new RegExp(words.linked.along.replace('{time}', '16:45'));
      const others = hand.page.getByRole('button', { name: along });
      await others.first().waitFor();
      while ((await others.count()) > 0) {
        await hand.press(along);
        await hand.settled();
      }
      await hand.rereadAll();
    },
    holds: [
      ['facts/hours.json', /"exit": \{ "from": "16:45", "to": "17:00" \}/],
      ['facts/hours.json', /"extraTime": \{ "from": "17:00"/],
      ['facts/programme.json', /"snack": \{ "from": "16:45", "to": "17:00"/],
    ],
  },
  {
    title: 'a page is taken off the site',
    do: async (hand) => {
      await hand.view(words.views.home);
      await hand.page.getByLabel(words.home.choosePage).selectOption({ label: 'Spettacoli' });
      await hand.press(words.pageOff.hide);
    },
    holds: [['site.json', /"id": "shows"[^}]*"off": true/]],
  },
  {
    title: 'another season',
    do: async (hand) => {
      await hand.view(words.views.season);
      await hand.page.getByLabel(words.season.year).fill('2032');
      await hand.page.keyboard.press('Tab');
      await hand.page.keyboard.press('Enter');
      await hand.press('Passate alla stagione 2032');
      await hand.page.getByRole('status').getByText(words.season.done).waitFor();
      await hand.rereadAll();
    },
    holds: [['facts/season.json', /"year": 2032/]],
  },
];

test('makes changes of every kind without a file in sight', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-tasks-'));
  const content = join(folder, 'content');
  const publicFolder = join(folder, 'public');
  cpSync(CAMP, content, { recursive: true });
  cpSync(CAMP_PUBLIC, publicFolder, { recursive: true });
  const drafts = join(folder, 'drafts.json');
  const studio = await openStudio({ content, port: 0, drafts, publicFolder });
  const hand = new Manager(page, content);
  try {
    // On a busy machine a decision takes half a minute.
    page.setDefaultTimeout(60_000);
    await page.goto(studio.url);
    // The preview would take half of the time; studio.spec.ts tests it.
    await hand.press(words.page.hide);
    for (const task of TASKS)
      await test.step(task.title, async () => {
        await task.do(hand);
        await hand.save();
        for (const [file, text] of task.holds) expect.soft(hand.read(file), file).toMatch(text);
      });
  } finally {
    await studio.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

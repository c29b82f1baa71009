// The forms of the manager's tasks, by keyboard and mouse on a copy of the made-up camp: each must
// end on the disk, and none needs to see a file. The tests of the studio's handlers hold what a
// decision, an addition or a season changes; studio-fields.spec.ts sets each kind of field.
import { expect, test } from 'playwright/test';
import { counted } from '../../src/studio/page/words.ts';
import words from '../../src/studio/words.json' with { type: 'json' };
import { type CampStudio, campStudio, StudioUser } from './studio-user.ts';

const { views, findings, linked } = words;

/** What the tasks have in common. */
class Manager extends StudioUser {
  /** Waits for the list of findings after the last edit. */
  async findings(): Promise<void> {
    await this.view(new RegExp(`^${views.findings}`));
    await this.page.locator('#findings-title').waitFor();
    await this.settled();
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
    title: 'a partner leaves the list of the camp and that of a page',
    do: async (hand) => {
      await hand.view('Convenzioni');
      await hand.press('Enti convenzionati');
      await hand.press(/^Togliete .*“Azienda ospedaliera”$/);
      await hand.settled();
      await hand.press(words.field.unlist);
      // The list of the camp, that of the page, and the question about both.
      await expect(hand.page.getByRole('banner')).toContainText(counted(words.toSave, 3));
      await hand.settled();
    },
    holds: [
      ['facts/agreements.json', /"bodies": \[\s+"bank"/],
      ['pages/parco-tigli.json', /"agreements.count": 8,\s+"agreements.bodies": \[\s+"bank"/],
      ['questions.json', /"value": 8\b/],
    ],
  },
  {
    title: 'an open question is decided',
    do: async (hand) => {
      await hand.view(new RegExp(`^${views.decisions}`));
      const question = hand.page.getByRole('article', { name: 'Stagione › Ultimo giorno' });
      const decide = hand.page.getByRole('dialog').getByRole('button', {
        name: words.decisions.decide,
      });
      await question.getByRole('button', { name: words.decisions.asPage }).focus();
      await hand.page.keyboard.down('Enter');
      await expect(decide).toBeFocused();
      // A key that is still held decides nothing.
      await hand.page.keyboard.down('Enter');
      await hand.page.keyboard.up('Enter');
      await hand.pressTwice(decide);
      await hand.said(words.decisions.done);
    },
    holds: [['facts/season.json', /"end": "2031-09-19"/]],
  },
  {
    title: 'an activity is added, with each missing text',
    do: async (hand) => {
      await hand.view(views.add);
      await hand.page.locator('select[name="$what"]').selectOption('activity');
      await hand.page.getByLabel(words.adding.name).fill('Orto');
      await hand.page.keyboard.press('Enter');
      // Words that are not typed here are left to write.
      await hand.press(words.adding.confirm);
      const missing = hand.page.locator('main li, main article').filter({ hasText: 'da scrivere' });
      await hand.said(words.adding.done);
      await hand.findings();
      while ((await missing.count()) > 0) {
        await hand.press(findings.go, missing.first());
        await hand.page.locator('main :focus').waitFor();
        await hand.page.keyboard.press('Control+a');
        await hand.page.keyboard.insertText('Orto si racconta qui');
        await hand.findings();
      }
    },
    holds: [['texts/it/orto.json', /Orto/]],
  },
  {
    title: 'an activity is added as it was shown, with the words in its boxes',
    do: async (hand) => {
      const name = hand.page.getByLabel(words.adding.name);
      const box = hand.page.locator('main input[name="text"]').first();
      const called = async (text: string) => {
        await name.fill(text);
        await name.press('Tab');
      };
      await hand.view(views.add);
      await hand.page.locator('select[name="$what"]').selectOption('activity');
      await called('Serra');
      // Tab leads to the next box, though it comes later than the button.
      await expect(box).toBeFocused();
      await box.fill('Le piante crescono');
      // A name that is taken: the boxes go, and come back with what was typed.
      await called('Relax');
      await box.waitFor({ state: 'hidden' });
      await called('Semenzaio');
      await expect(box).toHaveValue('Le piante crescono');
      await name.fill('Vivaio');
      await name.press('Enter');
      await expect(hand.page.locator('main')).toContainText('/vivaio');
      await hand.press(words.adding.confirm);
      await hand.said(words.adding.done);
    },
    holds: [['texts/it/home.json', /Le piante crescono/]],
  },
  {
    title: 'a testimonial is added once by a double press',
    do: async (hand) => {
      await hand.view(views.add);
      await hand.page.locator('select[name="$what"]').selectOption('testimonial');
      await hand.press(words.adding.look);
      await hand.pressTwice(
        hand.page.getByRole('button', { name: words.adding.confirm, exact: true }),
      );
      await hand.said(words.adding.done);
    },
    holds: [['facts/testimonials.json', /^(?=.*"testimonial\w*")(?!.*"testimonial\w*2")/s]],
  },
  {
    title: 'a date is corrected with its weekday, by the remedy at the field',
    do: async (hand) => {
      await hand.goTo('facts/open-days.json', '/events/first/date');
      await hand.control('/events/first/date').fill('2031-05-24');
      await hand.press(/^Scrivete /, hand.page.locator('main'));
    },
    holds: [['facts/open-days.json', /"2031-05-24",\s+"weekday": "saturday"/]],
  },
  {
    title: 'a value is confirmed, and by a double click no other',
    do: async (hand) => {
      await hand.view(new RegExp(`^${views.confirm}`));
      const mark = hand.page.getByRole('article').filter({ hasText: 'Contatti › Segreteria' });
      await mark.getByRole('button', { name: findings.confirm }).first().dblclick();
    },
    holds: [['facts/contacts.json', /"fields": \["whatsapp", "email"\]/]],
  },
  {
    title: 'all hours that follow from a new closing time',
    do: async (hand) => {
      await hand.view(views.home);
      await hand.press('Un nuovo orario di chiusura');
      await hand.control('/camp/to').fill('17:00');
      await hand.press(linked.all);
      await hand.settled();
      // What was not at the same time moves along one by one.
      await hand.page.getByText(/^Spostate di altrettanto/).click();
      const along = /: spostate a 16:45$/;
      const others = hand.page.getByRole('button', { name: along });
      await others.first().waitFor();
      while ((await others.count()) > 0) {
        await hand.press(along);
        await hand.settled();
      }
    },
    holds: [
      ['facts/hours.json', /"exit": \{ "from": "16:45", "to": "17:00" \}/],
      ['facts/hours.json', /"extraTime": \{ "from": "17:00"/],
    ],
  },
  {
    title: 'a person is added with role and sentence, and hidden',
    do: async (hand) => {
      await hand.view(views.home);
      await hand.press('Le persone che lavorano al campus');
      await hand.press('Aggiungete persona');
      await hand.page.getByLabel('Il nome, come si legge sulla pagina').fill('Lia Verdi');
      await hand.page.keyboard.press('Tab');
      await hand.page.getByRole('textbox', { name: /^Ruolo / }).fill('Bagnina');
      await hand.page
        .getByRole('textbox', { name: /^Frase / })
        .fill('Sta in piscina tutto il giorno.');
      await hand.press(words.adding.confirm);
      await hand.said(words.adding.whole);
      await hand.page.getByLabel('In elenco').uncheck();
    },
    holds: [
      ['facts/staff.json', /"liaVerdi": \{\s*"name": "Lia Verdi",\s*"listed": false/],
      ['texts/it/chi-siamo.json', /"role": "Bagnina",\s*"text": "Sta in piscina/],
    ],
  },
  {
    title: 'a state is confirmed with all its values, beside what it publishes',
    do: async (hand) => {
      await hand.view(new RegExp(`^${views.confirm}`));
      const mark = hand.page.getByRole('article', { name: /Quanti bambini/ });
      await hand.press(findings.confirm, mark);
      await mark.waitFor({ state: 'hidden' });
      await hand.page.keyboard.press('Control+s');
      await hand.page.getByRole('dialog').getByText('adesso si leggerà').waitFor();
      await hand.press(words.summary.back);
    },
    holds: [['facts/care.json', /"ratio": \{\s*"status": "confirmed",\s*"children": 8\s*\}/]],
  },
  {
    title: 'a page is taken off the site',
    do: async (hand) => {
      await hand.view(views.home);
      await hand.press('Scegliete la pagina');
      await hand.press('Spettacoli', hand.page.locator('main'));
      await hand.press(`${words.pageOff.hide}: Spettacoli`);
      await hand.press(words.pageOff.hide, hand.page.getByRole('dialog'));
      await hand.page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
    holds: [['site.json', /"id": "shows"[^}]*"off": true/]],
  },
  {
    title: 'another season begins, and all is read again',
    do: async (hand) => {
      await hand.view(views.season);
      await hand.page.getByLabel(words.season.year).fill('2032');
      await hand.page.keyboard.press('Tab');
      await hand.page.keyboard.press('Enter');
      await hand.press('Passate alla stagione 2032');
      await hand.said(words.season.done);
      await hand.findings();
      // The ticks of whole pages, then one button for all that is ticked.
      const ticks = await hand.page.locator('main legend input').all();
      for (const tick of ticks) await tick.check();
      if (ticks.length > 0) await hand.press(/spuntat[ae] /);
      await hand.page.locator('#reread-title').waitFor({ state: 'hidden' });
    },
    holds: [['facts/season.json', /"year": 2032/]],
  },
];

test.describe('a manager', () => {
  let studio: CampStudio;
  test.beforeAll(async () => {
    studio = await campStudio();
  });
  test.afterAll(() => studio.close());

  test('makes changes of every kind without a file in sight', async ({ page }) => {
    // On a busy machine a decision takes half a minute.
    page.setDefaultTimeout(60_000);
    await page.goto(studio.url);
    const hand = new Manager(page);
    await hand.hidePage();
    for (const task of TASKS)
      await test.step(task.title, async () => {
        await task.do(hand);
        await hand.save();
        for (const [file, text] of task.holds) expect.soft(studio.read(file), file).toMatch(text);
      });
  });
});

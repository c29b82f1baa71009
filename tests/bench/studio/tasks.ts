// npm run bench -- studio-tasks: the twenty-two changes of the guide, done in the studio by keyboard and
// pointer on one copy of the live content, one after the other. TASKS=5,7 does only those.
import type { Measure } from '../../../scripts/bench.ts';
import words from '../../../src/studio/words.json' with { type: 'json' };
import { type Hand, withStudio } from './hand.ts';

interface Task {
  readonly title: string;
  /** A file, and what must stand there once it is saved. */
  readonly holds: readonly (readonly [file: string, text: string | RegExp])[];
  readonly do: (hand: Hand) => Promise<void>;
}

const TASKS: readonly Task[] = [
  {
    title: '1 a week at 140',
    holds: [['facts/prices.json', '"week": 140']],
    do: async (hand) => {
      await hand.seek('sport city settimana intera');
      await hand.write('140');
    },
  },
  {
    title: '2 the extension is confirmed',
    holds: [['facts/season.json', '"end": "2025-09-12"']],
    do: (hand) => decide(hand, 'Stagione › Ultimo giorno', words.decisions.asPage),
  },
  {
    title: '3 closed from 11 to 17 August',
    holds: [['facts/season.json', '"to": "2025-08-17"']],
    do: async (hand) => {
      await decide(hand, /Chiusure .* Ultimo giorno/, words.decisions.asPage);
      await rereadAll(hand);
    },
  },
  {
    title: '4 TC Nascosa is open',
    holds: [['facts/venues.json', /"tcNascosa": \{[^}]*"status": "open"[^}]*"listed": true/s]],
    do: async (hand) => {
      await hand.seek('tc nascosa stato');
      await hand.choose('open');
      await hand.seek('tc nascosa in elenco');
      await hand.keys('Space');
    },
  },
  {
    title: '5 an activity with its page',
    holds: [['texts/it/orto.json', /Orto/]],
    do: (hand) => add(hand, 'activity', 'Orto'),
  },
  {
    title: '6 an open day on a Saturday',
    holds: [['facts/open-days.json', /"2025-05-17", "weekday": "saturday"/]],
    do: async (hand) => {
      await hand.seek('giorno appuntamento 18 maggio');
      await hand.choose('2025-05-17');
      await remedy(hand);
      await hand.seek('prenotazioni entro 14 maggio');
      await hand.choose('2025-05-13');
      await remedy(hand);
    },
  },
  {
    title: '7 words of a family',
    holds: [['facts/testimonials.json', /nuovi-?amici/i]],
    do: (hand) => add(hand, 'testimonial', 'Nuovi amici'),
  },
  {
    title: '8 siblings 12 %',
    holds: [['facts/discounts.json', /"siblings": \{[^}]*"percent": 12/s]],
    do: async (hand) => {
      await hand.seek('percentuale sconto fratelli');
      await hand.write('12');
    },
  },
  {
    title: '9 a chain of 5 %, at most 25 %',
    holds: [['facts/discounts.json', '{ "children": 5, "percent": 25 }']],
    do: async (hand) => {
      const rows = ['catena percentuale per ogni bambino', 'catena percentuale massima'];
      const values = ['5', '25'];
      for (const children of [5, 4, 3, 2]) {
        rows.push(`sconto del gruppo ${4 * children}%`);
        values.push(String(5 * children));
      }
      for (const [index, row] of rows.entries()) {
        await hand.seek(row);
        await hand.write(values[index] ?? '');
      }
    },
  },
  {
    title: '10 two bodies more',
    holds: [['facts/agreements.json', /"biblioteca": "[^D]/]],
    do: async (hand) => {
      await add(hand, 'body', 'Biblioteca');
      await add(hand, 'body', 'Museo');
    },
  },
  {
    title: '11 a phone is confirmed',
    holds: [['facts/contacts.json', '"fields": ["whatsapp", "email"]']],
    do: async (hand) => {
      await hand.seek('segreteria telefono');
      await hand.write('+39 06 0000 0012');
      await hand.view(words.views.confirm);
      const mark = hand.page.getByRole('article').filter({ hasText: 'Contatti › Segreteria' });
      const row = mark.getByRole('listitem').filter({ hasText: 'Telefono' });
      await hand.press(hand.button(words.findings.confirm, row.first()));
    },
  },
  {
    title: '12 a paragraph with typed numbers',
    holds: [['texts/it/privacy-policy.json', 'Passati i {{legal.retention.platformYears']],
    do: async (hand) => {
      await hand.seek('se nasce una contestazione');
      await hand.keys('Control+Home');
      await hand.type('Passati i 10 anni cancelliamo i dati della piattaforma. ');
      await remedy(hand);
    },
  },
  {
    title: '13 a section of the regulations',
    holds: [['texts/it/economic-regulations.json', '"rimborsi"']],
    do: (hand) => add(hand, 'section', 'Rimborsi'),
  },
  {
    title: '14 the deadline of the chain',
    holds: [['facts/discounts.json', '"2025-05-24"']],
    do: async (hand) => {
      await hand.seek('catena giorno della scadenza');
      await hand.choose('2025-05-24');
    },
  },
  {
    title: '15 the pool before football',
    holds: [['facts/programme.json', '"football": { "from": "11:15", "to": "12:00"']],
    do: async (hand) => {
      const hours = { 'pool) dalle': '09:45', 'pool) alle': '11:15' };
      const then = { 'football) dalle': '11:15', 'football) alle': '12:00' };
      for (const [end, hour] of Object.entries({ ...hours, ...then })) {
        await hand.seek(`programma della giornata fascia (${end}`);
        await hand.choose(hour);
      }
    },
  },
  {
    title: '16 a fourth slide',
    holds: [['texts/it/home.json', '"notte"']],
    do: (hand) => add(hand, 'slide', 'Notte'),
  },
  {
    title: '17 a price that was typed',
    holds: [['texts/it/iscrizioni.json', /quota d’iscrizione è di \{\{fees\.[^}]*\}\}/]],
    do: async (hand) => {
      await hand.seek('gli orari sono quelli di roma');
      await hand.keys('Control+End');
      await hand.type(' La quota d’iscrizione è di 10 €.');
      await remedy(hand);
    },
  },
  {
    title: '18 straight quotes and a comma',
    holds: [['texts/it/iscrizioni.json', '\\"così\\", sempre.']],
    do: async (hand) => {
      await hand.seek('gli orari sono quelli di roma');
      await hand.keys('Control+End');
      await hand.type(' Si dice "così", sempre.');
    },
  },
  {
    title: '19 how amounts are rounded',
    holds: [['questions.json', /^(?![\s\S]*"rounding")/]],
    do: (hand) => decide(hand, 'Sconti › Arrotondamento › Verso', words.decisions.keep),
  },
  {
    title: '20 the season 2026',
    holds: [['facts/season.json', '"year": 2026']],
    do: async (hand) => {
      await hand.view(words.views.season);
      await hand.page.getByLabel(words.season.year).fill('2026');
      await hand.keys('Tab', 'Enter');
      await hand.press(hand.button('Passate alla stagione 2026'));
      await rereadAll(hand);
    },
  },
  {
    title: '21 a page in the menu',
    holds: [['texts/it/vela.json', /Vela/]],
    do: (hand) => add(hand, 'page', 'Vela'),
  },
  {
    title: '22 a quote on a price not yet saved',
    holds: [['facts/prices.json', '"week": 141']],
    do: async (hand) => {
      await hand.seek('sport city settimana intera');
      await hand.write('141');
      await hand.view(words.views.quote);
      // Four weeks and the enrolment fee of ten.
      await hand.page.getByRole('main').getByText('Totale: 574 €').waitFor();
    },
  },
];

async function decide(hand: Hand, fact: string | RegExp, choice: string): Promise<void> {
  await hand.view(words.views.decisions);
  await hand.press(hand.button(choice, hand.page.getByRole('article', { name: fact })));
  await hand.press(hand.button(words.decisions.decide, hand.page.getByRole('dialog')));
}

/** What the check offers at the field. */
async function remedy(hand: Hand): Promise<void> {
  await hand.press(hand.page.locator('main').getByRole('button', { name: /^Scrivete / }));
}

async function rereadAll(hand: Hand): Promise<void> {
  await hand.view(words.views.findings);
  await hand.press(hand.button(words.findings.readAll));
}

/** A skeleton, and then words in the place of each text that is to be written. */
async function add(hand: Hand, kind: keyof typeof words.adding.kinds, name: string) {
  const { page } = hand;
  await hand.view(words.views.add);
  const { name: called } = words.adding.kinds[kind];
  await page.getByRole('radio', { name: new RegExp(`^${called}`) }).check();
  await page.getByLabel(words.adding.name).fill(name);
  hand.steps += 2;
  await hand.press(hand.button(words.adding.look));
  await hand.press(hand.button(words.adding.confirm, page.getByRole('dialog')));
  const waiting = page.locator('main li, main article').filter({ hasText: 'DA SCRIVERE' });
  await waiting.first().waitFor();
  for (let text = await waiting.count(); text > 0; text = await waiting.count()) {
    await hand.press(hand.button(words.findings.go, waiting.first()));
    await page.locator('main :focus').waitFor();
    await hand.write(`${name} si racconta qui`);
    await hand.view(words.views.findings);
    await page.locator('#findings-title, main h2').first().waitFor();
  }
}

export async function benchStudioTasks(): Promise<Measure> {
  const wanted = process.env.TASKS?.split(',');
  const tasks = TASKS.filter(({ title }) => wanted?.includes(title.split(' ')[0] ?? '') ?? true);
  return withStudio(async (hand) => {
    let missed = 0;
    hand.page.setDefaultTimeout(Number(process.env.PATIENCE ?? 15) * 1000);
    for (const task of tasks) {
      const said = await done(hand, task);
      if (said.startsWith('!')) missed += 1;
      console.log(`${task.title.padEnd(38)}${said}`);
    }
    return { line: `${tasks.length - missed} of ${tasks.length} tasks`, enough: missed === 0 };
  });
}

async function done(hand: Hand, task: Task): Promise<string> {
  hand.steps = 0;
  const start = performance.now();
  try {
    await task.do(hand);
    await hand.save();
  } catch (error) {
    await hand.page.reload();
    await hand.verdict.waitFor();
    return `! ${String(error).split('\n').slice(0, 3).join(' ')}`;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const lacks = task.holds.find(([file, text]) => !holds(hand.read(file), text));
  const verdict = await hand.verdict.textContent();
  const told = `${String(hand.steps).padStart(3)} steps ${seconds.padStart(6)} s · ${verdict}`;
  return lacks ? `! ${told} · not in ${lacks[0]}: ${lacks[1]}` : told;
}

function holds(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
}

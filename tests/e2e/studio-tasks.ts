// The twenty-two changes of the guide and eight more, done in the studio by keyboard and mouse.
import words from '../../src/studio/words.json' with { type: 'json' };
import type { StudioUser } from './studio-user.ts';

interface Task {
  readonly title: string;
  /** Files, and the text that each must hold after the save. */
  readonly holds: readonly (readonly [file: string, text: string | RegExp])[];
  readonly do: (hand: StudioUser) => Promise<void>;
}

/** The values that differ between contents. */
export interface Setting {
  readonly venue: string;
  readonly end: string;
  readonly closedTo: string;
  readonly hidden: readonly [name: string, id: string];
  readonly openDay: readonly [said: string, day: string, bookSaid: string, bookBy: string];
  readonly siblings: number;
  /** The current chain discount for each child, in percent. */
  readonly chain: number;
  readonly retention: readonly [sentence: string, years: number];
  readonly deadline: string;
  readonly pool: readonly [from: string, to: string, footballTo: string];
  readonly fee: string;
  readonly nextYear: string;
  readonly prices: readonly [first: number, second: number, total: number];
  /** The closing time, and the start of the last quarter of an hour. */
  readonly closing: readonly [to: string, last: string];
  readonly shows: string;
  readonly here: readonly [page: string, value: number];
}

export const tasksOf = (at: Setting): readonly Task[] => [
  {
    title: '1 a week at 140',
    holds: [['facts/prices.json', `"week": ${at.prices[0]}`]],
    do: async (hand) => {
      await hand.seek(`tariffe ${at.venue} settimana intera`);
      await hand.write(String(at.prices[0]));
    },
  },
  {
    title: '2 the extension is confirmed',
    holds: [['facts/season.json', `"end": "${at.end}"`]],
    do: (hand) => decide(hand, 'Stagione › Ultimo giorno', words.decisions.asPage),
  },
  {
    title: '3 closed from 11 to 17 August',
    holds: [['facts/season.json', `"to": "${at.closedTo}"`]],
    do: async (hand) => {
      await decide(hand, /Chiusure .* Ultimo giorno/, words.decisions.asPage);
      await rereadAll(hand);
    },
  },
  {
    title: '4 a venue opens',
    holds: [
      [
        'facts/venues.json',
        new RegExp(`"${at.hidden[1]}": \\{[^}]*"status": "open"[^}]*"listed": true`, 's'),
      ],
    ],
    do: async (hand) => {
      await hand.seek(`${at.hidden[0]} stato`);
      await hand.choose('open');
      await hand.seek(`${at.hidden[0]} in elenco`);
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
    holds: [['facts/open-days.json', new RegExp(`"${at.openDay[1]}",\\s+"weekday": "saturday"`)]],
    do: async (hand) => {
      await hand.seek(`giorno appuntamento ${at.openDay[0]}`);
      await hand.choose(at.openDay[1]);
      await remedy(hand);
      await hand.seek(`prenotazioni entro ${at.openDay[2]}`);
      await hand.choose(at.openDay[3]);
      await remedy(hand);
    },
  },
  {
    title: '7 a testimonial from a family',
    holds: [['facts/testimonials.json', /nuovi-?amici/i]],
    do: (hand) => add(hand, 'testimonial', 'Nuovi amici'),
  },
  {
    title: '8 another discount for siblings',
    holds: [['facts/discounts.json', `"siblings": { "percent": ${at.siblings},`]],
    do: async (hand) => {
      await hand.seek('percentuale sconto fratelli');
      await hand.write(String(at.siblings));
    },
  },
  {
    title: '9 a chain discount of 5 % per child, at most 25 %',
    holds: [['facts/discounts.json', '{ "children": 5, "percent": 25 }']],
    do: async (hand) => {
      const rows = ['catena percentuale per ogni bambino', 'catena percentuale massima'];
      const values = ['5', '25'];
      for (const children of [5, 4, 3, 2]) {
        rows.push(`sconto del gruppo ${at.chain * children}%`);
        values.push(String(5 * children));
      }
      for (const [index, row] of rows.entries()) {
        await hand.seek(row);
        await hand.write(values[index] ?? '');
      }
    },
  },
  {
    title: '10 two more partner organisations',
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
      await hand.seek(at.retention[0]);
      await hand.keys('Control+Home');
      await hand.type(`Passati i ${at.retention[1]} anni cancelliamo i dati della piattaforma. `);
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
    holds: [['facts/discounts.json', `"${at.deadline}"`]],
    do: async (hand) => {
      await hand.seek('catena giorno della scadenza');
      await hand.choose(at.deadline);
    },
  },
  {
    title: '15 the pool before football',
    holds: [
      ['facts/programme.json', `"football": { "from": "${at.pool[1]}", "to": "${at.pool[2]}"`],
    ],
    do: async (hand) => {
      const hours = { 'piscina” dalle': at.pool[0], 'piscina” alle': at.pool[1] };
      const then = { 'calcio” dalle': at.pool[1], 'calcio” alle': at.pool[2] };
      for (const [end, hour] of Object.entries({ ...hours, ...then })) {
        await hand.seek(`programma della giornata fascia ${end}`);
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
      await hand.type(` La quota d’iscrizione è di ${at.fee}.`);
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
    title: '20 another season',
    holds: [['facts/season.json', `"year": ${at.nextYear}`]],
    do: async (hand) => {
      await hand.view(words.views.season);
      await hand.page.getByLabel(words.season.year).fill(at.nextYear);
      await hand.keys('Tab', 'Enter');
      await hand.press(hand.button(`Passate alla stagione ${at.nextYear}`));
      await hand.page.getByRole('status').getByText(words.season.done).waitFor();
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
    holds: [['facts/prices.json', `"week": ${at.prices[1]}`]],
    do: async (hand) => {
      await hand.seek(`tariffe ${at.venue} settimana intera`);
      await hand.write(String(at.prices[1]));
      await hand.view(words.views.quote);
      // Four weeks and the enrolment fee.
      const total = `Totale: ${at.prices[2]} €`;
      await hand.page.getByRole('main').getByText(total).first().waitFor();
    },
  },
  {
    title: '23 closing half an hour earlier',
    holds: [
      ['facts/hours.json', `"camp": { "from": "0`],
      [
        'facts/hours.json',
        new RegExp(`"exit": \\{ "from": "${at.closing[1]}", "to": "${at.closing[0]}" \\}`),
      ],
      ['facts/hours.json', new RegExp(`"extraTime": \\{ "from": "${at.closing[0]}"`)],
      [
        'facts/programme.json',
        new RegExp(`"snack": \\{ "from": "${at.closing[1]}", "to": "${at.closing[0]}"`),
      ],
    ],
    do: async (hand) => {
      const [to, last] = at.closing;
      await tile(hand, 'Un nuovo orario di chiusura');
      await fillAt(hand, '/camp/to', to);
      await hand.press(hand.button(words.linked.all));
      await hand.settled();
      await hand.button(words.linked.all).waitFor({ state: 'detached' });
      for (const end of ['/exit/from', '/slots/snack/from', '/slots/event/to'])
        await fillAt(hand, end, last);
      await hand.settled();
      await rereadAll(hand);
    },
  },
  {
    title: '24 a page is taken off the site',
    holds: [['site.json', /"id": "shows"[^}]*"off": true/]],
    do: async (hand) => {
      await hand.view(words.views.home);
      await hand.page.getByLabel(words.home.choosePage).selectOption({ label: at.shows });
      hand.steps += 1;
      await hand.press(hand.button(words.pageOff.hide));
    },
  },
  {
    title: '25 two testimonials change places',
    holds: [['facts/testimonials.json', /"pool"[\s\S]*"firstTime"/]],
    do: async (hand) => {
      await tile(hand, 'Che cosa dicono le famiglie');
      await hand.press(hand.button(/^Spostate in giù/));
    },
  },
  {
    title: '26 right for one venue alone',
    holds: [
      ['facts/venues.json', `"week": ${at.here[1]}`],
      ['questions.json', /^(?![\s\S]*"agreement-week")/],
    ],
    do: (hand) =>
      decide(
        hand,
        /Settimana intera in convenzione/,
        words.decisions.here.replace('{page}', at.here[0]),
      ),
  },
  {
    title: '27 extended exit at 7 € a day and 21 € a week',
    holds: [['facts/fees.json', /"extendedExitDay": 7,\s+"extendedExitWeek": 21/]],
    do: async (hand) => {
      await tile(hand, 'Quota e supplementi');
      await fillAt(hand, '/extendedExitDay', '7');
      await fillAt(hand, '/extendedExitWeek', '21');
    },
  },
  {
    title: '28 a notice for some days',
    holds: [['notices.json', /"it": "Lunedì la piscina è chiusa\."[\s\S]*"until": "\d{4}-07-07"/]],
    do: async (hand) => {
      await tile(hand, 'Una frase in cima alle pagine, per qualche giorno');
      await hand.press(hand.button('Aggiungete avviso'));
      await hand.page.locator('main .cm-content:focus').waitFor();
      await hand.type('Lunedì la piscina è chiusa.');
      await hand.page.getByLabel('Da quando').fill(`${at.nextYear}-07-03`);
      await hand.page.getByLabel('Fino a quando').fill(`${at.nextYear}-07-07`);
      hand.steps += 3;
    },
  },
  {
    title: '29 another name of the camp',
    holds: [['facts/camp.json', '"name": "Campo Nuovo"']],
    do: async (hand) => {
      await hand.seek('nome del campus');
      await hand.write('Campo Nuovo');
    },
  },
  {
    title: '30 another number for WhatsApp',
    holds: [['facts/contacts.json', '"whatsapp": "+39 06 0000 0021"']],
    do: async (hand) => {
      await tile(hand, 'I contatti');
      await hand.seek('segreteria whatsapp');
      await hand.write('+39 06 0000 0021');
    },
  },
];

/** Opens a shortcut of the home view. */
async function tile(hand: StudioUser, name: string): Promise<void> {
  await hand.view(words.views.home);
  await hand.press(hand.button(name));
}

async function fillAt(hand: StudioUser, pointer: string, text: string): Promise<void> {
  await hand.page.locator(`main [data-pointer="${pointer}"] input`).first().fill(text);
  hand.steps += 1;
}

async function decide(hand: StudioUser, fact: string | RegExp, choice: string): Promise<void> {
  await hand.view(words.views.decisions);
  await hand.press(hand.button(choice, hand.page.getByRole('article', { name: fact })));
  await hand.press(hand.button(words.decisions.decide, hand.page.getByRole('dialog')));
  await hand.page.getByRole('status').getByText(words.decisions.done).waitFor();
}

/** Presses the remedy at the field. */
async function remedy(hand: StudioUser): Promise<void> {
  await hand.press(hand.page.locator('main').getByRole('button', { name: /^Scrivete / }));
}

async function rereadAll(hand: StudioUser): Promise<void> {
  await hand.view(words.views.findings);
  const all = hand.button(words.findings.readAll);
  await hand.page.locator('#findings-title').waitFor();
  await hand.settled();
  if ((await all.count()) > 0) await hand.press(all);
}

/** Adds a skeleton, then writes each missing text in it. */
async function add(hand: StudioUser, kind: string, name: string) {
  const { page } = hand;
  await hand.view(words.views.add);
  await page.locator('select[name="$what"]').selectOption(kind);
  await page.getByLabel(words.adding.name).fill(name);
  hand.steps += 2;
  await hand.press(hand.button(words.adding.look));
  await hand.press(hand.button(words.adding.confirm, page.getByRole('dialog')));
  const waiting = page.locator('main li, main article').filter({ hasText: 'ancora da scrivere' });
  await page.locator('#findings-title').waitFor();
  await hand.settled();
  for (let text = await waiting.count(); text > 0; text = await waiting.count()) {
    await hand.press(hand.button(words.findings.go, waiting.first()));
    await page.locator('main :focus').waitFor();
    await hand.write(`${name} si racconta qui`);
    await hand.view(words.views.findings);
    await page.locator('#findings-title').waitFor();
    await hand.settled();
  }
}

/** @returns a line for each task that failed */
export async function allDone(
  hand: StudioUser,
  tasks: readonly Task[],
  tell: (line: string) => void,
): Promise<string[]> {
  const missed: string[] = [];
  for (const task of tasks) {
    const line = `${task.title.padEnd(38)}${await done(hand, task)}`;
    if (line.includes('! ')) missed.push(line);
    tell(line);
  }
  return missed;
}

async function done(hand: StudioUser, task: Task): Promise<string> {
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
  await hand.settled();
  const verdict = await hand.verdict.textContent();
  const wrong = verdict?.includes('errore') && !verdict.startsWith('Nessun');
  const why = wrong ? ` · ${await firstError(hand)}` : '';
  const told = `${String(hand.steps).padStart(3)} steps ${seconds.padStart(6)} s · ${verdict}${why}`;
  return lacks ? `! ${told} · not in ${lacks[0]}: ${lacks[1]}` : told;
}

async function firstError(hand: StudioUser): Promise<string> {
  await hand.verdict.click();
  const note = hand.page.locator('main li').first();
  return (await note.textContent())?.slice(0, 300) ?? '';
}

function holds(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
}

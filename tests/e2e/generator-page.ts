// The generator as browser tests use it: its parts by name, and a relay that answers as told.
import type { Page, Route } from 'playwright/test';
import { open } from './running-page.ts';
import { content, filled, wordsOf } from './site-content.ts';

export const texts = wordsOf('members').generator;
export const limits = content('facts/generator');

/** Section 8 of the specification, to the letter. */
export const EMPTY = 'Inserisci una descrizione per generare il contenuto';
export const FAILED = 'Errore durante la generazione del contenuto. Riprova più tardi.';
export const GENERATING = 'Generazione in corso...';

export const DESCRIPTION = 'Caccia al tesoro tra i pini, poi anguria per tutti.';
export const POST = [
  'Un tesoro sotto i pini 🍉',
  'Indizi, corse e una cassa piena di anguria',
  'Stamattina le squadre hanno seguito gli indizi nel parco.',
  'Nel pomeriggio prove del circo: nasi rossi per tutti.',
  'Vi aspettiamo domani per una nuova avventura!',
  '12/06/2025',
  '#FunVillage #CampusEstivo',
].join('\n\n');

export interface Asked {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export function parts(page: Page) {
  const tool = page.locator('#content');
  const button = (name: string) => tool.getByRole('button', { name, exact: true });
  return {
    tool,
    button,
    description: tool.getByLabel(texts.description.label),
    code: tool.getByLabel(texts.accessCode.label),
    generate: button(texts.generate),
    box: tool.locator('[data-failure]'),
    result: tool.getByRole('region', { name: texts.result }),
    post: tool.getByRole('textbox', { name: texts.result }),
  };
}

/** A text of the generator, with its limits and the given values in it. */
export function said(text: string, values: Readonly<Record<string, string>> = {}): string {
  return filled(text, {
    'generator.description.maxCharacters': new Intl.NumberFormat('it-IT', {
      useGrouping: 'always',
    } as Intl.NumberFormatOptions).format(limits.description.maxCharacters),
    'generator.title.maxCharacters': String(limits.title.maxCharacters),
    ...values,
  });
}

/** With a code written, as nothing is sent without. */
export async function openGenerator(page: Page): Promise<void> {
  await open(page, '/members#content');
  await parts(page).code.fill('codice');
}

/** Plays the relay; what it was asked is in the list. */
export async function playRelay(
  page: Page,
  answer: (route: Route) => Promise<void> = (route) => answerWith(route, 200, { content: POST }),
): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route('**/api/generate', async (route) => {
    const request = route.request();
    asked.push({ url: request.url(), headers: request.headers(), body: request.postDataJSON() });
    await answer(route);
  });
  return asked;
}

export function answerWith(route: Route, status: number, body: object): Promise<void> {
  return route.fulfill({ status, json: { requestId: 'r-1234', ...body } });
}

/** Answers only once it is let. */
export function held(): { gate: Promise<void>; letGo: () => void } {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { gate, letGo };
}

// The generator for browser tests: its parts by name, and a relay that answers as told.
import type { Page, Route } from 'playwright/test';
import { violationsOf } from './axe.ts';
import { expect } from './fixtures.ts';
import { open } from './running-page.ts';
import { content, filled, wordsOf } from './site-content.ts';

export const texts = wordsOf('members').generator;
export const limits = content('facts/generator');

/** Fixed word for word by the owner's specification. */
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

/** A text of the generator, with its limits and the given values filled in. */
export function said(text: string, values: Readonly<Record<string, string>> = {}): string {
  return filled(text, {
    'generator.description.maxCharacters': new Intl.NumberFormat('it-IT', {
      useGrouping: 'always',
    } as Intl.NumberFormatOptions).format(limits.description.maxCharacters),
    'generator.title.maxCharacters': String(limits.title.maxCharacters),
    ...values,
  });
}

/** With an access code, without which nothing is sent. */
export async function openGenerator(page: Page): Promise<void> {
  await open(page, '/members#content');
  await parts(page).code.fill('codice');
}

/** Plays the relay; returns the list of requests. */
export async function playRelay(
  page: Page,
  answer: (route: Route) => Promise<void> = (route) => answerWith(route, 200, { content: POST }),
): Promise<unknown[]> {
  const asked: unknown[] = [];
  await page.route('**/api/generate', async (route) => {
    asked.push(route.request().postDataJSON());
    await answer(route);
  });
  return asked;
}

export function answerWith(route: Route, status: number, body: object): Promise<void> {
  return route.fulfill({ status, json: { requestId: 'r-1234', ...body } });
}

export async function expectNoViolations(page: Page, state: string): Promise<void> {
  expect.soft(await violationsOf(page, '#content'), state).toEqual([]);
}

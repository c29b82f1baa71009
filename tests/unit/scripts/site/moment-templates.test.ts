import { describe, expect, it } from 'vitest';
import { momentTemplates } from '../../../../scripts/site/moment-templates.ts';

/** A line that is open until 10, then past; one that changes at 20. The page knows no instant. */
const page = async (instant?: number) =>
  `<p data-by-clock="10">${(instant ?? 0) < 10 ? 'Open' : 'Past'}</p>` +
  `<p data-by-clock="10 20">${instant === undefined ? 'Soon' : instant < 20 ? 'Today' : 'Over'}</p>`;

const builtAt = async (now: number) =>
  momentTemplates(await page(), page, { now, instants: [], note: () => '' });

const template = (index: number, from: number, words: string, instants: string) =>
  `<template data-index="${index}" data-from="${from}"><p data-by-clock="${instants}">${words}</p></template>`;

describe('a part that changes with time', () => {
  it('is in the page as on any day, with a template of each later moment', async () => {
    const { body, templates } = await builtAt(5);
    expect(body).toBe(await page());
    expect(templates).toBe(
      template(0, 10, 'Past', '10') +
        template(1, 0, 'Today', '10 20') +
        template(1, 20, 'Over', '10 20'),
    );
  });

  it('is in the page as it stays once its last deadline has passed, with all it was', async () => {
    const { body, templates } = await builtAt(15);
    expect(body).toBe('<p data-by-clock="10">Past</p><p data-by-clock="10 20">Soon</p>');
    expect(templates).toBe(
      template(0, 0, 'Open', '10') +
        template(0, 10, 'Past', '10') +
        template(1, 0, 'Today', '10 20') +
        template(1, 20, 'Over', '10 20'),
    );
  });
});

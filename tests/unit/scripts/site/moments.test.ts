import { describe, expect, it } from 'vitest';
import { momentTemplates } from '../../../../scripts/site/moments.ts';

const templates = async (...given: Parameters<typeof momentTemplates>) =>
  (await momentTemplates(...given)).templates;

const INSTANT = 1_748_728_799_000;
const page = (...parts: string[]) =>
  `<main>${parts.map((part) => `<p data-by-clock="${INSTANT}">${part}</p>`).join('')}</main>`;
const drawnAt = (before: string, after: string) => async (moment: number) =>
  moment < INSTANT ? before : after;

describe('the parts of a page at other moments', () => {
  it('are none where nothing hangs on the clock', async () => {
    const draw = () => Promise.reject(new Error('drawn for nothing'));
    expect(await templates('<main><p>Uno</p></main>', draw)).toBe('');
  });

  it('are none where nothing changes', async () => {
    expect(await templates(page('Uno'), drawnAt(page('Uno'), page('Uno')))).toBe('');
  });

  it('name the part and the moment from which it counts', async () => {
    const draw = drawnAt(page('Uno', 'Due'), page('Uno', 'Ieri'));
    expect(await templates(page('Uno', 'Due'), draw)).toBe(
      `<template data-place="1" data-from="${INSTANT}"><p data-by-clock="${INSTANT}">Ieri</p></template>`,
    );
  });

  it('come before a deadline and after it', async () => {
    const draw = drawnAt(page('Mancano'), page('Finita'));
    expect(await templates(page('Il 31'), draw)).toBe(
      `<template data-place="0" data-from="0"><p data-by-clock="${INSTANT}">Mancano</p></template>` +
        `<template data-place="0" data-from="${INSTANT}"><p data-by-clock="${INSTANT}">Finita</p></template>`,
    );
  });

  it('come after each of several deadlines, where that changes something', async () => {
    const day = (text: string) => `<p data-by-clock="100 200 300">${text}</p>`;
    const draw = async (moment: number) => {
      if (moment >= 300) return day('Passato');
      return day(moment >= 200 ? 'Chiuso' : 'Aperto');
    };
    expect(await templates(day('Aperto'), draw)).toBe(
      `<template data-place="0" data-from="200">${day('Chiuso')}</template>` +
        `<template data-place="0" data-from="300">${day('Passato')}</template>`,
    );
  });

  it('hold a part within a part once, with the instants of both', async () => {
    const row = (extra: string, deadline: string) =>
      `<ul><li data-by-clock="100">${deadline}</li>${extra}</ul>`;
    const draw = async (moment: number) =>
      row(moment < 200 ? '' : '<li>Nuova</li>', moment < 100 ? 'Aperto' : 'Chiuso');
    const { body, templates: beside } = await momentTemplates(row('', 'Aperto'), draw, {
      instants: [200],
      note: () => '',
    });
    expect(body).toBe('<ul data-by-clock="100 200"><li>Aperto</li></ul>');
    expect(beside.match(/data-from="(\d+)"/g)).toEqual(['data-from="100"', 'data-from="200"']);
  });
});

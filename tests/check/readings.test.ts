import { expect, it } from 'vitest';
import { mentionsOf } from '../../src/check/mentions/mentions-of.ts';
import { Readings } from '../../src/check/mentions/readings.ts';

const TEXT = 'Una settimana costa 135 euro, dal 9 giugno.';
const context = { year: 2031, nouns: new Set(['settiman']) };

it('reads a text as it is read without memory, also when it was kept as JSON', () => {
  const read = new Readings();
  const mentions = mentionsOf(TEXT, 'it', context);
  expect(mentions.length).toBeGreaterThan(1);
  expect(read.of(TEXT, 'it', context)).toEqual(mentions);
  const kept = new Readings(JSON.parse(JSON.stringify(read.toKeep())));
  expect(kept.of(TEXT, 'it', context)).toEqual(mentions);
  expect(kept.toKeep()).toBeUndefined();
});

it.each([
  ['another year', TEXT, { ...context, year: 2032 }],
  ['other nouns', TEXT, { ...context, nouns: new Set(['bambin']) }],
  ['another heading', TEXT, { ...context, heading: 'Prezzi' }],
  ['another text', `${TEXT} `, context],
])('reads again for %s', (_, text, other) => {
  const read = new Readings();
  read.of(TEXT, 'it', context);
  const kept = new Readings(read.toKeep());
  expect(kept.of(text, 'it', other)).toEqual(mentionsOf(text, 'it', other));
  expect(kept.toKeep()).toBeDefined();
});

it('keeps only what the last run asked for', () => {
  const read = new Readings();
  read.of('Costa 12 euro.', 'it', context);
  const next = new Readings(read.toKeep());
  next.of(TEXT, 'it', context);
  expect(JSON.stringify(next.toKeep())).not.toContain('12 euro');
});

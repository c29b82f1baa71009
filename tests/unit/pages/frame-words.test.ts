import { expect, test } from 'vitest';
import { frameWords } from '../../../src/pages/shared/frame-words.ts';
import { layoutWords } from '../words.ts';

const url = 'https://album.funvillage.example/prova';
const words = frameWords(layoutWords, { url, frame: { provider: 'Album Prova' } }, 'Le foto');
const { gate, frame, load } = words;

test('names the provider wherever data would go', () => {
  for (const sentence of [gate.text, gate.provider, gate.link.label, load, frame.waiting]) {
    expect(sentence).toContain('Album Prova');
  }
});

test('says what the frame shows', () => {
  expect(gate.title).toContain('Le foto');
  expect(frame.title).toBe('Le foto');
});

test('leaves no placeholder unfilled', () => {
  expect(JSON.stringify(words)).not.toContain('{{');
});

test('offers the plain link as the way without the frame', () => {
  expect(gate.link.href).toBe(url);
});

test('refuses an address whose provider is not named', () => {
  expect(() => frameWords(layoutWords, { url }, 'Le foto')).toThrow(url);
});

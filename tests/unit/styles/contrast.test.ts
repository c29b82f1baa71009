import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) =>
  readFileSync(new URL(`../../../src/${path}`, import.meta.url), 'utf8');
const tones = read('styles/tones.css');
const tokens = declarations(read('styles/tokens.css'));

function declarations(css: string): Map<string, string> {
  return new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((m) => [m[1] ?? '', m[2] ?? '']));
}

/** A colour as #rrggbb, following var() into the tokens. */
function colour(value: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  const found = name === undefined ? value : (tokens.get(name) ?? '');
  if (!/^#[0-9a-f]{6}$/.test(found)) throw new Error(`Not a colour: ${value} (${found})`);
  return found;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const rules = [...tones.matchAll(/((?:[:[][^{}]+))\{([^}]+)\}/g)].map(
  ([, selector = '', own = '']) => ({
    selector,
    own: declarations(own),
  }),
);
const TONES = ['paper', 'sheet', 'sky', 'sun', 'pine', 'pool', 'clay', 'ink'];
/** The properties of a tone, after the rules for all tones. */
const blocks = TONES.map((tone) => {
  const told = rules.filter(
    ({ selector }) => /\[data-tone\]/.test(selector) || selector.includes(`"${tone}"`),
  );
  return { tone, own: new Map(told.flatMap(({ own }) => [...own])) };
});

describe.each(blocks)('tone $tone', ({ own }) => {
  const of = (name: string) => colour(own.get(name) ?? '');
  it.each([
    ['--text', '--surface', 4.5],
    ['--soft', '--surface', 4.5],
    ['--accent', '--surface', 4.5],
    ['--link', '--surface', 4.5],
    ['--action-text', '--action', 4.5],
    ['--focus', '--surface', 3],
    ['--focus', '--focus-gap', 3],
  ])('%s is readable on %s', (ink, paper, least) => {
    expect(contrast(of(ink), of(paper))).toBeGreaterThanOrEqual(least);
  });
});

describe('backgrounds outside a tone', () => {
  it.each([
    ['--ink', '--sun-pale'],
    ['--ink', '--sun'],
    ['--ink-soft', '--sheet'],
    ['--clay-deep', '--sheet'],
    ['--sheet', '--clay'],
  ])('%s is readable on %s', (ink, paper) => {
    expect(contrast(colour(`var(${ink})`), colour(`var(${paper})`))).toBeGreaterThanOrEqual(4.5);
  });

  const day = read('components/dates/DaySchedule.module.css').match(/#[0-9a-f]{6}/g) ?? [];
  it.each(day)('ink is readable on the hour of the day that is %s', (hour) => {
    expect(contrast(colour('var(--ink)'), hour)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('contrast', () => {
  it('knows every tone', () => {
    const told = [...tones.matchAll(/\[data-tone="(\w+)"\]/g)].map(([, tone]) => tone);
    expect(new Set(['paper', ...told])).toEqual(new Set(TONES));
  });

  it('measures black on white as 21', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });
});

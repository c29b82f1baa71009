import { describe, expect, it } from 'vitest';
import { MAX_TEXT_LENGTH } from '../../../src/publish/public-api.ts';
import { publicFacts } from '../../../src/publish/public-facts.ts';
import { verifyMaterial } from '../../../src/publish/verify-material.ts';
import { VerifyThread } from '../../../src/server/public-api/VerifyThread.ts';
import { withLanguage } from '../../translated-camp.ts';
import { published } from '../publish/made-up.ts';
import { repeated, SHAPES } from './shapes.ts';

const publication = published(withLanguage('en', 'en-GB'));
const facts = publicFacts(publication);
const materials = ['it', 'en'].map((locale) => verifyMaterial(publication, facts, { locale }));

/** Fifty times the usual time: enough for a busy machine, not for exponential work. */
const DEADLINE_MS = 10_000;
/** Patterns in one text: that each takes few steps, and no more than its length, linear.test.ts holds. */
const TOGETHER = 15;
const thread = new VerifyThread({ timeoutMs: DEADLINE_MS, maxWaiting: 9 });
const reads = (text: string, language: string) =>
  thread.verify(materials, { text, language }).then(
    () => 'read',
    (error) => error.message,
  );

// In a thread that can be terminated, so that an endless reader fails here and blocks no test.
describe.each(['it', 'en'])('a hostile text is read to its end, in «%s»:', (language) => {
  it('the 212 bytes that stopped the site', async () => {
    expect(await reads('1 e 2 e '.repeat(25), language)).toBe('read');
  });

  it('whatever pattern it repeats', async () => {
    for (let at = 0; at < SHAPES.length; at += TOGETHER) {
      const units = SHAPES.slice(at, at + TOGETHER);
      const text = units.map((unit) => repeated(unit, MAX_TEXT_LENGTH / TOGETHER)).join('');
      expect(await reads(text, language), units.join('|')).toBe('read');
    }
  });
});

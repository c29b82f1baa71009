import { describe, expect, it } from 'vitest';
import { publicFacts } from '../../../../src/publish/public-facts.ts';
import { verifyMaterial } from '../../../../src/publish/verify-material.ts';
import { VerifyThread } from '../../../../src/server/public-api/VerifyThread.ts';
import { published } from '../../publish/made-up.ts';

const publication = published();
const materials = [verifyMaterial(publication, publicFacts(publication))];
const WRONG = 'Una settimana a Parco Tigli costa 149 euro.';
const asked = { text: WRONG };
const AMPLE_MS = 60_000;
/** For the tests that need no limits of their own: a thread takes half a second to start. */
const thread = new VerifyThread({ timeoutMs: AMPLE_MS, maxWaiting: 9 });

/** The result of each of several simultaneous texts: its verdicts, or the reason of a refusal. */
function together(thread: VerifyThread, texts: readonly string[]) {
  return Promise.all(
    texts.map((text) =>
      thread.verify(materials, { text }).then(
        (claims) => claims.map(({ verdict }) => verdict),
        (error) => error.message,
      ),
    ),
  );
}

describe('a thread for texts', () => {
  it('verifies texts', async () => {
    expect(await thread.verify(materials, asked)).toMatchObject([
      { found: '149 euro', verdict: 'differs' },
    ]);
  });

  it('finds nothing in a language without facts', async () => {
    expect(await thread.verify(materials, { ...asked, language: 'xx' })).toEqual([]);
  });

  it('refuses a text after the timeout, and reads the next', async () => {
    const limits = { timeoutMs: 1, maxWaiting: 9 };
    const thread = new VerifyThread(limits);
    expect(await together(thread, ['1–2–'.repeat(20_000)])).toEqual(['timeout']);
    limits.timeoutMs = AMPLE_MS;
    expect(await together(thread, [WRONG])).toEqual([['differs']]);
  });

  it('refuses a text when the queue is full', async () => {
    const thread = new VerifyThread({ timeoutMs: AMPLE_MS, maxWaiting: 2 });
    expect(await together(thread, [WRONG, WRONG, WRONG, WRONG])).toEqual([
      ['differs'],
      ['differs'],
      ['differs'],
      'busy',
    ]);
  });

  it('uses the facts of a new build', async () => {
    const none = materials.map((material) => ({ ...material, facts: [] }));
    await thread.verify(materials, asked);
    expect(await thread.verify(none, asked)).toEqual([]);
  });

  it('may be started early, even with the facts of an earlier build', async () => {
    const thread = new VerifyThread({ timeoutMs: AMPLE_MS, maxWaiting: 9 });
    thread.prepare(materials.map((material) => ({ ...material, facts: [] })));
    thread.prepare(materials);
    expect(await thread.verify(materials, asked)).toMatchObject([{ verdict: 'differs' }]);
    expect(await together(thread, [WRONG, WRONG])).toEqual([['differs'], ['differs']]);
  });

  it('does not block other work', async () => {
    await thread.verify(materials, asked);
    const order: string[] = [];
    const read = thread
      .verify(materials, { text: '1–2–'.repeat(5000) })
      .then(() => order.push('read'));
    await new Promise((resolve) => setTimeout(resolve, 5)).then(() => order.push('answered'));
    await read;
    expect(order).toEqual(['answered', 'read']);
  });
});

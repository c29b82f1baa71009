import { describe, expect, it } from 'vitest';
import { plainly } from '../../../src/studio/page/plainly.ts';

describe('a sentence of the check', () => {
  const label = 'Tariffe › Settimana';
  const fact = { path: 'prices.week', label, forms: { euro: '139 €' }, called: '', pages: [] };
  const facts = new Map([[fact.path, fact]]);

  it.each([
    ['ma «prices.week» costa meno', `ma «${label}» costa meno`],
    [`perché «${label}» (prices.week) era 1`, `perché «${label}» era 1`],
    ['scrivete {{prices.week, euro}}', `scrivete 139 € (${label})`],
    ['Il testo dice «da {{prices.week}}»', `Il testo dice «da ${label}»`],
    ['era "open" (Sede aperta), ora è "x" (Chiusa)', 'era «Sede aperta», ora è «Chiusa»'],
    ['oppure scrivete "saturday"', 'oppure scrivete «sabato»'],
    ['era false, ora è true', 'era no, ora è sì'],
    ['129 nella pagina «lago»', '129 nella pagina «Pagina lago»'],
    ['manca il testo in texts/it/lago.json', 'manca il testo in «Lago»'],
    ['dichiaratelo in altro.json', 'dichiaratelo in altro.json'],
    ['a (prices.other) «prices.other»', 'a (prices.other) «prices.other»'],
  ])('calls facts as the studio does: %j', (written, read) => {
    const fileTitle = (path: string) => (path === 'texts/it/lago.json' ? 'Lago' : undefined);
    expect(plainly(written, facts, (id) => `Pagina ${id}`, fileTitle)).toBe(read);
  });
});

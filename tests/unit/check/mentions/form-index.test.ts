import { describe, expect, it } from 'vitest';
import { allCounts } from '../../../../src/check/mentions/count-patterns.ts';
import { FormIndex } from '../../../../src/check/mentions/form-index.ts';
import { FormPattern, SlotTable } from '../../../../src/check/mentions/forms.ts';
import { grammarFor } from '../../../../src/check/mentions/grammar.ts';
import { HARMLESS, STATING } from './sentences.ts';

const slots = new SlotTable({ ...grammarFor('it')?.plain, fruit: 'mel[ae]|per[ae] mature' });

function mayHold(form: string, text: string): boolean {
  const pattern = new FormPattern(form, slots);
  return new FormIndex([pattern]).in(text)(pattern);
}

describe('the index of forms', () => {
  it.each([
    ['«{d} {fruit}»', 'Porta 3 mele.', true],
    ['«{d} {fruit}»', 'Porta 3 pere mature.', true],
    ['«{d} {fruit}»', 'Porta le mele.', false],
    ['«{d} {fruit}»', 'Porta 3 pesche.', false],
    ['«{d}( {fruit})?»', 'Porta 3 pesche.', true],
    ['«al {d}»', 'Entro il 3 allora', false],
    ['(?<!fino )«al {d}»', 'AL 3 luglio', true],
    ['«giov\\p{L}+»', 'Ogni giovedì', true],
    ['«gio(?!\\p{L})»', 'Ogni giovedì', false],
  ])('tells whether %s may stand in «%s»', (form, text, may) => {
    expect(mayHold(form, text)).toBe(may);
  });

  it.each(['it', 'en'])('misses no form of %s that a sentence holds', (language) => {
    const grammar = grammarFor(language);
    const ofSteps = grammar?.steps.flatMap(({ forms }) => forms.map(({ pattern }) => pattern));
    const patterns = grammar && ofSteps ? [...ofSteps, ...allCounts(grammar.counts)] : [];
    const missed = [...STATING, ...HARMLESS].flatMap((typed) => {
      const text = grammar?.numbers.masked(typed.replace(/[[\]]/g, '')) ?? '';
      const told = grammar?.index.in(text);
      return patterns.flatMap((pattern, place) =>
        pattern.in(text).length > 0 && !told?.(pattern) ? [`${place}: ${typed}`] : [],
      );
    });
    expect(missed).toEqual([]);
  });
});

import { afterAll, expect, it } from 'vitest';
import { BuiltSite } from '../site/built-site.ts';

interface Questions {
  readonly questions: Record<string, { reviewOn?: string; openedOn: string }>;
}

const site = new BuiltSite();
afterAll(() => site.remove());

it('refuses a question whose review is overdue, as the check does', () => {
  site.edit<Questions>('questions.json', ({ questions }) => {
    const [first] = Object.values(questions);
    if (!first) throw new Error('there is no open question');
    first.openedOn = '2020-01-01';
    first.reviewOn = '2020-02-01';
  });
  expect(() => site.build()).toThrow(/1 febbraio 2020/);
});

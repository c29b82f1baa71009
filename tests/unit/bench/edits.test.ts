import { describe, expect, it } from 'vitest';
import { EDITS } from '../../bench/edits/list.ts';
import { chosen } from '../../bench/edits.ts';
import type { Act } from '../../site/guide.ts';
import { isPast } from '../../site/guide-day.ts';

const LAST = EDITS.length;

describe('the edits that are asked for', () => {
  it.each([
    ['', 0, LAST - 1, LAST],
    ['3', 2, LAST - 1, LAST - 2],
    ['3-', 2, LAST - 1, LAST - 2],
    ['3-5', 2, 4, 3],
    [`${LAST}`, LAST - 1, LAST - 1, 1],
  ])('«%s»', (asked, first, last, count) => {
    const places = chosen(asked);
    expect([places[0], places.at(-1), places.length]).toEqual([first, last, count]);
  });

  it('are found by words of their names', () => {
    const titles = chosen('TC Nascosa').map((place) => EDITS[place]?.title);
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).toContain('TC Nascosa');
    expect(chosen('nothing is called so')).toEqual([]);
  });
});

const decides = (...args: string[]): Act[] => [{ kind: 'command', command: 'decide', args }];
const edits: Act[] = [
  { kind: 'edit', files: ['texts/it/iscrizioni.json'], before: '"Ciao."', after: '"Sono 10 €."' },
];

describe('an example of the manager’s guide that fails', () => {
  it.each<[string, string[], Act[], string]>([
    ['decides what changed', ['facts/open-days.json'], decides('openDays.first', '4'), 'No.'],
    ['decides after a question was closed', ['questions.json'], decides('season.end', '4'), 'No.'],
    ['types a value of another day', ['facts/fees.json'], edits, 'x:1 No. [fees.enrolment]'],
    ['is told of the file that changed', ['facts/fees.json'], edits, 'content/facts/fees.json:3'],
    ['edits a text that changed', ['texts/it/iscrizioni.json'], edits, 'it holds no'],
  ])('is past when it %s', (_, changed, acts, failure) => {
    expect(isPast(new Set(changed), acts, failure)).toBe(true);
  });

  it.each<[string, string[], Act[], string]>([
    ['nothing changed', [], decides('fees.enrolment', '4'), 'x:1 No. [fees.enrolment]'],
    ['something else changed', ['facts/season.json'], decides('fees.enrolment', '4'), 'No.'],
    ['a question was closed that it does not decide', ['questions.json'], edits, 'No.'],
  ])('is wrong when %s', (_, changed, acts, failure) => {
    expect(isPast(new Set(changed), acts, failure)).toBe(false);
  });
});

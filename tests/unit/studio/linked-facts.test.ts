import { expect, it } from 'vitest';
import { runChecks } from '../../../src/check/run-checks.ts';
import { findingView, keyOfFinding } from '../../../src/studio/session/finding-view.ts';
import { linkedFacts } from '../../../src/studio/session/linked-facts.ts';
import { CAMP_TODAY, campSources } from '../../camp.ts';
import { schemas } from '../../schemas.ts';
import { studioOf, withEdits } from './studio-of-content.ts';

const { project } = studioOf(campSources);

it('finds the facts that change with the closing time', () => {
  const together = linkedFacts(project).get('hours.camp.to') ?? [];
  expect(together).toEqual(
    expect.arrayContaining(['hours.exit.to', 'hours.extraTime.from', 'programme.slots.snack.to']),
  );
  expect(together).not.toContain('hours.camp.to');
  expect(together).not.toContain('hours.camp.from');
  expect(together.filter((path) => path.startsWith('prices'))).toEqual([]);
});

it('moves the day until which an open day is booked with that day', () => {
  const [event, together] = ['openDays.events.first', linkedFacts(project)];
  expect(together.get(`${event}.date`)).toEqual([`${event}.bookBy`]);
});

it('places an error at the value to change, with its related values', () => {
  const sources = withEdits('facts/hours.json', [
    { op: 'set', pointer: '/camp/to', value: '17:00' },
  ]);
  const result = runChecks(sources, schemas, { today: CAMP_TODAY });
  const known = new Set(
    runChecks(campSources, schemas, { today: CAMP_TODAY }).findings.map(keyOfFinding),
  );
  const views = result.findings.map((finding) => findingView(finding, result.project, known));
  const errors = views.filter(({ severity }) => severity === 'error');
  expect(
    errors.map(({ file, pointer, isNew, related }) => [file, pointer, isNew, related]),
  ).toEqual(
    expect.arrayContaining([
      ['facts/hours.json', '/exit/to', true, [{ file: 'facts/hours.json', pointer: '/camp/to' }]],
      [
        'facts/programme.json',
        '/slots/snack/to',
        true,
        [{ file: 'facts/hours.json', pointer: '/camp/to' }],
      ],
    ]),
  );
  expect(errors.every(({ remedies }) => remedies.length === 1)).toBe(true);
  expect(views.filter(({ severity }) => severity === 'known').some(({ isNew }) => isNew)).toBe(
    false,
  );
});

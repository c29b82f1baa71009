import { describe, expect, it } from 'vitest';
import type { EnrolmentFacts, OpenDaysFacts, SeasonFacts } from '../../../src/content/types.ts';
import {
  type SeasonState,
  type SeasonStateFacts,
  seasonStateAt,
  seasonTransitions,
} from '../../../src/time/season-state.ts';
import { campContent } from '../../camp.ts';

const season: SeasonFacts = {
  ...campContent<SeasonFacts>('facts/season.json'),
  start: '2031-06-16',
  end: '2031-09-12',
  next: { announcedOn: '2031-11-03', start: '2032-06-14', end: '2032-09-10' },
};
/** The deadline is the Thursday of the week before, to the last second. */
const enrolment: EnrolmentFacts = {
  ...campContent<EnrolmentFacts>('facts/enrolment.json'),
  opens: '2031-03-10',
  deadline: { weekday: 'thursday', weeksBefore: 1, time: '23:59:59' },
};
const openDays = campContent<OpenDaysFacts>('facts/open-days.json');
for (const event of Object.values(openDays.events)) event.date = '2031-06-01';
const facts: SeasonStateFacts = { season, enrolment, openDays };

const at = (iso: string, from = facts) => seasonStateAt(seasonTransitions(from), Date.parse(iso));

/** Whatever the machine's zone: rome.test.ts. */
describe('a season', () => {
  it.each<[string, SeasonState]>([
    ['2030-11-01T12:00:00Z', 'announced'],
    ['2031-03-09T22:59:59Z', 'announced'],
    ['2031-03-09T23:00:00Z', 'enrolling'],
    ['2031-06-01T21:59:59Z', 'enrolling'],
    ['2031-06-01T22:00:00Z', 'openDaysPast'],
    ['2031-06-15T22:00:00Z', 'running'],
    ['2031-09-04T21:59:59Z', 'running'],
    ['2031-09-04T22:00:00Z', 'closing'],
    ['2031-09-12T21:59:59Z', 'closing'],
    ['2031-09-12T22:00:00Z', 'over'],
    ['2031-11-02T22:59:59Z', 'over'],
    ['2031-11-02T23:00:00Z', 'next'],
    ['2040-01-01T00:00:00Z', 'next'],
  ])('at %s the season is %s', (iso, state) => {
    expect(at(iso)).toBe(state);
  });
});

describe('a season with an undecided last day', () => {
  const later = { ...facts, season: { ...season, end: '2031-09-19' } };

  it.each([
    ['earlier', facts, later],
    ['later', later, facts],
  ])(
    'closes enrolment with the earlier end and is over after the later one, when the footer shows the %s one',
    (_, ...two) => {
      const [shown, official] = two;
      const stateAt = (iso: string) =>
        seasonStateAt(seasonTransitions(official, shown), Date.parse(iso));
      expect(stateAt('2031-09-04T21:59:59Z')).toBe('running');
      expect(stateAt('2031-09-04T22:00:00Z')).toBe('closing');
      expect(stateAt('2031-09-19T21:59:59Z')).toBe('closing');
      expect(stateAt('2031-09-19T22:00:00Z')).toBe('over');
    },
  );
});

describe('a season with missing facts', () => {
  it('is open when no opening day is given', () => {
    const { opens: _, ...rest } = enrolment;
    expect(at('2031-01-01T12:00:00Z', { ...facts, enrolment: rest })).toBe('enrolling');
  });

  it('needs no open days', () => {
    const none = { ...facts, openDays: { ...openDays, events: {} } };
    expect(at('2031-04-01T12:00:00Z', none)).toBe('openDaysPast');
  });

  it.each<[string, string | undefined, SeasonState]>([
    ['2031-12-31T22:59:59Z', undefined, 'over'],
    ['2031-12-31T23:00:00Z', undefined, 'idle'],
    ['2040-01-01T00:00:00Z', undefined, 'idle'],
    ['2032-02-01T12:00:00Z', '2032-03-01', 'idle'],
    ['2032-03-01T12:00:00Z', '2032-03-01', 'next'],
    ['2032-02-01T12:00:00Z', '2031-12-31', 'next'],
  ])('at %s, with the next announced on %s, is %s', (iso, announcedOn, state) => {
    const { next, ...rest } = season;
    const later = announcedOn && next ? { next: { ...next, announcedOn } } : {};
    expect(at(iso, { ...facts, season: { ...rest, ...later } })).toBe(state);
  });

  it('does not announce the next one while it runs', () => {
    const early = { ...season, next: { announcedOn: '2031-07-01', start: '', end: '' } };
    expect(at('2031-07-15T12:00:00Z', { ...facts, season: early })).toBe('running');
  });
});

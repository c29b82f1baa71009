import { expect, it } from 'vitest';
import { enrolmentDeadline } from '../../../src/time/enrolment-deadline.ts';

const wednesday = { deadline: { weekday: 'wednesday', weeksBefore: 1, time: '23:59:59' } } as const;

/** Whatever the machine's zone: rome.test.ts. */
it.each([
  ['2025-06-09', '2025-06-04', '2025-06-04T21:59:59.000Z'],
  ['2025-03-31', '2025-03-26', '2025-03-26T22:59:59.000Z'],
])('closes the week of %s on the Wednesday before, %s', (monday, date, instant) => {
  expect(enrolmentDeadline(monday, wednesday)).toEqual({
    date,
    time: '23:59:59',
    instant: Date.parse(instant),
  });
});

it('gives every day of a week the same deadline', () => {
  expect(enrolmentDeadline('2025-06-13', wednesday).date).toBe('2025-06-04');
});

it('follows another rule of the facts', () => {
  const rule = { deadline: { weekday: 'friday', weeksBefore: 2, time: '12:00:00' } } as const;
  expect(enrolmentDeadline('2025-06-09', rule)).toMatchObject({
    date: '2025-05-30',
    time: '12:00:00',
  });
});

import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import {
  type CalendarEntries,
  familyCalendar,
} from '../../../../src/estimate/answers/calendar-file.ts';
import { romeInstant } from '../../../../src/time/rome.ts';

const instant = romeInstant({ date: '2025-05-31', time: '23:59:59' });
const entries: CalendarEntries = {
  name: 'Campus',
  url: 'https://www.funvillage.example/preventivo?sede=sport-city&settimane=1',
  deadlines: [
    {
      id: 'chain-2025-05-31',
      instant,
      title: 'Catena, perché; è così: città',
      dayBefore: 'Domani, città; catena',
    },
  ],
  attendance: [{ id: 'week', from: '2025-06-09', to: '2025-06-13', title: 'Campus' }],
};

async function events(): Promise<ICAL.Event[]> {
  const calendar = new ICAL.Component(ICAL.parse(await familyCalendar(entries)));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

describe('the calendar file', () => {
  it('ends a deadline at its last second in Rome', async () => {
    const [, deadline] = await events();
    expect(deadline?.endDate.toJSDate().getTime()).toBe(instant);
    expect(deadline?.endDate.toJSDate().toISOString()).toBe('2025-05-31T21:59:59.000Z');
    expect(deadline?.summary).toBe(entries.deadlines[0]?.title);
  });

  it('warns a day and an hour before', async () => {
    const [, deadline] = await events();
    const alarms = deadline?.component.getAllSubcomponents('valarm') ?? [];
    expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual([
      '-PT24H',
      '-PT1H',
    ]);
  });

  it('says today only on the day', async () => {
    const [, deadline] = await events();
    const alarms = deadline?.component.getAllSubcomponents('valarm') ?? [];
    expect(alarms.map((alarm) => alarm.getFirstPropertyValue('description'))).toEqual([
      entries.deadlines[0]?.dayBefore,
      entries.deadlines[0]?.title,
    ]);
    expect(await familyCalendar(entries)).toContain(
      String.raw`DESCRIPTION:Domani\, città\; catena`,
    );
  });

  it('writes camp weeks as days without a time zone', async () => {
    const [week] = await events();
    expect([week?.startDate.isDate, String(week?.startDate), String(week?.endDate)]).toEqual([
      true,
      '2025-06-09',
      '2025-06-14',
    ]);
  });

  it('keeps its ids when it is written again', async () => {
    const ids = async () => (await events()).map(({ uid }) => uid);
    expect(await ids()).toEqual(await ids());
  });

  it('keeps the line length and line ends of the format', async () => {
    const text = await familyCalendar(entries);
    const lines = text.split('\r\n');
    expect(text).not.toMatch(/[^\r]\n/);
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });
});

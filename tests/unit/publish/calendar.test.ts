import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { OpenDaysFacts } from '../../../src/content/types.ts';
import { calendarFile } from '../../../src/publish/calendar.ts';
import { changed } from '../../camp.ts';
import { published } from './made-up.ts';

const file = calendarFile(published(), 'it');

function events(text: string) {
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
}

const find = (text: string, id: string) =>
  events(text).find(({ uid }) => uid === `${id}@www.girasole.example`);

describe('the calendar', () => {
  it('starts an open day at its time in Rome', () => {
    const event = find(file, 'openDays.events.first.date');
    expect(event?.startDate.toJSDate().toISOString()).toBe('2031-05-25T13:30:00.000Z');
    expect(event?.endDate.toJSDate().toISOString()).toBe('2031-05-25T17:00:00.000Z');
  });

  it('marks an undecided closure as tentative', () => {
    const event = find(file, 'season.closures.august');
    expect(event?.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
    expect(event?.endDate.toString()).toBe('2031-08-23');
  });

  it('omits an unconfirmed location', () => {
    expect(find(file, 'openDays.events.first.date')?.location).toBeNull();
  });

  it('gives a venue its own open days', () => {
    const own = calendarFile(published(), 'it', 'parcoTigli');
    expect(find(own, 'openDays.events.first.date')).toBeUndefined();
    expect(find(own, 'openDays.events.second.date')).toBeDefined();
    expect(find(own, 'season.start')).toBeDefined();
  });

  it('keeps the id of an event that moves', () => {
    const moved = changed<OpenDaysFacts>('facts/open-days.json', ({ events: all }) => {
      if (all.first) all.first.date = '2031-05-11';
    });
    const uids = (text: string) => events(text).map(({ uid }) => uid);
    expect(uids(calendarFile(published(moved), 'it'))).toEqual(uids(file));
  });

  it('keeps the id of a notice at a venue, and when another is removed', () => {
    const ids = (notices: readonly object[], venue?: string) => {
      const files = changed<{ notices: object[] }>('notices.json', (file) => {
        file.notices = [...notices];
      });
      const text = calendarFile(published(files), 'it', venue);
      return events(text).flatMap(({ uid }) => (uid.startsWith('notices.') ? [uid] : []));
    };
    const notice = (day: string, where?: string[]) => ({
      text: { it: `Avviso del ${day}`, en: `Notice of ${day}` },
      from: `${day}T08:00`,
      until: `${day}T18:00`,
      ...(where && { where }),
    });
    const [first, second] = [notice('2031-07-01', ['relax']), notice('2031-07-02')];
    const [, id] = ids([first, second]);
    expect(id).toBeDefined();
    expect(ids([second])).toEqual([id]);
    expect(ids([first, second], 'lagoBlu')).toEqual([id]);
  });
});

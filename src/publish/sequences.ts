/**
 * Sets the SEQUENCE of each event (RFC 5545): an event that is as published keeps its number, a changed
 * one gets the next. Without an earlier calendar all start at the first.
 */
export function withSequences(calendar: string, published: string | undefined): string {
  const before = new Map(eventsOf(published ?? '').map((event) => [event.uid, event]));
  return calendar.replace(EVENT, (text) => {
    const event = described(text);
    const earlier = before.get(event.uid);
    if (!earlier) return text;
    const sequence = earlier.sequence + (earlier.content === event.content ? 0 : 1);
    return text.replace(SEQUENCE, `SEQUENCE:${sequence}\r\n`);
  });
}

/** The calendar without its SEQUENCE lines. */
export function withoutSequences(calendar: string): string {
  return calendar.replace(new RegExp(SEQUENCE, 'g'), '');
}

interface Published {
  readonly uid: string;
  readonly sequence: number;
  readonly content: string;
}

const EVENT = /BEGIN:VEVENT\r\n[\s\S]*?END:VEVENT\r\n/g;
const SEQUENCE = /SEQUENCE:(\d+)\r\n/;

function eventsOf(calendar: string): Published[] {
  return [...calendar.matchAll(EVENT)].map(([text]) => described(text));
}

function described(text: string): Published {
  return {
    uid: /UID:(.*)\r\n/.exec(text)?.[1] ?? '',
    sequence: Number(SEQUENCE.exec(text)?.[1] ?? 0),
    content: text.replace(SEQUENCE, '').replace(/DTSTAMP:.*\r\n/, ''),
  };
}

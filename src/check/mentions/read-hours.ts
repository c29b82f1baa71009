import { clockOf, type TypedTime } from './clock-values.ts';
import { mention } from './find.ts';
import { type Match, one } from './match.ts';
import type { Mention } from './mention.ts';

export function time(match: Match): Mention[] {
  const { groups, values, text, span } = match;
  const moved = values.minutes(groups.more) ?? -(values.minutes(groups.less) ?? 0);
  if (groups.before !== undefined) {
    const hour = values.time(`${groups.before} ${groups.half ?? ''}`);
    if (!hour || moved === 0) return [];
    const either = hour.either && { either: shifted(hour.either, moved) };
    return one(match, 'time', shifted(hour.value, moved), { spoken: true, ...either });
  }
  const typed = groups.comma?.replace(/[,-]/, ':') ?? groups.h ?? text.slice(span.start, span.end);
  const read = values.time(typed.replace(/(?<=\d\s*)h|(?<=\d)e(?=\d)/i, ':').replace(/:$/, ''));
  if (!read) return [];
  const { value, ...rest } = read;
  return one(match, 'time', value, rest);
}

/** «mancano dieci alle otto», «half past three». */
function shifted(hour: string, moved: number): string {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return clockOf(hours * 60 + minutes + moved);
}

/** The end comes after the beginning: «da mezzogiorno alle tre» ends in the afternoon. */
export function timeRange(match: Match): Mention[] {
  const { groups, values, text } = match;
  const [from, to] = [values.time(groups.from ?? ''), values.time(groups.to ?? '')];
  if (!from || !to) return [];
  const { early, late } = halvesOf(from, to, values.halfOf(groups.to ?? '') === 'afternoon');
  const isOpen = from.either && to.either && early === from.value && late === to.value;
  const either = (open: string | undefined) => (isOpen && open ? { either: open } : {});
  const ends: [Mention, Mention] = [
    mention(text, 'time', match.spanOf('from'), early, {
      ...spokenAs(from),
      ...either(from.either),
    }),
    mention(text, 'time', match.spanOf('to'), late, { ...spokenAs(to), ...either(to.either) }),
  ];
  const both = either(`${from.either}–${to.either}`);
  return one(match, 'timeRange', { from: early, to: late }, { ends, ...both });
}

function spokenAs({ spoken }: TypedTime) {
  return spoken ? { spoken } : {};
}

function halvesOf(from: TypedTime, to: TypedTime, isAfternoon: boolean) {
  const isLater = to.either !== undefined && to.value <= from.value && to.either > from.value;
  const late = isLater ? to.either : to.value;
  const isNight = !to.either && from.value > to.value;
  const moves = isNight || (!to.either && from.either && from.either < to.value && isAfternoon);
  return { early: moves && from.either ? from.either : from.value, late };
}

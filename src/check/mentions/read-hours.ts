import { clockOf, type TypedTime } from './clock-values.ts';
import { mention } from './find.ts';
import { type Match, one } from './match.ts';
import type { Mention } from './mention.ts';

export function time(match: Match): Mention[] {
  const { groups, values, text, span } = match;
  const less = values.minutes(groups.less);
  if (less !== undefined) {
    const [hours = 0, minutes = 0] = (values.time(groups.before ?? '')?.value ?? '')
      .split(':')
      .map(Number);
    return one(match, 'time', clockOf(hours * 60 + minutes - less), { spoken: true });
  }
  const typed = groups.comma?.replace(',', ':') ?? groups.h ?? text.slice(span.start, span.end);
  const read = values.time(typed.replace(/h/i, ':').replace(/:$/, ''));
  if (!read) return [];
  const { value, ...rest } = read;
  return one(match, 'time', value, rest);
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
  const late = to.either !== undefined && to.value <= from.value ? to.either : to.value;
  const moves = !to.either && from.either && from.either < to.value && isAfternoon;
  return { early: moves && from.either ? from.either : from.value, late };
}

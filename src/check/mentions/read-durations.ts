import { mention } from './find.ts';
import { hasHalf, isArticle, type Match, one } from './match.ts';
import type { Mention } from './mention.ts';
import { named } from './named.ts';

/** A counted unit of time; its noun tells facts of one number apart. */
export function duration(match: Match): Mention[] {
  return (
    minutes(match) ??
    hourAndMore(match) ??
    twoUnits(match) ??
    either(match) ??
    namedSpan(match) ??
    units(match)
  );
}

/** «45’», and «tre quarti d’ora». */
function minutes(match: Match): Mention[] | undefined {
  const { groups, values, spanOf } = match;
  const typed = values.number(groups.minutes);
  if (typed !== undefined)
    return typed > 1 ? ofMinutes(match, typed, { slot: spanOf('minutes') }) : [];
  const quarters = values.number(groups.quarters);
  return quarters === undefined ? undefined : ofMinutes(match, quarters * 15, { spoken: true });
}

/** «un’ora e 20», «due ore e un quarto», «un’ora e tre quarti». */
function hourAndMore(match: Match): Mention[] | undefined {
  const { groups, values } = match;
  const { part, more, unit } = groups;
  const quarters = values.number(groups.hourQuarters);
  const beyond = quarters !== undefined ? quarters * 15 : part ? 15 : (values.number(more) ?? 0);
  if (quarters === undefined && !part && (more === undefined || unit !== undefined))
    return undefined;
  return ofMinutes(match, (values.number(groups.n) ?? 1) * 60 + beyond, { spoken: true });
}

/** «1 ora e 30 minuti» in minutes; «2 anni e 3 mesi» is no whole number of either. */
function twoUnits(match: Match): Mention[] | undefined {
  const { groups, values, language } = match;
  const [whole, more] = [values.number(groups.n), values.number(groups.more)];
  if (whole === undefined || more === undefined || groups.moreUnit === undefined) return undefined;
  const unit = named(language.units, groups.unit ?? '');
  const isClock = unit === 'hour' && named(language.units, groups.moreUnit) === 'minute';
  return isClock ? ofMinutes(match, whole * 60 + more, { spoken: true }) : undefined;
}

/** «15/20 minuti», «15/10 minuti prima». */
function either(match: Match): Mention[] | undefined {
  const { groups, values, language, text, spanOf, span } = match;
  const [low, high] = [values.number(groups.n), values.number(groups.second)];
  const unit = named(language.units, groups.unit?.toLowerCase());
  if (low === undefined || high === undefined || unit === undefined) return undefined;
  if (low === high) return [];
  const extras = { noun: groups.unit?.toLowerCase() ?? '', unit };
  return [
    mention(text, 'count', spanOf('n'), low, { ...extras, slot: spanOf('n') }),
    mention(text, 'count', { start: spanOf('second').start, end: span.end }, high, {
      ...extras,
      slot: spanOf('second'),
    }),
  ];
}

function ofMinutes(match: Match, value: number, extras: Partial<Mention>): Mention[] {
  const noun = match.language.unitNouns.minute;
  return one(match, 'count', value, { noun, unit: 'minute', ...extras });
}

/** «un biennio», «a fortnight»: alone it is a period of that name. */
function namedSpan(match: Match): Mention[] | undefined {
  const { groups, values, language } = match;
  const times = values.number(groups.n) ?? 1;
  const years = named(language.spansOfYears, groups.spanOfYears);
  if (years !== undefined)
    return one(match, 'count', years * times, { noun: language.ageNoun, unit: 'year' });
  const weeks = named(language.spansOfWeeks ?? {}, groups.spanOfYears);
  if (weeks === undefined) return undefined;
  return one(match, 'count', weeks * times, { unit: 'week', spoken: true });
}

/** «3 ore», «due settimane e mezza», «mezz’ora»; «un’ora» only where a form says that it counts. */
function units(match: Match): Mention[] {
  const { groups, values, language, text, span } = match;
  const { n, days } = groups;
  const half = hasHalf(match);
  const article = isArticle(match, n) && !half;
  if (article && !match.faint) return [];
  if (n === undefined && days === undefined && groups.unit === undefined) {
    const typed = text.slice(span.start, span.end);
    const ofHour = Object.entries(language.partsOfHours).find(([words]) =>
      new RegExp(words, 'iu').test(typed),
    );
    return ofHour ? ofMinutes(match, ofHour[1], {}) : [];
  }
  const noun = (groups.unit ?? language.unitNouns.day).toLowerCase();
  const unit = named(language.units, noun);
  const whole = values.number(n ?? days) ?? (half || groups.one ? 1 : undefined);
  if (whole === undefined || unit === undefined) return [];
  return one(match, 'count', whole + (half ? 0.5 : 0), {
    noun,
    unit,
    ...(n === undefined || half ? {} : { slot: match.spanOf('n') }),
    ...(groups.one || language.numbers.vague.includes(n?.toLowerCase() ?? '')
      ? { faint: true }
      : {}),
    ...(article ? { quiet: true } : {}),
  });
}

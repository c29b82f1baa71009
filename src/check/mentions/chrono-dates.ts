import type { ParsedComponents, ParsedResult } from 'chrono-node';
import * as en from 'chrono-node/en';
import * as it from 'chrono-node/it';
import { mention } from './find.ts';
import type { Mention, MentionContext } from './mention.ts';

const PARSERS = { it: it.strict, en: en.strict } as const;

/**
 * «4 - 14», and «da 1 a 5», of which the library takes the «a» for the morning; «alle 9/10», which our
 * own forms saw and left: they know the words before it.
 */
const NO_TIME = /\d\s*[ap]$|^[\d\s–—-]+$|^\d\d?\/(?:0?\d|1[0-2])$/i;

/** A day that no text speaks of: what is not typed must not look as if it were. */
const NEUTRAL = new Date(Date.UTC(2001, 0, 1, 12));

/**
 * Dates and hours in the forms that chrono-node knows and our own recognisers left. Only what is
 * typed counts: a result with an implied day or hour is no mention.
 */
export function chronoDatesIn(text: string, language: string, { year }: MentionContext): Mention[] {
  const parser = PARSERS[language.slice(0, 2) as keyof typeof PARSERS];
  if (!parser) return [];
  const results = parser
    .parse(text, NEUTRAL)
    .filter((result) => !isRelative(result) && !NO_TIME.test(result.text));
  return results.flatMap((result): Mention[] => {
    const lead = /^(?:on|at|from|by)\s+/i.exec(result.text)?.[0].length ?? 0;
    const found = { start: result.index + lead, end: result.index + result.text.length };
    const from = certainPart(result.start, year);
    if (!from) return [];
    const to = result.end && certainPart(result.end, year);
    if (!to || to.kind !== from.kind) return [mention(text, from.kind, found, from.value, from)];
    const kind = from.kind === 'time' ? 'timeRange' : 'dateRange';
    return [mention(text, kind, found, { from: from.value, to: to.value })];
  });
}

/** «per un giorno», «fra due settimane»: counted from a day that the text does not name. */
function isRelative(result: ParsedResult): boolean {
  return [...result.tags()].some((tag) => /timeunit|relative|casual/i.test(tag));
}

function certainPart(
  parts: ParsedComponents,
  year: number,
): (Pick<Mention, 'form'> & { kind: 'date' | 'time'; value: string }) | undefined {
  const two = (part: number | null) => String(part ?? 0).padStart(2, '0');
  if (parts.isCertain('day') && parts.isCertain('month') && !parts.isCertain('hour')) {
    const certain = parts.isCertain('year');
    const value = `${certain ? parts.get('year') : year}-${two(parts.get('month'))}-${two(parts.get('day'))}`;
    const form = { weekday: parts.isCertain('weekday'), year: certain, digits: false };
    return { kind: 'date', value, form };
  }
  if (!parts.isCertain('hour') || parts.isCertain('day')) return undefined;
  return { kind: 'time', value: `${two(parts.get('hour'))}:${two(parts.get('minute'))}` };
}

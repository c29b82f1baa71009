/** One `{{fact.path, format}}` of a text. Offsets count characters of the text. */
export interface Placeholder {
  readonly start: number;
  readonly end: number;
  /** Path of the fact, or the name of a runtime variable without its `$`. */
  readonly name: string;
  readonly kind: 'fact' | 'variable' | 'broken';
  readonly format: string | undefined;
  readonly typed: string;
}

const BRACES = /\{\{[^{}]*\}\}|\{+[^{}]*\}+|\{+|\}+/g;
const INSIDE = /^\{\{\s*(\$?)([A-Za-z0-9_.*-]+)\s*(?:,\s*([A-Za-z]+)\s*)?\}\}$/;

/** Finds every placeholder of a text; stray braces are returned as `broken`. */
export function placeholdersOf(text: string): Placeholder[] {
  if (!text.includes('{') && !text.includes('}')) return [];
  return [...text.matchAll(BRACES)].map((match) => {
    const span = { start: match.index, end: match.index + match[0].length, typed: match[0] };
    const parts = INSIDE.exec(match[0]);
    if (!parts) return { ...span, kind: 'broken', name: match[0], format: undefined };
    return {
      ...span,
      kind: parts[1] ? 'variable' : 'fact',
      name: parts[2] ?? '',
      format: parts[3],
    };
  });
}

/** Values known only at runtime; texts refer to them as `{{$name}}`. */
export const RUNTIME_VARIABLES = [
  'after',
  'before',
  'characters',
  'code',
  'current',
  'date',
  'days',
  'due',
  'email',
  'hours',
  'label',
  'limit',
  'menu',
  'minutes',
  'owed',
  'page',
  'paid',
  'percent',
  'phone',
  'provider',
  'rate',
  'rating',
  'request',
  'right',
  'said',
  'time',
  'title',
  'total',
  'value',
  'venue',
  'what',
  'years',
] as const;

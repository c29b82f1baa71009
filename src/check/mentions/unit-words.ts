import type { Language } from './language.ts';

/** What stands beside values. */
export const UNITS = ['euro', 'percent', 'years'] as const;
type Unit = (typeof UNITS)[number];

/** How a unit is found right behind a value; euros stand ahead of it too. */
interface UnitWords {
  readonly behind: RegExp;
  readonly ahead: RegExp | undefined;
}

const made = new WeakMap<Language, Map<Unit, UnitWords>>();

export function unitWords(language: Language, name: Unit): UnitWords {
  const ofLanguage = made.get(language) ?? new Map<Unit, UnitWords>();
  made.set(language, ofLanguage);
  const known = ofLanguage.get(name) ?? unitWordsOf(language.lists[name], name);
  ofLanguage.set(name, known);
  return known;
}

function unitWordsOf(list: string | undefined, name: Unit): UnitWords {
  const words = `(?:${list})`.replaceAll('_', '\\s?');
  return {
    behind: new RegExp(`^[\\s\u00A0]*${words}(?!\\p{L})`, 'iu'),
    ahead: name === 'euro' ? new RegExp(`(?<!\\p{L})${words}[\\s\u00A0]*$`, 'iu') : undefined,
  };
}

/** What stands beside values. */
export const UNITS = ['euro', 'percent', 'years'] as const;
type Unit = (typeof UNITS)[number];

const WORDS: Readonly<Record<string, Readonly<Record<Unit, string>>>> = {
  it: { euro: '€|euro|euri|eur', percent: '%|per\\s?cento|percentuale', years: 'ann[oi]' },
  en: { euro: '€|euros?|eur', percent: '%|per[\\s-]?cent', years: 'years?|yrs?' },
};

/** How a unit is found right behind a value; euros stand ahead of it too. */
interface UnitWords {
  readonly behind: RegExp;
  readonly ahead: RegExp | undefined;
}

/** @returns undefined in a language without a list */
export function unitWords(locale: string, name: Unit): UnitWords | undefined {
  const words = WORDS[locale]?.[name];
  if (words === undefined) return undefined;
  return {
    behind: new RegExp(`^[\\s\u00A0]*(?:${words})(?!\\p{L})`, 'iu'),
    ahead: name === 'euro' ? new RegExp(`(?<!\\p{L})(?:${words})[\\s\u00A0]*$`, 'iu') : undefined,
  };
}

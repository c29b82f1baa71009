import type { LayoutTexts } from '../../content/types.ts';
import type { Remaining } from '../../time/remaining.ts';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

export type CountdownWords = LayoutTexts['countdown'];

export interface CountdownUnit {
  readonly id: string;
  readonly value: string;
  readonly label: string;
}

/** The time left in four units: days, hours, minutes, seconds. */
export function countdownUnits(
  left: Remaining,
  words: CountdownWords,
  language: string,
): CountdownUnit[] {
  const forms = new Intl.PluralRules(language);
  return UNITS.map((id) => ({
    id,
    value: `${left[id]}`,
    label: forms.select(left[id]) === 'one' ? words[id].one : words[id].other,
  }));
}

/** The time left in words, to the minute: it must not change while a screen reader reads it. */
export function countdownSentence(
  units: readonly CountdownUnit[],
  { sentence }: CountdownWords,
): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (typed, name) => {
    const unit = units.find(({ id }) => id === name);
    return unit ? `${unit.value} ${unit.label}` : typed;
  });
}

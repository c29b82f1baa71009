import type { CountdownProps } from '../../components/dates/Countdown.tsx';
import { fillIn } from '../../content/placeholders.ts';
import type { LayoutTexts } from '../../content/types.ts';
import { pluralForm } from '../../i18n/plural.ts';
import type { PageContextValue } from '../../layout/page-context.tsx';
import type { Remaining } from '../../time/remaining.ts';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

interface Writer {
  words: LayoutTexts['countdown'];
  /** BCP 47 tag of the page. */
  language: string;
  write: PageContextValue<'home'>['write'];
}

/** The time left on four leaves: days, hours, minutes, seconds. */
export function countdownLeaves(left: Remaining, { words, language, write }: Writer) {
  return UNITS.map((id) => ({
    id,
    value: write('number', left[id]),
    label: pluralForm(language, left[id], words[id]),
  }));
}

/** The time left in words, to the minute: it is read aloud, and must not change while it is. */
export function countdownSentence(leaves: CountdownProps['units'], sentence: string): string {
  const amounts = leaves.map(({ id, value, label }) => [id, `${value} ${label}`]);
  return fillIn(sentence, Object.fromEntries(amounts));
}

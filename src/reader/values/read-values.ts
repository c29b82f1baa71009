import { applyRules, layerOf, type Node, nodesOf } from './grammar.ts';
import type { Lexicon } from './lexicon.ts';
import { Numbers } from './numbers.ts';
import { amountRules } from './rules/amounts.ts';
import { calendarRules } from './rules/calendar.ts';
import { clockRules } from './rules/clock.ts';
import { withContacts } from './rules/contacts.ts';
import { dateRangeRules, dateRules, weekdayRules } from './rules/dates.ts';
import { amountRangeRules, vagueRules } from './rules/ranges.ts';
import { timeRangeRules, timeRules } from './rules/times.ts';
import { tokensOf } from './tokens.ts';

/** From small to large: each layer combines the results of those before it. */
const LAYERS = [
  dateRules,
  weekdayRules,
  dateRangeRules,
  clockRules,
  timeRules,
  timeRangeRules,
  amountRules,
  amountRangeRules,
  calendarRules,
  vagueRules,
].map(layerOf);

/** The words and values of a text, in time linear in its length. */
export function readValues(text: string, lexicon: Lexicon): Node[] {
  const nodes = withContacts(nodesOf(tokensOf(text), lexicon), text);
  const counted = new Numbers(lexicon).replaceNumbers(nodes);
  return LAYERS.reduce<Node[]>(applyRules, counted);
}

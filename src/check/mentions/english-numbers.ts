const SMALL = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  'sixteen seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ');
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const WORD = [...SMALL.slice(2), ...TENS, 'one', 'hundred', 'thousand', 'million']
  .sort((a, b) => b.length - a.length)
  .join('|');

/** A number in English words: «twenty-three», «one hundred and thirty-five», «fifteen thousand». */
export const ENGLISH_NUMBER = `(?:${WORD})(?:(?:-|\\s|\\sand\\s)(?:${WORD})\\b)*`;

/** The value of English cardinals below a thousand million; undefined when the words make none. */
export function englishNumber(typed: string): number | undefined {
  let [total, group] = [0, 0];
  for (const word of typed.toLowerCase().split(/[\s-]+/)) {
    if (word === 'and') continue;
    const value = smallValue(word);
    if (value !== undefined) group += value;
    else if (word === 'hundred') group = (group || 1) * 100;
    else if (word === 'thousand' || word === 'million') {
      total += (group || 1) * (word === 'thousand' ? 1000 : 1_000_000);
      group = 0;
    } else return undefined;
  }
  return total + group;
}

function smallValue(word: string): number | undefined {
  const small = SMALL.indexOf(word);
  if (small >= 0) return small;
  const tens = TENS.indexOf(word);
  return tens >= 0 ? (tens + 2) * 10 : undefined;
}

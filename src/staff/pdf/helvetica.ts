/**
 * The widths of Helvetica's letters in thousandths of an em, as Adobe published them. jsPDF 4.2 rounds
 * them, the euro by 5%: lines would exceed the margin, and images would overlap the letter before.
 */
const ASCII = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/** The others, by width; accents do not change the width, except on i. */
const OTHERS: Readonly<Record<number, string>> = {
  222: '‘’‚',
  260: '¦',
  278: '·ìíîï',
  333: '¡¨¯´¸¹²³ˆ˜“”„‹›',
  350: '•',
  365: 'º',
  370: 'ª',
  400: '°',
  537: '¶',
  556: '€ƒ†‡¢£¤¥§«»µð–þ',
  584: '¬±×÷',
  611: '¿ßø',
  667: 'Þ',
  722: 'Ð',
  737: '©®',
  778: 'Ø',
  834: '¼½¾',
  889: 'æ',
  944: 'œ',
  1000: '…‰Œ™—Æ',
};

const FIRST = ' '.charCodeAt(0);
const widths = new Map<string, number>([
  ...ASCII.map((width, place) => [String.fromCharCode(FIRST + place), width] as const),
  ...Object.entries(OTHERS).flatMap(([width, letters]) =>
    [...letters].map((letter) => [letter, Number(width)] as const),
  ),
  ['\u00A0', 278],
]);

/**
 * The width of a text in Helvetica, in ems.
 * @throws RangeError for a character outside WinAnsi
 */
export function helveticaWidth(text: string): number {
  let sum = 0;
  for (const letter of text) {
    const width = widths.get(letter) ?? widths.get(letter.normalize('NFD').charAt(0));
    if (width === undefined) throw new RangeError(`Helvetica has no «${letter}»`);
    sum += width;
  }
  return sum / 1000;
}

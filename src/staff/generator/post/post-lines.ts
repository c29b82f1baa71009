export type Label = 'title' | 'subtitle' | 'body' | 'callToAction' | 'date' | 'hashtags';

/** A non-empty line of a post, without markup and label. */
export interface PostLine {
  readonly text: string;
  readonly label: Label | undefined;
  /** It follows an empty line. */
  readonly afterGap: boolean;
  /** It is an item of a list. */
  readonly isItem: boolean;
}

const LABELS: readonly (readonly [Label, RegExp])[] = [
  ['title', /^(titolo|title)$/i],
  ['subtitle', /^(sottotitolo|subtitle)$/i],
  [
    'body',
    /^(testo|corpo|body|paragrafi|paragrafo \d|corpo del (testo|post)|testo del post|contenuto)$/i,
  ],
  ['callToAction', /^(call[ -]to[ -]action|cta|invito|invito all['’]azione)( \(cta\))?$/i],
  ['date', /^(data|date)$/i],
  ['hashtags', /^hashtags?$/i],
];

/** Labels of a single line; the text of others continues until the next label. */
const OF_ONE_LINE: readonly (Label | undefined)[] = ['title', 'subtitle', 'date'];

/** The non-empty lines; a label on a line of its own applies to the next line. */
export function readLines(text: string): PostLine[] {
  const lines: PostLine[] = [];
  let afterGap = false;
  let current: Label | undefined;
  for (const typed of text.split(/\r\n?|\n/)) {
    const plain = withoutMarks(typed);
    const { label, rest } = readLabel(plain);
    current = label ?? current;
    if (rest !== '') {
      lines.push({
        text: OF_ONE_LINE.includes(current) ? unquoted(rest) : rest,
        label: current,
        afterGap,
        isItem: /^\s*([-•*–]|\d+[.)])\s/.test(typed),
      });
      if (OF_ONE_LINE.includes(current)) current = undefined;
      afterGap = false;
    } else if (label) afterGap = true;
    else {
      afterGap = true;
      if (current === 'callToAction' && lines.at(-1)?.label === current) current = undefined;
    }
  }
  return lines;
}

/** Removes Markdown markup: headings, bold, quotes, rules. */
function withoutMarks(line: string): string {
  return line
    .trim()
    .replace(/^([-*_=])\1{2,}$/, '')
    .replace(/^#{1,6}\s+/, '')
    .replace(/^>\s+/, '')
    .replace(/\*\*|__/g, '')
    .replace(/^\*(\S.*\S)\*$/, '$1')
    .trim();
}

function readLabel(line: string): { label: Label | undefined; rest: string } {
  const [, before = line, rest = ''] = /^([^:：]{1,40})[:：](.*)$/s.exec(line) ?? [];
  const name = before.replace(/^[^\p{L}]+|[^\p{L}\p{N})]+$/gu, '');
  const label = LABELS.find(([, pattern]) => pattern.test(name))?.[0];
  return label ? { label, rest: rest.trim() } : { label: undefined, rest: line };
}

/** Removes the quotes that models often put around a labelled title. */
function unquoted(text: string): string {
  return /^["“«](.*)["”»]$/s.exec(text)?.[1]?.trim() ?? text;
}

/** The parts that the prompt asks for; those that the model left out are missing. */
export interface PostParts {
  readonly title: string | undefined;
  readonly subtitle: string | undefined;
  readonly body: readonly string[];
  readonly callToAction: string | undefined;
  /** Every date in the form dd/mm/yyyy, as typed. */
  readonly dates: readonly string[];
  readonly hashtags: readonly string[];
}

const HASHTAG = /(?<![\p{L}\p{N}&#/])#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu;
export const POST_DATE = /(?<![\d/])\d{2}\/\d{2}\/\d{4}(?![\d/])/g;

/** A longer second line is a paragraph, not a subtitle. */
const LONGEST_SUBTITLE_LINE = 160;
const LONGEST_CLOSING_LINE = 160;
const MOST_WORDS_BESIDE_A_DATE = 2;

const INVITES =
  /\b(vi aspettiamo|ti aspettiamo|venite|vieni|scopri(te)?|iscriv(i|ete)(vi|ti)?|prenota(te)?|segui(te)?ci|non perde(te|tevi|rtelo|re)|contatta(te)?ci|scriv(i|ete)ci|chiama(te)?ci|raggiung(i|ete)(ci)?|unisci(ti)?|unitevi|partecipa(te)?|commenta(te)?|condividi|condividete|raccontate(ci)?|raccontaci|passate|passa a)\b/i;

/**
 * Splits the model's free text by labels such as «Titolo:», or without them by position: title,
 * subtitle, paragraphs, call to action. Ignores Markdown markup.
 */
export function splitPost(text: string): PostParts {
  const all = readLines(text);
  const lines = all.filter(({ text: line }) => !isOnlyHashtags(line) && !isOnlyDate(line));
  const labelled = (label: Label) => lines.find((line) => line.label === label);
  const title = labelled('title') ?? lines.find(({ label }) => !label);
  const subtitle = labelled('subtitle') ?? subtitleAfter(title, lines);
  const invitation = joined(lines.filter(({ label }) => label === 'callToAction'));
  const rest = paragraphs(
    lines.filter((line) => line !== title && line !== subtitle && line.label !== 'callToAction'),
  );
  const last = invitation === undefined && rest.length > 1 ? rest.at(-1) : undefined;
  const closing = last !== undefined && isInvitation(last) ? last : undefined;
  return {
    title: title?.text,
    subtitle: subtitle?.text,
    body: closing === undefined ? rest : rest.slice(0, -1),
    callToAction: invitation ?? closing,
    dates: text.match(POST_DATE) ?? [],
    hashtags: text.match(HASHTAG) ?? [],
  };
}

function subtitleAfter(
  title: PostLine | undefined,
  lines: readonly PostLine[],
): PostLine | undefined {
  const at = title ? lines.indexOf(title) : -1;
  const next = at < 0 ? undefined : lines[at + 1];
  const isLast = at + 2 >= lines.length;
  if (!next || next.label || isLast || next.text.length > LONGEST_SUBTITLE_LINE) return undefined;
  return next;
}

/** Paragraphs, separated by empty lines; without any, each line is one. */
function paragraphs(lines: readonly PostLine[]): string[] {
  const hasGaps = lines.some(({ afterGap }, place) => afterGap && place > 0);
  const groups: string[] = [];
  lines.forEach(({ text, afterGap, isItem, label }, place) => {
    const starts = place === 0 || (hasGaps ? afterGap || label === 'body' : !isItem);
    if (starts) groups.push(text);
    else groups.push(`${groups.pop()}\n${text}`);
  });
  return groups;
}

function joined(lines: readonly PostLine[]): string | undefined {
  return lines.length > 0 ? lines.map(({ text }) => text).join('\n') : undefined;
}

function isInvitation(text: string): boolean {
  const words = text.replace(/[^\p{L}\p{N}!?.]+$/u, '');
  return INVITES.test(text) || (text.length <= LONGEST_CLOSING_LINE && words.endsWith('!'));
}

function isOnlyHashtags(line: string): boolean {
  return line.search(HASHTAG) >= 0 && !/[\p{L}\p{N}]/u.test(line.replace(HASHTAG, ''));
}

function isOnlyDate(line: string): boolean {
  const rest = line.replace(POST_DATE, '');
  return rest !== line && (rest.match(/\p{L}+/gu) ?? []).length <= MOST_WORDS_BESIDE_A_DATE;
}

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
function readLines(text: string): PostLine[] {
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

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
const MAX_SUBTITLE_LINE_LENGTH = 160;
const MAX_CLOSING_LINE_LENGTH = 160;
const MAX_WORDS_BESIDE_A_DATE = 2;

const INVITES =
  /\b(vi aspettiamo|ti aspettiamo|venite|vieni|scopri(te)?|iscriv(i|ete)(vi|ti)?|prenota(te)?|segui(te)?ci|non perde(te|tevi|rtelo|re)|contatta(te)?ci|scriv(i|ete)ci|chiama(te)?ci|raggiung(i|ete)(ci)?|unisci(ti)?|unitevi|partecipa(te)?|commenta(te)?|condividi|condividete|raccontate(ci)?|raccontaci|passate|passa a)\b/i;

/**
 * Splits the model's text by position, in the order that the prompt asks for: title, subtitle,
 * paragraphs, call to action. Ignores Markdown markup, and labels such as «Titolo:».
 */
export function splitPost(text: string): PostParts {
  const lines = readLines(text).filter(
    (line) => !isOnlyHashtags(line.text) && !isOnlyDate(line.text),
  );
  const [title, second] = lines;
  const isLong = (second?.text.length ?? 0) > MAX_SUBTITLE_LINE_LENGTH;
  const subtitle = lines.length > 2 && !isLong ? second?.text : undefined;
  const rest = paragraphs(lines.slice(subtitle === undefined ? 1 : 2));
  const last = rest.length > 1 ? rest.at(-1) : undefined;
  const callToAction = last !== undefined && isInvitation(last) ? last : undefined;
  return {
    title: title?.text,
    subtitle,
    body: callToAction === undefined ? rest : rest.slice(0, -1),
    callToAction,
    dates: text.match(POST_DATE) ?? [],
    hashtags: text.match(HASHTAG) ?? [],
  };
}

/** Paragraphs, separated by empty lines; without any, each line is one. */
function paragraphs(lines: readonly PostLine[]): string[] {
  const hasGaps = lines.some(({ afterGap }, index) => afterGap && index > 0);
  const groups: string[] = [];
  lines.forEach(({ text, afterGap, isItem }, index) => {
    const starts = index === 0 || (hasGaps ? afterGap : !isItem);
    if (starts) groups.push(text);
    else groups.push(`${groups.pop()}\n${text}`);
  });
  return groups;
}

function isInvitation(text: string): boolean {
  const words = text.replace(/[^\p{L}\p{N}!?.]+$/u, '');
  return INVITES.test(text) || (text.length <= MAX_CLOSING_LINE_LENGTH && words.endsWith('!'));
}

function isOnlyHashtags(line: string): boolean {
  return line.search(HASHTAG) >= 0 && !/[\p{L}\p{N}]/u.test(line.replace(HASHTAG, ''));
}

function isOnlyDate(line: string): boolean {
  const rest = line.replace(POST_DATE, '');
  return rest !== line && (rest.match(/\p{L}+/gu) ?? []).length <= MAX_WORDS_BESIDE_A_DATE;
}

/** A non-empty line of a post, without markup. */
interface PostLine {
  readonly text: string;
  /** It follows an empty line. */
  readonly afterGap: boolean;
  /** It is an item of a list. */
  readonly isItem: boolean;
}

function readLines(text: string): PostLine[] {
  const typed = text.split(/\r\n?|\n/);
  return typed.flatMap((line, index) => {
    const plain = withoutMarks(line);
    const afterGap = withoutMarks(typed[index - 1] ?? '') === '';
    const isItem = /^\s*([-•*–]|\d+[.)])\s/.test(line);
    return plain === '' ? [] : [{ text: plain, afterGap, isItem }];
  });
}

/** Models write these though the prompt forbids it: before a part, or alone on the line above. */
const LABEL =
  /^(titolo|sottotitolo|testo|corpo|paragrafi|call to action|cta|invito|data|hashtags?)\s*([:：]\s*|$)/i;

/** Removes Markdown markup: headings, bold, quotes, rules; and labels. */
function withoutMarks(line: string): string {
  return line
    .trim()
    .replace(/^([-*_=])\1{2,}$/, '')
    .replace(/^#{1,6}\s+/, '')
    .replace(/^>\s+/, '')
    .replace(/\*\*|__/g, '')
    .replace(/^\*(\S.*\S)\*$/, '$1')
    .replace(LABEL, '')
    .trim();
}

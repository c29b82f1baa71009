import { type Label, type PostLine, readLines } from './post-lines.ts';

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

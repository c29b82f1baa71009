import type { Slip } from './slip.ts';

interface Line {
  readonly start: number;
  readonly text: string;
}

const QUOTES = /(?<!\\)(?:\\\\)*"/g;
const STRING = /"(?:[^"\\]|\\.)*"/g;
/** What a line may hold when each of its texts has become a §. */
const REST = /^(?:[\s{}[\]:,\d-]|(?<=[\d.eE+-])[.eE+]|true|false|null|§(?!\s*§))*$/;
/** How a line begins that is not the rest of a text. */
const NEW_LINE = /^\s*(?:["{[}\]]|-?\d|true|false|null|$)/;
/** Longer ones nobody typed. */
const LONGEST_LINE = 12_000;
const MOST_SHOWN = 40;

export interface MissingQuotes {
  readonly slips: readonly Slip[];
  /** How far one has to read on to prove one of them; nothing when only the whole file can. */
  readonly beyond: number | undefined;
}

/**
 * Where one quotation mark may be missing: in the first line with an odd number of them, at each
 * place that leaves the line in order. The caller proves them by reading on.
 */
export function missingQuotes(text: string): MissingQuotes {
  const lines = linesOf(text);
  const odd = lines.findIndex((one) => (one.text.match(QUOTES)?.length ?? 0) % 2 === 1);
  const line = lines[odd];
  if (!line || line.text.length > LONGEST_LINE) return { slips: [], beyond: undefined };
  const slips = [...openings(line), ...closings(line)].filter(({ mend }) =>
    isInOrder(line, (mend?.offset ?? 0) - line.start),
  );
  const isWhole = NEW_LINE.test(lines[odd + 1]?.text ?? '');
  return { slips, beyond: isWhole ? line.start + line.text.length + 1 : undefined };
}

function linesOf(text: string): Line[] {
  return [...text.matchAll(/[^\r\n]+/g)].map(({ 0: line, index: start }) => ({
    start,
    text: line,
  }));
}

function isInOrder({ text }: Line, at: number): boolean {
  const mended = `${text.slice(0, at)}"${text.slice(at)}`;
  return REST.test(mended.replaceAll('§', ' ').replace(STRING, '§'));
}

function openings({ start, text }: Line): Slip[] {
  return [...text.matchAll(/(?<![^\s{[:,])(?=([^\s",:\]}][^\s"]*))/g)].map(
    ({ 1: word = '', index }) => {
      const offset = start + index;
      const mend = { offset, remove: 0, insert: '"' };
      return {
        code: 'json-unopened-quote',
        offset,
        length: word.length,
        args: { found: word },
        mend,
      };
    },
  );
}

/** Shown from the mark that opens the text to the word after which the other is missing. */
function closings({ start, text }: Line): Slip[] {
  return [...text.matchAll(/(?<=\S)(?=[\s,:\]}]|$)/g)].map(({ index }) => {
    const open = Math.max(text.lastIndexOf('"', index - 1), 0);
    const found = text.slice(open, index).slice(0, MOST_SHOWN);
    const mend = { offset: start + index, remove: 0, insert: '"' };
    const offset = start + open;
    return { code: 'json-unclosed-quote', offset, length: index - open, args: { found }, mend };
  });
}

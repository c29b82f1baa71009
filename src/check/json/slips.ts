import type { FindingArgs, FindingCode } from '../finding.ts';
import { dateMeant, timeMeant } from '../schema/rewrite.ts';
import { missingCloser, openAt, type SyntaxSlip } from './brackets.ts';
import { quoteSlip } from './quotes.ts';

/** Where the parser stopped, and the text around it. */
type Stop = ReturnType<typeof stopAt>;

type Recogniser = (stop: Stop) => SyntaxSlip | undefined;

const WORDS: Readonly<Record<string, string>> = {
  True: 'true',
  False: 'false',
  None: 'null',
  vero: 'true',
  falso: 'false',
  si: 'true',
  no: 'false',
};

const DATE_OR_TIME =
  /^(?:\d{4}-\d{1,2}-\d{1,2}(?:T\d{1,2}:\d{2})?|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{1,2}:\d{2})$/;

/**
 * Names common typing mistakes; anything else is an unexpected character.
 * @param stop where a JSON parser stopped; the length of the text when it ran out
 */
export function slipAt(text: string, stop: number): SyntaxSlip {
  const at = stopAt(text, stop);
  for (const recognise of recognisers) {
    const slip = recognise(at);
    if (slip) return slip;
  }
  return slip('json-unexpected', at.offset, 1, { found: at.found });
}

function stopAt(text: string, stop: number) {
  const offset = text.slice(stop).trim() === '' ? text.length : stop;
  const lastAt = Math.max(text.slice(0, offset).trimEnd().length - 1, 0);
  return {
    text,
    offset,
    found: text[offset] ?? '',
    /** The text from the offset on. */
    rest: text.slice(offset),
    /** The last character before the offset that is not white space, and its offset. */
    last: text[lastAt] ?? '',
    lastAt,
  };
}

function slip(code: FindingCode, offset: number, length = 1, args: FindingArgs = {}): SyntaxSlip {
  return { code, offset, length, args };
}

/** From narrow to wide: the first that matches wins. */
const recognisers: readonly Recogniser[] = [
  function conflictMarker({ offset, rest }) {
    const found = /^(?:<{7}|={7}|>{7})[^\r\n]*/.exec(rest)?.[0];
    return found ? slip('json-conflict-marker', offset, found.length) : undefined;
  },
  function comment({ offset, rest }) {
    const found = /^(?:\/\/[^\r\n"{}[\]]*|\/\*[\s\S]*?(?:\*\/|$)|#[^\r\n]*)/.exec(rest)?.[0];
    if (!found) return undefined;
    return slip('json-comment', offset, found.length, { found: found.slice(0, 30) });
  },
  ({ text, offset }) => quoteSlip(text, offset),
  function otherQuote({ offset, found: mark, rest }) {
    const smart = /^[“”„«»‘’‚](?:([^"“”„«»\r\n]*)[“”„«»"‘’])?/;
    const typed = (mark === "'" ? /^'(?:([^'"\r\n]*)')?/ : smart).exec(rest);
    if (!typed) return undefined;
    const [found, words] = typed;
    const args = { found, ...(words === undefined ? {} : { instead: `"${words}"` }) };
    const code = mark === "'" ? 'json-single-quote' : 'json-smart-quote';
    return slip(code, offset, found.length, args);
  },
  function bareDate({ text, offset, rest }) {
    const [before = ''] = /\d[\d.:/T-]*$/.exec(text.slice(Math.max(offset - 20, 0), offset)) ?? [];
    const [after = ''] = /^[\d.:/T-]*/.exec(rest) ?? [];
    const [found, start] = [before + after, offset - before.length];
    if (!DATE_OR_TIME.test(found) || !/[\s:[,]$/.test(text.slice(0, start))) return undefined;
    const meant = dateMeant(found) ?? timeMeant(found) ?? found;
    return slip('json-bare-word', start, found.length, { found, instead: JSON.stringify(meant) });
  },
  function decimalComma({ text, offset, rest, last, lastAt }) {
    const [fraction] = /^\d+/.exec(rest) ?? [];
    const [integer] = /-?\d+$/.exec(text.slice(Math.max(lastAt - 20, 0), lastAt)) ?? [];
    if (last !== ',' || lastAt !== offset - 1 || !integer || !fraction) return undefined;
    const found = `${integer},${fraction}`;
    const args = { found, instead: `${integer}.${fraction}` };
    return slip('json-decimal-comma', lastAt - integer.length, found.length, args);
  },
  function comma({ offset, found, last, lastAt }) {
    if (found !== '' && '}]'.includes(found) && last === ',')
      return slip('json-trailing-comma', lastAt, 1, { bracket: found });
    if (found === ',' && ',[{'.includes(last)) return slip('json-extra-comma', offset);
    return undefined;
  },
  function missingValue({ text, found, last, lastAt }) {
    if (last !== ':' || found === '' || !',}]'.includes(found)) return undefined;
    return slip('json-missing-value', lastAt, 1, { key: textBefore(text, lastAt)?.words ?? '' });
  },
  ({ text, offset }) => missingCloser(text, offset),
  function missingList({ text, offset, found, last }) {
    const isItem =
      last === ',' && /["{[\d-]/.test(found) && !/^"[^"]*"\s*:/.test(text.slice(offset));
    const colon = found === ']' || isItem ? colonBefore(text, offset) : undefined;
    const key = colon === undefined ? undefined : textBefore(text, colon);
    if (colon === undefined || !key || /^:\s*\[/.test(text.slice(colon))) return undefined;
    const args = { char: '[', instead: `"${key.words}": [` };
    return slip('json-opener-missing', colon, 1, args);
  },
  function extraBracket({ text, offset, rest, found, last, lastAt }) {
    if (found !== '' && '}]'.includes(found))
      return slip('json-extra-bracket', offset, 1, { found });
    // The file continues after its last bracket: an earlier one closed too much.
    const isOver = openAt(text, offset).length === 0 && '}]'.includes(last);
    if (!isOver || !/^,[\s\S]*[}\]]\s*$/.test(rest)) return undefined;
    return slip('json-extra-bracket', lastAt, 1, { found: last });
  },
  function symbol({ text, offset, rest, found }) {
    if (found === '' || !'€$£%'.includes(found)) return undefined;
    const before = /-?[\d.,]+\s*$/.exec(text.slice(Math.max(offset - 20, 0), offset))?.[0].trim();
    const instead = before ?? /^.\s*([\d.]+)/.exec(rest)?.[1] ?? '135';
    return slip('json-symbol', offset, 1, { found, instead });
  },
  function leadingZero({ offset, rest }) {
    const [found, instead] = /^0+(\d+)/.exec(rest) ?? [];
    if (!found || !instead) return undefined;
    return slip('json-leading-zero', offset, found.length, { found, instead });
  },
  function missingColon({ text, offset, found, last, lastAt }) {
    const name = last === '"' ? textBefore(text, lastAt + 1) : undefined;
    if (!name || !'{,'.includes(name.before) || openAt(text, name.start)[0]?.char !== '{')
      return undefined;
    if (!/["[{\w=-]/.test(found)) return undefined;
    return slip('json-missing-colon', found === '=' ? offset : lastAt, 1, { key: name.words });
  },
  function missingOpener({ text, offset, found }) {
    const name = found === ':' ? textBefore(text, offset) : undefined;
    if (!name || (name.before === ',' && openAt(text, offset)[0]?.char === '{')) return undefined;
    const key = name.before === ':' ? textBefore(text, name.beforeAt) : undefined;
    const instead = key ? `"${key.words}": {` : `{ "${name.words}"`;
    return slip('json-opener-missing', key ? name.beforeAt : name.start, 1, { char: '{', instead });
  },
  function missingComma({ found, last, lastAt }) {
    if (!/["\]}\w]/.test(last) || !/["[{\d-]/.test(found)) return undefined;
    return slip('json-missing-comma', lastAt);
  },
  function bareWord({ text, offset, rest }) {
    const [tail] = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(rest) ?? [];
    if (!tail) return undefined;
    const [head = ''] = /[\p{L}_$]*$/u.exec(text.slice(Math.max(offset - 40, 0), offset)) ?? [];
    const found = head + tail;
    const args = { found, instead: WORDS[found] ?? `"${found}"` };
    return slip('json-bare-word', offset - head.length, found.length, args);
  },
  function invisible({ offset, found }) {
    return /[\p{C}\p{Z}]/u.test(found) ? slip('json-invisible', offset) : undefined;
  },
  function unclosed({ offset, text, lastAt }) {
    return offset >= text.length ? slip('json-unclosed', lastAt) : undefined;
  },
];

/** The offset of the colon after the last key, in the group open at an offset. */
function colonBefore(text: string, offset: number): number | undefined {
  const [opener] = openAt(text, offset);
  if (opener?.char !== '{') return undefined;
  const start = opener.offset + 1;
  let [depth, colon]: [number, number | undefined] = [0, undefined];
  for (const mark of text.slice(start, offset).matchAll(/"(?:[^"\\\r\n]|\\.)*"|[{}[\]:]/g)) {
    if ('{['.includes(mark[0])) depth += 1;
    else if ('}]'.includes(mark[0])) depth -= 1;
    else if (mark[0] === ':' && depth === 0) colon = start + mark.index;
  }
  return colon;
}

/** The quoted string that ends before an offset, and the character before it. */
function textBefore(text: string, offset: number) {
  const end = text.slice(0, offset).trimEnd().length;
  const start = text.lastIndexOf('"', end - 2);
  if (start < 0 || text[end - 1] !== '"') return undefined;
  const beforeAt = text.slice(0, start).trimEnd().length - 1;
  return { words: text.slice(start + 1, end - 1), start, before: text[beforeAt] ?? ' ', beforeAt };
}

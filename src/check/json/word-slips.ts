import { replacing, type Slip, type Stop } from './slip.ts';

const SMART_QUOTES = '“”„«»‘’‚';

const WORDS: Readonly<Record<string, string>> = {
  True: 'true',
  False: 'false',
  None: 'null',
  vero: 'true',
  falso: 'false',
  si: 'true',
  no: 'false',
};

export function comment({ text, offset }: Stop): Slip | undefined {
  const match = /^(\/\/[^\r\n"{}[\]]*|\/\*[\s\S]*?(\*\/|$)|#[^\r\n]*)/.exec(text.slice(offset));
  if (!match) return undefined;
  const length = match[0].length;
  const mend = replacing(offset, length, match[0].replace(/[^\r\n]/g, ' '));
  return { code: 'json-comment', offset, length, args: { found: match[0].slice(0, 30) }, mend };
}

export function conflictMarker({ text, offset }: Stop): Slip | undefined {
  const match = /^(<{7}|={7}|>{7})[^\r\n]*/.exec(text.slice(offset));
  if (!match) return undefined;
  return { code: 'json-conflict-marker', offset, length: match[0].length, args: {} };
}

export function smartQuote({ text, offset, found }: Stop): Slip | undefined {
  if (!found || !SMART_QUOTES.includes(found)) return undefined;
  const match = /^[“”„«»‘’‚]([^"“”„«»\r\n]*)[“”„«»"‘’]/.exec(text.slice(offset));
  if (!match)
    return {
      code: 'json-smart-quote',
      offset,
      length: 1,
      args: { found },
      mend: replacing(offset, 1, '"'),
    };
  const insert = `"${match[1]}"`;
  return {
    code: 'json-smart-quote',
    offset,
    length: match[0].length,
    args: { found: match[0], instead: insert },
    mend: replacing(offset, match[0].length, insert),
  };
}

export function singleQuote({ text, offset, found }: Stop): Slip | undefined {
  if (found !== "'") return undefined;
  const match = /^'([^'"\r\n]*)'/.exec(text.slice(offset));
  if (!match) return { code: 'json-single-quote', offset, length: 1, args: { found } };
  const insert = `"${match[1]}"`;
  return {
    code: 'json-single-quote',
    offset,
    length: match[0].length,
    args: { found: match[0], instead: insert },
    mend: replacing(offset, match[0].length, insert),
  };
}

/** `135€` or `€135` without quotation marks. */
export function currencySign({ text, offset, found }: Stop): Slip | undefined {
  if (!found || !'€$£%'.includes(found)) return undefined;
  const number =
    /-?[\d.,]+\s*$/.exec(text.slice(0, offset))?.[0].trim() ??
    /^.\s*([\d.]+)/.exec(text.slice(offset))?.[1];
  return {
    code: 'json-symbol',
    offset,
    length: 1,
    args: { found, instead: number ?? '135' },
    mend: replacing(offset, 1),
  };
}

export function leadingZero({ text, offset }: Stop): Slip | undefined {
  const match = /^(0+)(\d+)/.exec(text.slice(offset));
  if (!match?.[1] || !match[2]) return undefined;
  return {
    code: 'json-leading-zero',
    offset,
    length: match[0].length,
    args: { found: match[0], instead: match[2] },
    mend: replacing(offset, match[1].length),
  };
}

/** A word without quotation marks, as a key or as a value. */
export function bareWord({ text, offset }: Stop): Slip | undefined {
  const tail = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(text.slice(offset));
  if (!tail) return undefined;
  const head = /[\p{L}_$]*$/u.exec(text.slice(0, offset))?.[0] ?? '';
  const found = head + tail[0];
  const instead = WORDS[found] ?? `"${found}"`;
  const start = offset - head.length;
  return {
    code: 'json-bare-word',
    offset: start,
    length: found.length,
    args: { found, instead },
    mend: replacing(start, found.length, instead),
  };
}

/** A character that nobody sees, outside of any text. */
export function invisible({ offset, found }: Stop): Slip | undefined {
  if (!/[\p{C}\p{Z}]/u.test(found)) return undefined;
  return { code: 'json-invisible', offset, length: 1, args: {}, mend: replacing(offset, 1) };
}

import type { Slip } from './slip.ts';

const STRING_OR_COMMENT = /"(?:[^"\\\r\n]|\\.)*("|\\?$|(?=[\r\n]))|\/\/[^\r\n]*|\/\*[\s\S]*?\*\//gm;

/** Finds the first text that runs over the end of its line: its closing quotation mark is missing. */
export function unclosedQuote(text: string): Slip | undefined {
  for (const match of text.matchAll(STRING_OR_COMMENT)) {
    if (!match[0].startsWith('"') || match[1] === '"') continue;
    return (
      unclosedKey(text, match.index) ?? unclosedAt(match.index, match[0].replace(/\s*,?\s*$/, ''))
    );
  }
  return undefined;
}

function unclosedAt(offset: number, content: string): Slip {
  return {
    code: 'json-unclosed-quote',
    offset,
    length: content.length,
    args: { found: content.slice(0, 40) },
    mend: { offset: offset + content.length, remove: 0, insert: '"' },
  };
}

/** `"week: 135, "day": 35`: the key that lost its quotation mark stands earlier in the same line. */
function unclosedKey(text: string, offset: number): Slip | undefined {
  const start = Math.max(text.lastIndexOf('\n', offset), text.lastIndexOf('\r', offset)) + 1;
  const line = /^[^\r\n]*/.exec(text.slice(start))?.[0] ?? '';
  const match = /"[\w$-]+(?=\s*:[^"]*"\p{L})/u.exec(line);
  return match ? unclosedAt(start + match.index, match[0]) : undefined;
}

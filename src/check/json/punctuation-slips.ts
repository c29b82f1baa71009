import { replacing, type Slip, type Stop } from './slip.ts';

const VALUE_END = /["\]}\w]/;
const VALUE_START = /["[{\w-]/;

/** `135,50`: the reader stops at the 50, the slip is the whole number. */
export function decimalComma({ text, offset, before }: Stop): Slip | undefined {
  if (before.char !== ',' || before.offset !== offset - 1) return undefined;
  const integer = /-?\d+$/.exec(text.slice(0, before.offset));
  const fraction = /^\d+/.exec(text.slice(offset));
  if (!integer || !fraction) return undefined;
  const found = `${integer[0]},${fraction[0]}`;
  return {
    code: 'json-decimal-comma',
    offset: before.offset - integer[0].length,
    length: found.length,
    args: { found, instead: found.replace(',', '.') },
    mend: replacing(before.offset, 1, '.'),
  };
}

export function trailingComma({ found, before }: Stop): Slip | undefined {
  if (before.char !== ',' || !(found === '}' || found === ']')) return undefined;
  return {
    code: 'json-trailing-comma',
    offset: before.offset,
    length: 1,
    args: { bracket: found },
    mend: replacing(before.offset, 1),
  };
}

export function doubleComma({ offset, found, before }: Stop): Slip | undefined {
  if (found !== ',' || !',[{'.includes(before.char)) return undefined;
  return { code: 'json-extra-comma', offset, length: 1, args: {}, mend: replacing(offset, 1) };
}

export function missingComma({ found, before }: Stop): Slip | undefined {
  if (!VALUE_END.test(before.char) || !/["[{\d-]/.test(found)) return undefined;
  return {
    code: 'json-missing-comma',
    offset: before.offset,
    length: 1,
    args: {},
    mend: { offset: before.offset + 1, remove: 0, insert: ',' },
  };
}

export function missingColon({ text, offset, found, before }: Stop): Slip | undefined {
  if (before.char !== '"' || !(VALUE_START.test(found) || found === '=')) return undefined;
  const key = /[{,]\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(text.slice(0, offset));
  if (!key || isInList(text.slice(0, key.index + 1))) return undefined;
  const args = { key: key[1] ?? '' };
  if (found === '=')
    return { code: 'json-missing-colon', offset, length: 1, args, mend: replacing(offset, 1, ':') };
  return {
    code: 'json-missing-colon',
    offset: before.offset,
    length: 1,
    args,
    mend: { offset: before.offset + 1, remove: 0, insert: ':' },
  };
}

function isInList(before: string): boolean {
  return innermost(before)?.[0] === '[';
}

/** The last bracket that is still open; texts may hold brackets of their own. */
function innermost(before: string): RegExpExecArray | undefined {
  const open: RegExpExecArray[] = [];
  for (const match of before.matchAll(/"(?:[^"\\\r\n]|\\.)*"|[{}[\]]/g)) {
    if (match[0] === '{' || match[0] === '[') open.push(match);
    else if (!match[0].startsWith('"')) open.pop();
  }
  return open.at(-1);
}

/** `[{ "id": 1, { "id": 2 }]`: a group where only a name can stand is the next of the list. */
export function unclosedGroup({ text, offset, found, before }: Stop): Slip | undefined {
  if (!(found === '{' || found === '[') || before.char !== ',') return undefined;
  const opener = innermost(text.slice(0, offset));
  if (opener?.[0] !== '{') return undefined;
  const at = text.slice(0, before.offset).trimEnd().length;
  const opened = text.slice(0, opener.index).split(/\r\n|\r|\n/).length;
  return {
    code: 'json-bracket-missing',
    offset: at - 1,
    length: 1,
    args: { bracket: '}', char: '{', opened, instead: '}' },
    mend: { offset: at, remove: 0, insert: '}' },
  };
}

export function missingValue({ text, offset, found, before }: Stop): Slip | undefined {
  if (before.char !== ':' || !',}]'.includes(found)) return undefined;
  const key = /"((?:[^"\\]|\\.)*)"\s*:\s*$/.exec(text.slice(0, offset))?.[1] ?? '';
  return { code: 'json-missing-value', offset: before.offset, length: 1, args: { key } };
}

/** What follows the end of the file's one value. */
export function extraBracket({ offset, found }: Stop): Slip | undefined {
  if (!found || !'}]'.includes(found)) return undefined;
  return {
    code: 'json-extra-bracket',
    offset,
    length: 1,
    args: { found },
    mend: replacing(offset, 1),
  };
}

/** The last thing in the file opens or announces something that never comes. */
export function endOfFile({ text, offset, found }: Stop): Slip | undefined {
  if (!found || !'{[,:'.includes(found) || text.slice(offset + 1).trim() !== '') return undefined;
  return unclosedSlip(text);
}

/** The reader came to the end of the text and still waited for something. */
export function unclosedSlip(text: string): Slip {
  return {
    code: 'json-unclosed',
    offset: Math.max(text.trimEnd().length - 1, 0),
    length: 1,
    args: {},
  };
}

import { replacing, type Slip, type Stop } from './slip.ts';

const LINE = /^(\s*(?:"[^"]*"\s*:\s*)?)"(.*)"(\s*[\]}]*\s*,?\s*)$/;

/** `"Il "nostro" campus"`: straight quotes inside a text close it too early. */
export function innerQuotes({ text, offset, before }: Stop): Slip | undefined {
  if (before.char !== '"') return undefined;
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const line = /^[^\r\n]*/.exec(text.slice(start))?.[0] ?? '';
  const match = LINE.exec(line);
  const [, head = '', inside = ''] = match ?? [];
  if (!inside.includes('"') || /"\s*[:,]/.test(inside)) return undefined;
  const first = inside.indexOf('"');
  return {
    code: 'json-inner-quotes',
    offset: start + head.length + 1 + first,
    length: inside.lastIndexOf('"') - first + 1,
    args: { found: inside.slice(first, inside.lastIndexOf('"') + 1) },
    mend: replacing(start + head.length + 1, inside.length, inside.replaceAll('"', "'")),
  };
}

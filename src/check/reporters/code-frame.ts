import type { Place } from '../finding.ts';

const WIDTH = 110;

/** The line of a place with its neighbours, and carets under the place. */
export function codeFrame(text: string, place: Place): string {
  const lines = text.split(/\r\n|\n|\r/);
  const from = Math.max(1, place.line - 1);
  const to = Math.min(lines.length, place.line + 1);
  const gutter = String(to).length;
  const rows: string[] = [];
  for (let number = from; number <= to; number += 1) {
    const { shown, shift } = window(
      lines[number - 1] ?? '',
      number === place.line ? place.column : 1,
    );
    const marker = number === place.line ? '>' : ' ';
    rows.push(`${marker} ${String(number).padStart(gutter)} | ${shown}`.trimEnd());
    if (number === place.line)
      rows.push(`  ${' '.repeat(gutter)} | ${carets(place, lines[number - 1] ?? '', shift)}`);
  }
  return rows.join('\n');
}

/** Cuts a long line around the column, so that the caret stays in view. */
function window(line: string, column: number): { shown: string; shift: number } {
  const clean = line.replaceAll('\t', ' ');
  if (clean.length <= WIDTH) return { shown: clean, shift: 0 };
  const start = Math.max(0, Math.min(column - 40, clean.length - WIDTH));
  const end = start + WIDTH;
  return {
    shown: `${start > 0 ? '…' : ''}${clean.slice(start, end)}${end < clean.length ? '…' : ''}`,
    shift: start - (start > 0 ? 1 : 0),
  };
}

function carets(place: Place, line: string, shift: number): string {
  const end = place.endLine === place.line ? place.endColumn : line.length + 1;
  const length = Math.max(1, Math.min(end, line.length + 1) - place.column);
  const room = Math.max(1, WIDTH + 1 - (place.column - 1 - shift));
  return ' '.repeat(Math.max(0, place.column - 1 - shift)) + '^'.repeat(Math.min(length, room));
}

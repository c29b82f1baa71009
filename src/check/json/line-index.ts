import type { Span } from '../../content/span.ts';
import type { Place } from '../finding.ts';

/** Turns offsets into lines and columns that start at 1; knows LF, CRLF and CR. */
export class LineIndex {
  readonly #starts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    for (const match of text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length);
    this.#starts = starts;
  }

  at(offset: number): Pick<Place, 'line' | 'column'> {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
  }

  /** A span of a file as a place. */
  place(file: string, { start, end }: Span, pointer = ''): Place {
    const [from, to] = [this.at(start), this.at(Math.max(end, start))];
    return { file, ...from, endLine: to.line, endColumn: to.column, pointer };
  }
}

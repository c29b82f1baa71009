import type { RelatedPlace } from '../finding.ts';
import type { Counts } from './report.ts';

/** `1 errore`, `3 errori`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export const roleWords: Readonly<Record<RelatedPlace['role'], string>> = {
  authority: 'fa fede',
  venue: 'dichiarato per sede',
  page: 'diverso',
  known: 'questione aperta',
};

/** The last line of the text report, and the first words of the others. */
export function countLine(counts: Counts, files: number): string {
  const found = counts.errors === 0 ? 'Nessun errore' : counted(counts.errors, 'errore', 'errori');
  const rest = [
    counts.warnings > 0 && counted(counts.warnings, 'avviso', 'avvisi'),
    counts.known > 0 && counted(counts.known, 'contraddizione nota', 'contraddizioni note'),
    counts.toConfirm > 0 &&
      counted(counts.toConfirm, 'valore da confermare', 'valori da confermare'),
  ].filter((part) => part !== false);
  return `${[`${found} in ${files} file`, ...rest].join(', ')}.`;
}

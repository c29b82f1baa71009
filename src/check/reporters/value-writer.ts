import type { Json } from '../../content/json.ts';
import { writtenValue } from '../facts/written-value.ts';
import type { Project } from '../project.ts';

const SILENT = 'non lo dice';

/** Writes a value of a fact as reports show it: as visitors read it, a list with its length. */
export type ValueWriter = (fact: string, value: Json) => string;

export function valueWriter(project: Project): ValueWriter {
  return (fact, value) => {
    if (value === null) return SILENT;
    if (isNames(value)) return `${value.length} voci: ${value.join(', ')}`;
    return writtenValue(project, fact, value).replace(/[\u00A0\u202F]/g, ' ');
  };
}

function isNames(value: Json): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** A value in few words, for a cell of a table: a list by its length alone. */
export function brief(write: ValueWriter, fact: string, value: Json): string {
  return isNames(value) ? `${value.length} voci` : shortened(write(fact, value), 48);
}

/** Cuts a long value, so that it stays on its line. */
export function shortened(text: string, most = 90): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

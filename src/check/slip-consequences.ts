import type { Place } from './finding.ts';
import type { Found } from './hiding.ts';

/** Codes of findings on the words or the value themselves, and not on the group around. */
const ON_A_VALUE = /^(?:value-|text-|date-|time-|typed-|unknown-value|placeholder-)/;

/**
 * Leaves out what is said of a value in which a slip of the syntax stands, or that was too long or too
 * deep to be read whole: it was mended in memory, by guessing.
 */
export function withoutMendedValues(found: readonly Found[]): Found[] {
  const slips = found
    .map(({ finding }) => finding)
    .filter(({ code }) => /^(?:json-|text-too-long)/.test(code));
  return found.filter(
    ({ finding }) =>
      slips.includes(finding) ||
      !ON_A_VALUE.test(finding.code) ||
      !slips.some((slip) => slip.file === finding.file && touches(finding, slip)),
  );
}

function touches(value: Place, slip: Place): boolean {
  if (slip.pointer !== '' && slip.pointer === value.pointer) return true;
  return (
    !isBefore(slip, value) && !isBefore({ line: value.endLine, column: value.endColumn }, slip)
  );
}

function isBefore(a: Position, b: Position): boolean {
  return a.line < b.line || (a.line === b.line && a.column < b.column);
}

type Position = Pick<Place, 'line' | 'column'>;

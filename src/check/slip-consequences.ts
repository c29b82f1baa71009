import { camelCase } from '../content/paths.ts';
import type { Finding, Place } from './finding.ts';
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

const TO_DO: readonly string[] = ['reread', 'translation-behind'];

/**
 * Leaves out what there is to read again after a change that is itself an error: the value or the words
 * are about to change once more, and a reading confirmed now would confirm the slip.
 */
export function withoutEarlyReadings(found: readonly Found[]): Found[] {
  const errors = found
    .map(({ finding }) => finding)
    .filter(({ code, severity }) => severity === 'error' && !TO_DO.includes(code));
  return found.filter(({ finding }) => {
    if (finding.code === 'reread') return !restsOnSlip(finding, errors);
    if (finding.code !== 'translation-behind') return true;
    const [source] = finding.related ?? [];
    return !source || !errors.some((slip) => slip.file === source.file && isWithin(source, slip));
  });
}

function restsOnSlip({ args }: Finding, errors: readonly Finding[]): boolean {
  const paths = Array.isArray(args.paths) ? args.paths.map(String) : [];
  return errors.some(({ file, pointer }) => {
    const root = /^facts\/(.+)\.json$/.exec(file)?.[1];
    const slip = root && `${camelCase(root)}${pointer.replaceAll('/', '.')}.`;
    return slip && paths.some((path) => slip.startsWith(`${path}.`) || `${path}.`.startsWith(slip));
  });
}

function isWithin(inner: Place, outer: Place): boolean {
  return `${inner.pointer}/`.startsWith(`${outer.pointer}/`);
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

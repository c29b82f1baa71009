import type { Finding, Place } from './finding.ts';
import { coherence } from './messages/coherence.ts';

/** Codes of findings on a single value or key: whatever that value disagrees with only follows. */
const ON_ONE_VALUE = /^(?:value-|date-form|date-not-real|time-form|key-|list-|reference-)/;

/**
 * Leaves out the disagreements of a value that is wrong by itself or stands in a file half read, and
 * all but the first of those of one value.
 */
export function withoutBrokenValues(findings: readonly Finding[]): Finding[] {
  const broken = new Set<string>();
  for (const finding of findings) {
    if (finding.code.startsWith('json-')) broken.add(finding.file);
    else if (ON_ONE_VALUE.test(finding.code) && !isCoherence(finding)) broken.add(nameOf(finding));
  }
  const isBroken = (place: Place) => broken.has(place.file) || broken.has(nameOf(place));
  const told = new Set<string>();
  return findings.filter((finding) => {
    if (!isCoherence(finding)) return true;
    const related = finding.related ?? [];
    // What a text says of a value that is told already only follows.
    const follows =
      finding.file.startsWith('texts/') && related.some((place) => told.has(nameOf(place)));
    const again = told.has(nameOf(finding));
    told.add(nameOf(finding));
    return !again && !follows && ![finding, ...related].some(isBroken);
  });
}

function isCoherence({ code }: Finding): boolean {
  return Object.hasOwn(coherence, code);
}

function nameOf({ file, pointer }: Place): string {
  return `${file}#${pointer}`;
}

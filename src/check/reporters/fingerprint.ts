import type { Finding } from '../finding.ts';

/**
 * Names each finding so that it is known again after edits elsewhere: by rule, fact, sorted values and
 * pointers, never by lines. Findings that are equal in all of these are numbered in their order.
 */
export function fingerprints(findings: readonly Finding[]): string[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const print = fingerprint(finding);
    const number = (seen.get(print) ?? 0) + 1;
    seen.set(print, number);
    return number === 1 ? print : `${print} ${number}`;
  });
}

function fingerprint({ code, fact, value, file, pointer, related = [] }: Finding): string {
  const values = [value, ...related.map((place) => place.value)];
  const pointers = [
    `${file}#${pointer}`,
    ...related.map((place) => `${place.file}#${place.pointer}`),
  ];
  return JSON.stringify([code, fact ?? '', unique(values.map(textOf)), unique(pointers)]);
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}

function textOf(value: Finding['value']): string {
  return value === undefined ? '' : JSON.stringify(value);
}

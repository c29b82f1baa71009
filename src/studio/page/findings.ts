import type { FindingView } from '../session/finding-view.ts';

/** Sentences and translations that somebody should read again. */
export function rereadsOf(findings: readonly FindingView[]): FindingView[] {
  return findings.filter(({ code }) => code.startsWith('reread') || code === 'translation-behind');
}

/** By what two answers speak of the same. */
export function sameFinding(a: FindingView, b: FindingView): boolean {
  return a.code === b.code && a.file === b.file && a.pointer === b.pointer && a.fact === b.fact;
}

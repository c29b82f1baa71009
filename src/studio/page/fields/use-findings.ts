import type { FindingView } from '../../desk/finding-view.ts';
import { useOpenStudio } from '../store.ts';

const ORDER = ['error', 'warning', 'known', 'info'];

/** What the check says of exactly this value, the worst first; values to confirm have a mark of their own. */
export function useFindings(file: string, pointer: string): FindingView[] {
  return useOpenStudio()
    .findings.filter(
      (one) => one.file === file && one.pointer === pointer && one.code !== 'to-confirm',
    )
    .sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

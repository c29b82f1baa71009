import type { FindingArgs, FindingCode, Severity } from '../../finding.ts';

/** Facts that contradict each other, by path. */
export interface Inconsistency {
  readonly code: FindingCode;
  /** The fact that is most likely wrong. */
  readonly at: string;
  /** The other facts that do not agree. */
  readonly related: readonly string[];
  readonly args: FindingArgs;
  /** `error` by default. */
  readonly severity?: Severity;
}

/**
 * One wrong fact often does not agree with several right ones: reports it once, at the fact that most
 * inconsistencies share.
 * @param canCarryFinding whether a finding may be reported at a fact
 */
export function mergeInconsistencies(
  inconsistencies: readonly Inconsistency[],
  canCarryFinding: (path: string) => boolean,
): Inconsistency[] {
  let left = [...inconsistencies];
  const merged: Inconsistency[] = [];
  for (
    let path = shared(left, canCarryFinding);
    path !== undefined;
    path = shared(left, canCarryFinding)
  ) {
    const at = path;
    const together = left.filter((inconsistency) => pathsOf(inconsistency).includes(at));
    left = left.filter((inconsistency) => !together.includes(inconsistency));
    merged.push(oneOf(together, at));
  }
  return [...merged, ...left];
}

function oneOf(together: readonly Inconsistency[], at: string): Inconsistency {
  const worst = together.find(({ severity }) => severity !== 'warning') ?? together[0];
  if (!worst) throw new RangeError(`no inconsistency at ${at}`);
  const related = new Set(together.flatMap(pathsOf));
  related.delete(at);
  return { ...worst, at, related: [...related] };
}

function shared(
  inconsistencies: readonly Inconsistency[],
  canCarryFinding: (path: string) => boolean,
): string | undefined {
  const counts = new Map<string, number>();
  for (const path of inconsistencies.flatMap(pathsOf))
    counts.set(path, (counts.get(path) ?? 0) + 1);
  const [path, count = 0] =
    [...counts].filter(([path]) => canCarryFinding(path)).sort(([, a], [, b]) => b - a)[0] ?? [];
  return count > 1 ? path : undefined;
}

function pathsOf({ at, related }: Inconsistency): string[] {
  return [at, ...related];
}

import type { LighthouseRun, Line } from './tools.ts';

/** What one page of one site costs: medians over all runs, times in milliseconds of Lighthouse's phone. */
export interface Row {
  /** Whose page it is. */
  readonly site: string;
  readonly path: string;
  readonly scores: readonly number[];
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** The longest task that Lighthouse tells of, in milliseconds of its phone: 0 where none takes 50. */
  readonly longest: number;
  readonly cls: number;
  readonly script: number;
  readonly bytes: number;
  readonly requests: number;
  /** Of one run: bytes over the line and requests, by what was asked for, such as `Font`. */
  readonly kinds: Readonly<Record<string, { readonly bytes: number; readonly requests: number }>>;
}

/** The row of one page from all of its runs, the first of which tells its kinds of files. */
export function rowOf(site: string, path: string, runs: readonly LighthouseRun[]): Row {
  const value = (audit: string) => median(runs.map((run) => run.audits[audit]?.numericValue ?? 0));
  const categories = Object.keys(runs[0]?.categories ?? {});
  const requests = (run: LighthouseRun) => run.audits['network-requests']?.details?.items ?? [];
  const bytes = (of: (request: Line) => boolean) =>
    median(
      runs.map((run) =>
        requests(run)
          .filter(of)
          .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0),
      ),
    );
  return {
    site,
    path,
    scores: categories.map((name) =>
      median(runs.map(({ categories: all }) => Math.round((all[name]?.score ?? 0) * 100))),
    ),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    longest: median(runs.map(longestTask)),
    cls: value('cumulative-layout-shift'),
    script: bytes(({ resourceType }) => resourceType === 'Script'),
    bytes: bytes(() => true),
    requests: median(runs.map((run) => requests(run).length)),
    kinds: byKind(runs.flatMap((run, place) => (place === 0 ? requests(run) : []))),
  };
}

function byKind(requests: readonly Line[]): Row['kinds'] {
  const kinds: Record<string, { bytes: number; requests: number }> = {};
  for (const { resourceType = '', transferSize = 0 } of requests) {
    kinds[resourceType] ??= { bytes: 0, requests: 0 };
    kinds[resourceType].bytes += transferSize;
    kinds[resourceType].requests += 1;
  }
  return kinds;
}

function longestTask({ audits }: LighthouseRun): number {
  const tasks = audits['long-tasks']?.details?.items ?? [];
  return Math.max(0, ...tasks.map(({ duration }) => duration ?? 0));
}

/** As it is printed: times in milliseconds, weights in thousands of bytes. */
export function lineOf(row: Row): string {
  const { site, path, scores, fcp, lcp, tbt, longest, cls, script, bytes, requests } = row;
  const kilobytes = (count: number) => `${(count / 1000).toFixed(1)} kB`;
  const times = [fcp, lcp, tbt].map((ms) => `${Math.round(ms)} ms`).join(' · ');
  const weight = `${kilobytes(script)} of script, ${kilobytes(bytes)} in ${requests} requests`;
  return `${site} ${path}: ${scores.join('/')} · FCP, LCP, TBT ${times}, longest task ${Math.round(longest)} ms · CLS ${cls.toFixed(3)} · ${weight}`;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

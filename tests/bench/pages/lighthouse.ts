import { chromiumArgs } from '../../../scripts/project/chromium.ts';
import {
  importFrom,
  installExtraPackages,
} from '../../../scripts/project/install-extra-packages.ts';

/** The parts of Lighthouse’s report that we read. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items?: readonly Item[] } }
    >
  >;
}

/** A request, or a task and its milliseconds. */
interface Item {
  readonly resourceType?: string;
  readonly transferSize?: number;
  readonly duration?: number;
}

/** The cost of a page: medians over all runs, times in milliseconds on Lighthouse's phone. */
export interface Row {
  /** The site that the page belongs to. */
  readonly site: string;
  readonly path: string;
  readonly scores: readonly number[];
  readonly figures: Readonly<Record<keyof typeof FIGURES, number>>;
}

const numeric = (name: string) => (report: Report) => report.audits[name]?.numericValue ?? 0;
const items = (report: Report, name: string) => report.audits[name]?.details?.items ?? [];
const bytes = (report: Report, type?: string) =>
  items(report, 'network-requests')
    .filter(({ resourceType }) => type === undefined || resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);

const FIGURES = {
  fcp: numeric('first-contentful-paint'),
  lcp: numeric('largest-contentful-paint'),
  tbt: numeric('total-blocking-time'),
  cls: numeric('cumulative-layout-shift'),
  /** The longest task; 0 when none takes 50 ms. */
  longest: (report: Report) =>
    Math.max(0, ...items(report, 'long-tasks').map(({ duration = 0 }) => duration)),
  scriptBytes: (report: Report) => bytes(report, 'Script'),
  bytes: (report: Report) => bytes(report),
  requests: (report: Report) => items(report, 'network-requests').length,
};

export interface Site {
  readonly name: string;
  readonly url: string;
}

/** Measures a page on several sites in turn, so that a busy moment affects all of them. */
export async function rowsOf(
  chromePath: string,
  path: string,
  sites: readonly Site[],
  runs: number,
): Promise<Row[]> {
  const modules = installExtraPackages('lighthouse', {
    lighthouse: '13.5.0',
    'chrome-launcher': '1.2.1',
  });
  const { default: lighthouse } = await importFrom(modules, 'lighthouse/core/index.js');
  const { launch } = await importFrom(modules, 'chrome-launcher/dist/index.js');
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumArgs()] });
  const reports = new Map<string, Report[]>(sites.map(({ name }) => [name, []]));
  try {
    for (let run = 0; run < runs; run += 1)
      for (const { name, url } of sites) {
        const options = { port: chrome.port, logLevel: 'error' };
        reports.get(name)?.push((await lighthouse(url + path, options)).lhr);
      }
  } finally {
    chrome.kill();
  }
  return [...reports].map(([site, all]) => rowOf(site, path, all));
}

function rowOf(site: string, path: string, all: readonly Report[]): Row {
  const middle = (of: (report: Report) => number) => median(all.map(of));
  const figures = Object.entries(FIGURES).map(([name, of]) => [name, middle(of)]);
  const scores = Object.keys(all[0]?.categories ?? {}).map((name) =>
    middle(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)),
  );
  return { site, path, scores, figures: Object.fromEntries(figures) };
}

/** One line to print: times in milliseconds, sizes in bytes. */
export function lineOf({ site, path, scores, figures }: Row): string {
  const shown = Object.entries(figures).map(
    ([name, value]) => `${name} ${Number(value.toFixed(3))}`,
  );
  return `${site} ${path}: ${scores.join('/')} · ${shown.join(', ')}`;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

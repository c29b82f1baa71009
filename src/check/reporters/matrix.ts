import { isObject, type Json, valueAt } from '../../content/json.ts';
import type { FactRow, FactValue } from '../finding.ts';
import type { Project } from '../project.ts';

/** A page of the site, as a column of the matrix. */
export interface Column {
  /** The address, such as `/sport-city`. */
  readonly page: string;
  /** Its name in the menus; empty when it has none. */
  readonly name: string;
}

export interface MatrixRow {
  readonly row: FactRow;
  /** True when a page says another value than the one that counts for it. */
  readonly disagrees: boolean;
  /** For each column, the indexes of the values that its page shows. */
  readonly cells: readonly (readonly number[])[];
}

/** A table with more columns than this is of no use to anybody, and too large for a browser. */
const MOST_COLUMNS = 60;

export interface Matrix {
  /** How many pages are left out, after those that disagree most. */
  readonly left: number;
  readonly columns: readonly Column[];
  readonly rows: readonly MatrixRow[];
}

/** Facts × pages: rows with disagreements first, columns in the order of site.json; no empty column. */
export function matrixOf(facts: readonly FactRow[], project: Project): Matrix {
  const shown = new Set(facts.flatMap(({ values }) => values.flatMap(pagesOf)));
  const known = knownPages(project).filter(({ page }) => shown.has(page));
  const others = [...shown].filter((page) => !known.some((column) => column.page === page)).sort();
  const every = [...known, ...others.map((page) => ({ page, name: '' }))];
  const columns = every.length <= MOST_COLUMNS ? every : mostDisagreeing(every, facts);
  const rows = facts.map((row) => matrixRow(row, columns));
  return {
    left: every.length - columns.length,
    columns,
    rows: [...rows.filter((row) => row.disagrees), ...rows.filter((row) => !row.disagrees)],
  };
}

/** The pages with the most values of their own, in their order. */
function mostDisagreeing(columns: readonly Column[], facts: readonly FactRow[]): Column[] {
  const own = new Map<string, number>();
  for (const { values } of facts) {
    for (const value of values.filter(({ role }) => role === 'page'))
      for (const page of pagesOf(value)) own.set(page, (own.get(page) ?? 0) + 1);
  }
  const chosen = columns
    .toSorted((a, b) => (own.get(b.page) ?? 0) - (own.get(a.page) ?? 0))
    .slice(0, MOST_COLUMNS);
  return columns.filter((column) => chosen.includes(column));
}

function matrixRow(row: FactRow, columns: readonly Column[]): MatrixRow {
  const byPage = new Map<string, number[]>();
  for (const [index, value] of row.values.entries()) {
    for (const page of pagesOf(value)) byPage.set(page, [...(byPage.get(page) ?? []), index]);
  }
  return {
    row,
    disagrees: row.values.some(({ role }) => role === 'page'),
    cells: columns.map(({ page }) => byPage.get(page) ?? []),
  };
}

function pagesOf({ places }: FactValue): string[] {
  return [...new Set(places.flatMap((place) => place.pages))];
}

/** The pages of site.json in their order, with the names that the menus give them. */
function knownPages(project: Project): Column[] {
  const site = project.value('site.json');
  const pages = valueAt(site, ['pages']);
  const names = valueAt(project.value(`texts/${project.locales[0]}/layout.json`), ['pages']);
  return (Array.isArray(pages) ? pages : []).flatMap((page) => {
    if (!isObject(page) || typeof page.path !== 'string') return [];
    return [{ page: page.path, name: named(valueAt(names, [String(page.id)]), project) }];
  });
}

/** A name may be a placeholder, such as `{{venues.sportCity.name}}`. */
function named(text: Json | undefined, project: Project): string {
  if (typeof text !== 'string') return '';
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, fact: string) =>
    String(valueAt(project.facts, fact.split('.')) ?? ''),
  );
}

/** The address of the public site, without a final slash; empty when it cannot be read. */
export function originOf(project: Project): string {
  const origin = valueAt(project.value('site.json'), ['origin']);
  return typeof origin === 'string' && origin.startsWith('https://')
    ? origin.replace(/\/$/, '')
    : '';
}

import { describe, expect, it } from 'vitest';
import type { FactRow } from '../../../src/check/finding.ts';
import { html } from '../../../src/check/reporters/html.ts';
import { matrixOf, originOf } from '../../../src/check/reporters/matrix.ts';
import { namedPages } from '../../../src/check/reporters/report.ts';
import { CONTEXT, place, project, resultOf, weekRow } from './made-up.ts';

const at = place('facts/prices.json', '/week');
const pages = Array.from({ length: 200 }, (_, index) => `/p${String(index).padStart(3, '0')}`);
const wide: FactRow = {
  fact: 'prices.week',
  label: 'Settimana intera',
  values: [
    { value: 135, role: 'authority', places: [{ ...at, pages }] },
    { value: 129, role: 'page', places: [{ ...at, pages: ['/p150', '/p199'] }] },
  ],
};

describe('the matrix of facts and pages', () => {
  it('follows the pages of the site and names them', () => {
    const { columns, rows, left } = matrixOf([weekRow], project);
    expect(columns).toEqual([
      { page: '/', name: 'Casa' },
      { page: '/tariffe', name: '' },
    ]);
    expect(rows.map(({ cells, disagrees }) => ({ cells, disagrees }))).toEqual([
      { cells: [[0], [1]], disagrees: true },
    ]);
    expect(left).toBe(0);
  });

  it('holds every value that one page shows', () => {
    const { columns, rows } = matrixOf([wide], project);
    const column = columns.findIndex(({ page }) => page === '/p150');
    expect(rows[0]?.cells[column]).toEqual([0, 1]);
  });

  it('keeps the pages that disagree when there are too many', () => {
    const { columns, left } = matrixOf([wide], project);
    expect(columns).toHaveLength(60);
    expect(left).toBe(140);
    expect(columns.map(({ page }) => page)).toEqual([...pages.slice(0, 58), '/p150', '/p199']);
    expect(html(resultOf([], [wide]), CONTEXT)).toContain('le altre 140 sono nel rapporto');
  });

  it('knows the address of the site', () => {
    expect(originOf(project)).toBe('https://www.campo.example');
  });
});

describe('the pages of a place', () => {
  it('are named one by one, or all at once', () => {
    expect(namedPages(['/'], project)).toEqual(['/']);
    expect(namedPages(['/', '/tariffe'], project)).toEqual(['tutte le pagine']);
  });

  it('are not named without an end', () => {
    expect(namedPages(pages, project)).toEqual([...pages.slice(0, 40), 'e altre 160 pagine']);
    expect(namedPages(pages.slice(0, 41), project)).toHaveLength(41);
  });
});

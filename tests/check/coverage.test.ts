import { describe, expect, it } from 'vitest';
import { readContentFolder } from '../../scripts/project/content-folder.ts';
import { fromRoot } from '../../scripts/project/paths.ts';
import { coverageOf, coverageTable, linkedPercent, linksByFile } from '../../src/check/coverage.ts';
import { documentOf, type SourceFile } from '../../src/check/json/json-document.ts';
import { Project } from '../../src/check/project.ts';
import { campSources, textOf, withFile } from '../camp.ts';
import { schemas } from '../schemas.ts';

const FILE = 'texts/it/lago-blu.json';
const VALUE = '"value": "{{prices.week, euro}}, pranzo e merenda compresi"';

const projectOf = (sources: readonly SourceFile[]) => new Project(sources.map(documentOf), schemas);

function coverage(value: string) {
  const sources = withFile(FILE, textOf(FILE).replace(VALUE, `"value": ${value}`));
  return coverageOf(linksByFile(projectOf(sources)).get(FILE));
}

const before = coverage(VALUE.slice(9));

describe('the coverage of texts by facts', () => {
  it.each([
    ['open', '"Centoquaranta monete d’oro"'],
    ['free', '"Pranzo e merenda compresi"'],
    ['dependent', '{ "text": "Centoquaranta monete d’oro", "dependsOn": ["prices.week"] }'],
  ] as const)('counts a text that is %s instead of bound', (tie, value) => {
    expect(coverage(value)).toEqual({ ...before, bound: before.bound - 1, [tie]: before[tie] + 1 });
  });

  it('counts the exceptions of exceptions.json', () => {
    const exceptions = textOf('exceptions.json');
    const text = 'Centoquaranta monete d’oro';
    const declared = JSON.parse(exceptions);
    declared.exceptions.coins = { text, reason: '', declaredOn: '2031-01-01' };
    const sources = withFile(FILE, textOf(FILE).replace(VALUE, `"value": "${text}"`)).map(
      (source) =>
        source.path === 'exceptions.json' ? { ...source, text: JSON.stringify(declared) } : source,
    );
    const after = coverageOf(linksByFile(projectOf(sources)).get(FILE));
    expect(after.exception).toBe(before.exception + 1);
  });

  it('compares linked texts with open ones', () => {
    expect(linkedPercent({ bound: 2, dependent: 1, exception: 0, open: 1, free: 90 })).toBe(75);
    expect(linkedPercent({ bound: 0, dependent: 0, exception: 0, open: 0, free: 9 })).toBe(100);
  });

  it('has a row per page and language, and a total', () => {
    const table = coverageTable(projectOf(campSources));
    expect(table).toMatch(/^pagina +legati +dipendono +eccezioni +aperti +liberi +controllati\n/);
    expect(table).toMatch(/^it\/lago-blu +\d+/m);
    expect(table).toMatch(/^tutte +\d+/m);
  });

  // About twenty sentences below the real share: a few edits leave the test green.
  it('is high for the site', () => {
    const live = linksByFile(projectOf(readContentFolder(fromRoot('content'))));
    expect(linkedPercent(coverageOf([...live.values()].flat()))).toBeGreaterThan(88);
  });
});

import { describe, expect, it } from 'vitest';
import { checkData, dataFiles } from '../../../src/publish/data-files.ts';
import { published } from './made-up.ts';

const schema = { title: 'Dati pubblicati' };
const files = [...dataFiles(published(), schema)].map(([path, text]) => ({ path, text }));

/** The findings when one file was built with another text. */
function found(path: string, change: (text: string) => string) {
  const built = files.map((file) =>
    file.path === path ? { path, text: change(file.text) } : file,
  );
  return checkData(published(), schema, built);
}

describe('the check of the published data', () => {
  it('accepts a new build', () => expect(checkData(published(), schema, files)).toEqual([]));

  it('finds an old price in the facts', () => {
    const [first, ...more] = found('dati/fatti.json', (text) =>
      text.replace('"value": 153', '"value": 149'),
    );
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      code: 'site-data',
      args: { found: '"value": 149,', expected: '"value": 153,' },
      file: 'dati/fatti.json',
    });
    expect(first?.line).toBeGreaterThan(1);
  });

  it('finds an old day in a calendar', () => {
    const findings = found('dati/calendario.ics', (text) => text.replace('20310616', '20310617'));
    expect(findings).toMatchObject([{ code: 'site-data', file: 'dati/calendario.ics' }]);
  });

  it('reports a missing file', () => {
    expect(checkData(published(), schema, files.slice(1))).toMatchObject([
      { code: 'site-data-missing', args: { file: 'dati/fatti.json' } },
    ]);
  });
});

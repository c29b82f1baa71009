import { describe, expect, it } from 'vitest';
import { github } from '../../../src/check/reporters/github.ts';
import { CONTEXT, contradiction, resultOf, stray, toConfirm } from './made-up.ts';

const many = (count: number, finding = stray) => Array.from({ length: count }, () => finding);
const lines = (report: string) => report.split('\n').filter((line) => line !== '');

describe('the annotations of GitHub', () => {
  it('name file, place, code and sentence', () => {
    expect(github(resultOf([stray]), CONTEXT)).toBe(
      '::error file=content/facts/prices.json,line=2,endLine=2,col=11,endColumn=14,title=file-unknown::' +
        'Questo file non serve a nessuna pagina: toglietelo da questa cartella.\n',
    );
  });

  it('escape characters that end a property or a line', () => {
    const odd = {
      ...stray,
      args: { nearest: '100%\r\n::warning::x' },
      file: 'a,b:c%.json',
    };
    const [first, ...rest] = lines(github(resultOf([odd]), CONTEXT));
    expect(rest).toEqual([]);
    expect(first).toContain('file=content/a%2Cb%3Ac%25.json,');
    expect(first).toContain('100%25%0D%0A::warning::x');
  });

  it('give no columns to a place of several lines', () => {
    const report = github(resultOf([{ ...stray, endLine: 4 }]), CONTEXT);
    expect(report).toContain('line=2,endLine=4,title=');
  });

  it('stop at ten of each kind and count the rest', () => {
    const warning = { ...stray, severity: 'warning' as const };
    const report = lines(github(resultOf([...many(13), ...many(11, warning)]), CONTEXT));
    expect(report.filter((line) => line.startsWith('::error '))).toHaveLength(10);
    expect(report.filter((line) => line.startsWith('::warning '))).toHaveLength(10);
    expect(report.filter((line) => !line.startsWith('::'))).toEqual([
      'GitHub ne mostra 10: 3 altri errori nel testo del controllo.',
      'GitHub ne mostra 10: 1 altro avviso nel testo del controllo.',
    ]);
    expect(lines(github(resultOf(many(10)), CONTEXT))).toHaveLength(10);
  });

  it('leave out what does not fail the run', () => {
    const known = { ...contradiction, severity: 'known' as const };
    expect(github(resultOf([known, toConfirm]), CONTEXT)).toBe('');
    expect(github(resultOf([known, toConfirm]), { ...CONTEXT, strict: true })).toMatch(/^::error /);
  });
});

import { describe, expect, it } from 'vitest';
import { ContentError } from '../../../scripts/site/vite/validated-content.ts';
import { sentenceOf } from '../../../src/check/messages.ts';
import { pretty } from '../../../src/check/reporters/pretty.ts';
import {
  CONTEXT,
  contradiction,
  resultOf,
  slip,
  toConfirm,
} from '../../check/reporters/made-up.ts';

const known = { ...slip, severity: 'known' as const };

describe('content that stops a build', () => {
  it('gives the text report as its message', () => {
    const { message } = new ContentError(
      resultOf([contradiction, slip, known, toConfirm]),
      'content',
    );
    const report = pretty(resultOf([contradiction, slip]), CONTEXT);
    expect(report).toBe(`${message}\n`);
  });

  it('has its first error for the overlay', () => {
    const { first } = new ContentError(resultOf([known, slip, contradiction]), 'content');
    expect(first).toMatchObject({
      sentence: sentenceOf(slip),
      file: 'content/facts/prices.json',
      line: 2,
      column: 11,
    });
  });
});

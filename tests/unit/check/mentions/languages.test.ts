import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { grammarFor } from '../../../../src/check/mentions/grammar.ts';

const WORDS = new URL('../../../../src/check/mentions/words/', import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, WORDS), 'utf8'));

const FILES = [
  ['it.json', 'language.schema.json'],
  ['en.json', 'language.schema.json'],
  ['it-no-facts.json', 'no-facts.schema.json'],
  ['en-no-facts.json', 'no-facts.schema.json'],
] as const;

describe('the words of a language', () => {
  it.each(FILES)('%s follow their schema', (file, schema) => {
    const validate = new Ajv({ allErrors: true }).compile(read(schema));
    validate(read(file));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('make a grammar, for every language that has a file', () => {
    expect(['it', 'en', 'it-IT'].map((language) => grammarFor(language)?.code)).toEqual([
      'it',
      'en',
      'it',
    ]);
    expect(grammarFor('de')).toBeUndefined();
  });

  it('read the same kinds in English as in Italian', () => {
    const kinds = (language: string) =>
      new Set(grammarFor(language)?.language.forms.map(({ kind }) => kind));
    const missing = [...kinds('it')].filter((kind) => !kinds('en').has(kind));
    expect(missing).toEqual([]);
  });
});

import { namesBeside, nearest } from './nearest.ts';
import type { SchemaError } from './schema-set.ts';
import { base, type Seen } from './seen.ts';

export function unknownReference(error: SchemaError): Seen {
  const found = String(error.params.found);
  const known = error.params.known as string[];
  const kind = String(error.params.kind);
  const near = nearest(found, known) ?? '';
  const beside = kind === 'fact' || kind === 'basis' ? namesBeside(found, known) : undefined;
  return {
    code: 'reference-unknown',
    ...(kind === 'fact' && { fact: found }),
    args: {
      ...base(error),
      found,
      kind,
      known: shortened(beside?.names ?? known),
      group: beside?.group ?? '',
      nearest: near,
    },
  };
}

const MOST_NAMES = 12;

function shortened(names: readonly string[]): readonly string[] {
  return names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), '…'] : names;
}

export function missingText(error: SchemaError): Seen {
  const found = String(error.params.found);
  const { place, file, known } = error.params as { place: string; file: string; known: string[] };
  return {
    code: 'text-missing',
    args: { found, place, textFile: file, nearest: nearest(found, known) ?? '' },
  };
}

export function factText(error: SchemaError): Seen {
  const { problem, id, fact, at } = error.params as Record<
    'problem' | 'id' | 'fact' | 'at',
    string
  >;
  const near = nearest(id, error.params.known as string[]) ?? '';
  const below = `/${at.replaceAll('.', '/')}`;
  const args = { id, fact, at, nearest: near };
  if (problem === 'missing') return { code: 'fact-text-missing', args, below };
  return { code: 'fact-text-extra', args, below, key: id };
}

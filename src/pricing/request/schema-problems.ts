import type { Accepted, ProblemCode, QuoteProblem } from './problem.ts';

/** The parts of an Ajv error that we use. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
}

type Described = Pick<QuoteProblem, 'field' | 'code' | 'accepted'>;

/**
 * Turns the schema errors of one child into problems.
 *
 * @param child its position in the list, from 1.
 * @param fields the field names that a request may use.
 */
export function schemaProblems(
  errors: readonly SchemaError[],
  child: number,
  fields: readonly string[],
): QuoteProblem[] {
  return errors.map((error) => ({ child, ...described(error, fields), ...foundIn(error) }));
}

function described(error: SchemaError, fields: readonly string[]): Described {
  const { keyword, params } = error;
  const field = error.instancePath.split('/')[1] ?? '';
  if (keyword === 'additionalProperties') {
    const accepted = { values: fields };
    return { field: String(params.additionalProperty), code: 'unknown-field', accepted };
  }
  if (keyword === 'required')
    return { field: String(params.missingProperty), code: 'missing-field' };
  const accepted = acceptedBy(error);
  return { field, code: codeOf(error), ...(accepted && { accepted }) };
}

function codeOf({ keyword, params }: SchemaError): ProblemCode {
  if (keyword === 'type') return params.type === 'integer' ? 'not-whole' : 'wrong-type';
  if (keyword === 'minimum' || keyword === 'maximum') return 'out-of-range';
  if (keyword === 'enum') return 'unknown-time-band';
  return keyword === 'format' ? 'not-a-date' : 'wrong-type';
}

/** The accepted values or range, where the schema states them. */
function acceptedBy({ keyword, params }: SchemaError): Accepted | undefined {
  if (keyword === 'enum') return { values: params.allowedValues as readonly string[] };
  if (keyword === 'minimum') return { min: Number(params.limit) };
  if (keyword === 'maximum') return { min: 0, max: Number(params.limit) };
  if (keyword !== 'type') return undefined;
  if (params.type === 'boolean') return { values: [true, false] };
  return params.type === 'integer' ? { min: 0 } : undefined;
}

function foundIn({ keyword, data }: SchemaError): Pick<QuoteProblem, 'found'> {
  const shown = typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean';
  return shown && keyword !== 'required' ? { found: data } : {};
}

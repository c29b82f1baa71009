import { type Accepted, type ProblemCode, QuoteError, type QuoteProblem } from './problem.ts';
import type { ChildRequest } from './request.ts';

/** Validates the shape of a request. */
export interface RequestShape {
  /** The schema errors of one child. */
  errors(child: unknown): readonly SchemaError[];
  /** The names that a child's request may use. */
  readonly fields: readonly string[];
}

/** At most this many problems are reported, however many a request has. */
const MAX_PROBLEMS = 20;

/**
 * Parses a request from JSON: one child or a list of children.
 *
 * @throws QuoteError when the text is not JSON or a child does not match the schema.
 */
export function parseRequest(text: string, shape: RequestShape): ChildRequest[] {
  const value = parseJson(text);
  const children: unknown[] = Array.isArray(value) ? value : [value];
  const problems: QuoteProblem[] = [];
  for (const [index, child] of children.entries()) {
    const errors = shape.errors(child).slice(0, MAX_PROBLEMS);
    problems.push(...schemaProblems(errors, index + 1, shape.fields));
    if (problems.length >= MAX_PROBLEMS) break;
  }
  if (problems.length > 0) throw new QuoteError(problems);
  return children as ChildRequest[];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const problem: QuoteProblem = { child: 0, field: '', code: 'not-json' };
    throw new QuoteError([problem]);
  }
}

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
function schemaProblems(
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

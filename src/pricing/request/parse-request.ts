import type { ErrorObject } from 'ajv';
import { type Accepted, type ProblemCode, QuoteError, type QuoteProblem } from './problem.ts';
import type { ChildRequest } from './request.ts';
import type { RequestShape } from './request-shape.ts';

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
    for (const error of shape.errors(child).slice(0, MAX_PROBLEMS))
      problems.push({ child: index + 1, ...described(error, shape.fields), ...foundIn(error) });
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

type Described = Pick<QuoteProblem, 'field' | 'code' | 'accepted'>;

/** @param fields the field names that a request may use. */
function described(error: ErrorObject, fields: readonly string[]): Described {
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

function codeOf({ keyword, params }: ErrorObject): ProblemCode {
  if (keyword === 'type') return params.type === 'integer' ? 'not-whole' : 'wrong-type';
  if (keyword === 'minimum' || keyword === 'maximum') return 'out-of-range';
  if (keyword === 'enum') return 'unknown-time-band';
  return keyword === 'format' ? 'not-a-date' : 'wrong-type';
}

/** The accepted values or range, where the schema states them. */
function acceptedBy({ keyword, params }: ErrorObject): Accepted | undefined {
  if (keyword === 'enum') return { values: params.allowedValues as readonly string[] };
  if (keyword === 'minimum') return { min: Number(params.limit) };
  if (keyword === 'maximum') return { min: 0, max: Number(params.limit) };
  if (keyword !== 'type') return undefined;
  if (params.type === 'boolean') return { values: [true, false] };
  return params.type === 'integer' ? { min: 0 } : undefined;
}

function foundIn({ keyword, data }: ErrorObject): Pick<QuoteProblem, 'found'> {
  const shown = typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean';
  return shown && keyword !== 'required' ? { found: data } : {};
}

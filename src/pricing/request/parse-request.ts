import { QuoteError, type QuoteProblem } from './problem.ts';
import type { ChildRequest } from './request.ts';
import { type SchemaError, schemaProblems } from './schema-problems.ts';

/** Validates the shape of a request. */
export interface RequestShape {
  /** The schema errors of one child. */
  errors(child: unknown): readonly SchemaError[];
  /** The names that a child's request may use. */
  readonly fields: readonly string[];
}

/** At most this many problems are reported, however many a request has. */
const MOST_PROBLEMS = 20;

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
    const errors = shape.errors(child).slice(0, MOST_PROBLEMS);
    problems.push(...schemaProblems(errors, index + 1, shape.fields));
    if (problems.length >= MOST_PROBLEMS) break;
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

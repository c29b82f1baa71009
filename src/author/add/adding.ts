import type { Finding } from '../../check/finding.ts';
import type { SourceFile } from '../../check/json/json-document.ts';
import { type CheckOptions, type CheckResult, runChecks } from '../../check/runChecks.ts';
import type { SchemaSet } from '../../check/schema/schema-set.ts';
import { applied } from '../decide/steps.ts';
import type { Addition, Hints } from './addition.ts';
import type { Period } from './closure-skeleton.ts';
import { type Kind, skeletonOf } from './skeletons.ts';

/** An internal name: what addresses and keys can be made of. */
export const INTERNAL_NAME = /^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$/;

/** Something new, as the manager asks for it. */
export interface Wish {
  readonly kind: Kind;
  readonly id: string;
  /** Of a closure. */
  readonly period: Period | undefined;
}

export interface Added {
  readonly addition: Addition;
  /** The whole content with it. */
  readonly after: readonly SourceFile[];
  readonly checked: CheckResult;
  /** What is to do then and was not before: texts to write first of all. */
  readonly left: readonly Finding[];
}

/** The file in which a name means something already. */
export function fileWithName(sources: readonly SourceFile[], id: string): SourceFile | undefined {
  return sources.find(({ text }) => text.includes(`"${id}":`) || text.includes(`"id": "${id}"`));
}

/** @param before the check of the content as it is */
export function added(
  sources: readonly SourceFile[],
  before: CheckResult,
  schemas: SchemaSet,
  options: CheckOptions,
  { kind, id, period }: Wish,
  hints: Hints,
): Added {
  const addition = skeletonOf(before.project, kind, id, hints, period);
  const after = [...applied(sources, addition.steps), ...addition.created];
  const known = new Set(before.findings.map(nameOf));
  const checked = runChecks(after, schemas, options);
  const left = checked.findings.filter((one) => one.severity !== 'info' && !known.has(nameOf(one)));
  return { addition, after, checked, left };
}

function nameOf({ code, file, args }: Finding): string {
  return `${code} ${file} ${JSON.stringify(args)}`;
}

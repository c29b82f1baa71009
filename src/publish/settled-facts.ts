import { factAddress } from '../check/facts/fact-place.ts';
import type { Project } from '../check/project.ts';
import { isObject, type Json } from '../content/json.ts';

/** Whether facts are settled: machines must not present open ones as certain. */
export interface SettledFacts {
  /** True while `questions.json` has a question about the fact, its parts or its group. */
  isUndecided(path: string): boolean;
  /** False while a `confirm` covers the fact or a part of it. */
  isConfirmed(path: string): boolean;
  /** Decided and confirmed. */
  isSettled(path: string): boolean;
}

export function settledFactsOf(project: Project): SettledFacts {
  const open = openFacts(project.value('questions.json'));
  const isUndecided = (path: string) => open.some((fact) => isSameOrInside(fact, path));
  const isConfirmed = (path: string) => {
    const { file, steps } = factAddress(path);
    return !isCovered(project.value(file), steps);
  };
  return {
    isUndecided,
    isConfirmed,
    isSettled: (path) => !isUndecided(path) && isConfirmed(path),
  };
}

function openFacts(file: Json | undefined): string[] {
  const questions = isObject(file) && isObject(file.questions) ? file.questions : {};
  return Object.values(questions).flatMap((question) =>
    isObject(question) ? [String(question.fact)] : [],
  );
}

function isSameOrInside(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}

/** True when a `confirm` on the path to a value names it, or one is inside it. */
function isCovered(value: Json | undefined, [step, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((item) => isCovered(item, []));
  if (!isObject(value)) return false;
  if (isObject(value.confirm) && covers(value.confirm.fields, step)) return true;
  if (step !== undefined) return Object.hasOwn(value, step) && isCovered(value[step], rest);
  return Object.values(value).some((child) => isCovered(child, []));
}

function covers(fields: Json | undefined, step: string | undefined): boolean {
  return !Array.isArray(fields) || step === undefined || fields.includes(step);
}

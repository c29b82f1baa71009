import { childOf, type Json, type JsonObject } from '../content/json.ts';
import { errorAt, type Finding, type Place, START } from './finding.ts';
import { JsonDocument } from './json/json-document.ts';
import { Project } from './project.ts';
import type { Rule, RuleContext } from './rule.ts';

/** A rule that threw. Its findings are lost; those of other rules are not. */
export interface RuleCrash {
  readonly rule: string;
  readonly error: unknown;
}

/** Runs a rule. If it throws, that is a finding too, at the place it was reading. */
export function attempt(
  rule: Rule,
  project: Project,
  context: RuleContext,
  crashes: RuleCrash[],
): Finding[] {
  try {
    return rule.check(project, context);
  } catch (error) {
    crashes.push({ rule: rule.name, error });
    return [errorAt(lastPlaceRead(rule, project, context), 'rule-failed', { rule: rule.name })];
  }
}

const NOWHERE: Place = { file: 'site.json', ...START };

/** Runs the rule again, on content that records what was read last. */
function lastPlaceRead(rule: Rule, project: Project, context: RuleContext): Place {
  let last = { file: '', pointer: '' };
  const watched = (file: string, pointer: string, value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value;
    return new Proxy(value as JsonObject, {
      get(group, key, self) {
        const part = Reflect.get(group, key, self);
        if (typeof key === 'symbol' || !Object.hasOwn(group, key)) return part;
        last = { file, pointer: childOf(pointer, key) };
        return watched(file, last.pointer, part);
      },
    });
  };
  const [first] = project.files;
  const files = project.files.map(
    (source) => new JsonDocument(source, (value) => watched(source.path, '', value)),
  );
  try {
    rule.check(new Project(files, project.schemas), context);
  } catch {
    const place = project.document(last.file)?.locate(last.pointer);
    return place ?? { ...NOWHERE, ...(first && { file: first.path }) };
  }
  return NOWHERE;
}

import { escapePointer, type Json, type JsonObject } from '../content/json.ts';
import { type Finding, type Place, START } from './finding.ts';
import { JsonDocument } from './json/json-document.ts';
import { Project } from './project.ts';
import type { Rule, RuleContext } from './rule.ts';

/** A rule that threw. Its findings are lost; those of other rules are not. */
export interface Fault {
  readonly rule: string;
  readonly error: unknown;
}

/** Runs a rule. If it throws, that is a finding too, at the place it was reading. */
export function attempt(
  rule: Rule,
  project: Project,
  context: RuleContext,
  faults: Fault[],
): Finding[] {
  try {
    return rule.check(project, context);
  } catch (error) {
    faults.push({ rule: rule.name, error });
    const args = { rule: rule.name };
    return [{ code: 'rule-failed', severity: 'error', args, ...placeOf(rule, project, context) }];
  }
}

const NOWHERE: Place = { file: 'site.json', ...START };

/** Runs the rule again, on content that records what was read last. */
function placeOf(rule: Rule, project: Project, context: RuleContext): Place {
  const trace = new Trace();
  const [first] = project.files;
  try {
    const watched = project.files.map(({ path, text }) => trace.watching(path, text));
    rule.check(new Project(watched, project.schemas), context);
  } catch {
    const { file, pointer } = trace.last;
    return (
      project.document(file)?.locate(pointer) ?? { ...NOWHERE, ...(first && { file: first.path }) }
    );
  }
  return NOWHERE;
}

class Trace {
  last = { file: '', pointer: '' };

  watching(file: string, text: string): JsonDocument {
    return new JsonDocument({ path: file, text }, (value) => this.#watched(file, '', value));
  }

  #watched(file: string, pointer: string, value: Json): Json {
    if (typeof value !== 'object' || value === null) return value;
    return new Proxy(value as JsonObject, {
      get: (group, key, self) => {
        const part = Reflect.get(group, key, self);
        if (typeof key === 'symbol' || !Object.hasOwn(group, key)) return part;
        const at = `${pointer}/${escapePointer(key)}`;
        this.last = { file, pointer: at };
        return this.#watched(file, at, part);
      },
    });
  }
}

import { escapePointer, isObject, type Json, sameJson, valueAt } from '../../content/json.ts';
import { factAddress, officialValue } from '../facts/fact-place.ts';
import { withMember, withoutPart, withValue } from '../json/edit-json.ts';
import { JsonDocument, type SourceFile } from '../json/json-document.ts';
import type { Project } from '../project.ts';
import { questionsOf } from '../questions.ts';

/** One edit of one file; a file may take several, one after the other. */
export type Step =
  | { readonly kind: 'set'; readonly file: string; readonly pointer: string; readonly value: Json }
  | {
      readonly kind: 'unsay';
      readonly file: string;
      readonly pointer: string;
      readonly page: string;
    }
  | {
      readonly kind: 'close';
      readonly file: string;
      readonly pointer: string;
      readonly question: string;
    }
  | { readonly kind: 'confirm'; readonly file: string; readonly pointer: string }
  /** A member more in a group, or an item more in a list, last. */
  | {
      readonly kind: 'add';
      readonly file: string;
      readonly pointer: string;
      readonly key: string;
      readonly value: Json;
    };

/** What has to be done so that a fact has one value, everywhere. */
export function stepsFor(project: Project, fact: string, value: Json): Step[] {
  return [
    ...setFact(project, fact, value),
    ...unsay(project, fact),
    ...closeQuestions(project, fact),
    ...unmark(project, fact),
  ];
}

function setFact(project: Project, fact: string, value: Json): Step[] {
  const official = officialValue(project, fact);
  if (official !== undefined && sameJson(official, value)) return [];
  const { file, pointer } = factAddress(fact);
  return [{ kind: 'set', file, pointer, value }];
}

/** Every row of `says` on the fact or on a part of it. */
function unsay(project: Project, fact: string): Step[] {
  return project.pageIds().flatMap((page) =>
    Object.keys(project.says(page))
      .filter((path) => path === fact || path.startsWith(`${fact}.`))
      .map((path): Step => {
        const pointer = `/says/${escapePointer(path)}`;
        return { kind: 'unsay', file: `pages/${page}.json`, pointer, page };
      }),
  );
}

function closeQuestions(project: Project, fact: string): Step[] {
  const file = 'questions.json';
  return questionsOf(project)
    .filter((question) => question.fact === fact || question.fact.startsWith(`${fact}.`))
    .map(({ id }) => ({
      kind: 'close',
      file,
      pointer: `/questions/${escapePointer(id)}`,
      question: id,
    }));
}

/** What is decided by itself is confirmed; a mark on several values stays until each of them is. */
function unmark(project: Project, fact: string): Step[] {
  const { file, steps } = factAddress(fact);
  const group = steps.slice(0, -1);
  const confirm = valueAt(project.value(file), [...group, 'confirm']);
  const fields = isObject(confirm) && Array.isArray(confirm.fields) ? confirm.fields : [];
  const index = fields.indexOf(steps.at(-1) ?? '');
  if (index < 0 || fields.length > 1) return [];
  const pointer = `${group.map((step) => `/${escapePointer(step)}`).join('')}/confirm`;
  return [{ kind: 'confirm', file, pointer }];
}

/** The files after some steps; those that no step touches are the same objects. */
export function applied(sources: readonly SourceFile[], steps: readonly Step[]): SourceFile[] {
  return sources.map((source) =>
    steps
      .filter(({ file }) => file === source.path)
      .reduce((before, step) => ({ path: source.path, text: edited(before, step) }), source),
  );
}

function edited(source: SourceFile, step: Step): string {
  const document = new JsonDocument(source);
  if (step.kind === 'set') return withValue(document, step.pointer, step.value);
  if (step.kind === 'add') return withMember(document, step.pointer, step.key, step.value);
  const said = valueAt(document.value, ['says']);
  const isLast = step.kind === 'unsay' && isObject(said) && Object.keys(said).length === 1;
  return withoutPart(document, isLast ? '/says' : step.pointer);
}

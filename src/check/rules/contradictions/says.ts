import { escapePointer, type Json, sameJson, valueAt } from '../../../content/json.ts';
import { factLocation } from '../../../content/paths.ts';
import { factsOfPage } from '../../facts/facts-of-page.ts';
import { errorAt, type Finding, warningAt } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { referencesOf } from '../../known-names.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { schemaFindings } from '../../schema/schema-findings.ts';

/** What a page says of a fact must have the fact's type. */
export const says: Check = (project) =>
  project.pageIds().flatMap((id) => {
    const document = project.document(`pages/${id}.json`);
    if (!document) return [];
    return Object.entries(project.typedSays(id))
      .filter(([, value]) => value !== null)
      .filter(([fact]) => valueAt(project.factsOn(), fact.split('.')) !== undefined)
      .flatMap(([fact, value]) =>
        valueSlips(project, document, `/says/${escapePointer(fact)}`, fact, value),
      );
  });

/** Validates a value given for a fact in another file, against the schema of the fact. */
export function valueSlips(
  project: Project,
  document: JsonDocument,
  pointer: string,
  fact: string,
  value: Json,
): Finding[] {
  const official = valueAt(project.factsOn(), fact.split('.')) ?? null;
  if (sameJson(official, value)) return [];
  const errors = project.errorsAt(factLocation(fact), value, referencesOf(project, undefined));
  return schemaFindings(
    document,
    errors.map((error) => ({ ...error, instancePath: pointer + error.instancePath })),
  );
}

/** What a page says of a fact must differ from it and be shown, or visitors see no difference. */
export const saysUnused: Check = (project) =>
  project.pageIds().flatMap((id) => unused(project, id));

function unused(project: Project, id: string): Finding[] {
  const document = project.document(`pages/${id}.json`);
  const stated = Object.entries(project.says(id)).filter(([, value]) => value !== null);
  if (!document || stated.length === 0) return [];
  const shown = [...factsOfPage(project, id).own];
  const isShown = (fact: string) =>
    shown.some((name) => name === fact || holds(name, fact) || holds(fact, name));
  return stated.flatMap(([fact, value]): Finding[] => {
    const place = document.locate(project.saysPointer(id, fact), 'key');
    if (sameJson(valueAt(project.facts, fact.split('.')) ?? null, value))
      return [errorAt(place, 'says-same', { fact })];
    return isShown(fact)
      ? []
      : [warningAt(place, 'says-unused', { fact, page: id }, { fact, value })];
  });
}

function holds(group: string, fact: string): boolean {
  return fact.startsWith(`${group}.`);
}

import { isObject, type Json, type JsonObject } from '../content/json.ts';
import { memoize, memoizeEach } from '../content/memoize.ts';
import { camelCase, FACT_FILES } from '../content/paths.ts';
import type { Project } from './project.ts';
import { SITE_KEYWORDS, type SiteKeyword } from './schema/reference-keywords.ts';
import type { SchemaSet } from './schema/schema-set.ts';

/** A part of a content file for which the schema sets a keyword. */
export interface DeclaredPart {
  /** The value of the keyword. */
  readonly declared: Json;
  readonly value: Json;
  /** JSON pointer of the part. */
  readonly pointer: string;
}

type Declared = ReadonlyMap<SiteKeyword, readonly DeclaredPart[]>;

const NO_PARTS: readonly DeclaredPart[] = [];

/** The parts of a content file for which the schema sets a keyword. */
export function declaredParts(
  project: Project,
  path: string,
  keyword: SiteKeyword,
): readonly DeclaredPart[] {
  const [whole, schema] = [project.value(path), project.schemaOf(path)];
  if (!isObject(whole) || schema === undefined) return NO_PARTS;
  return declaredIn(project.schemas)(whole, schema).get(keyword) ?? NO_PARTS;
}

/** Visits an unchanged file once, for any number of checks. */
const declaredIn = memoize((schemas: SchemaSet) =>
  memoizeEach((whole: JsonObject, schema: string): Declared => {
    const parts = new Map<SiteKeyword, DeclaredPart[]>();
    schemas.eachPart(schema, whole, (node, value, part, pointer) => {
      if (part === 'key') return;
      for (const keyword of SITE_KEYWORDS) {
        const declared = node[keyword];
        if (declared === undefined) continue;
        const there = parts.get(keyword) ?? [];
        there.push({ declared, value, pointer });
        parts.set(keyword, there);
      }
    });
    return parts;
  }),
);

/** Every part of the fact files for which the schema sets a keyword. */
export function declaredFacts(project: Project, keyword: SiteKeyword) {
  return FACT_FILES.flatMap((name) => {
    const document = project.document(`facts/${name}.json`);
    if (!document) return [];
    return declaredParts(project, document.path, keyword).map((part) => {
      /** Path of the fact, such as `venues.sportCity.name`. */
      const fact = camelCase(name) + part.pointer.replaceAll('/', '.');
      return { ...part, document, fact };
    });
  });
}

/** Whether a pointer leads into quoted words, whose values are not checked. */
export function quotedIn(project: Project, path: string): (pointer: string) => boolean {
  const quoted = declaredParts(project, path, 'quotedWords').map((part) => `${part.pointer}/`);
  return (pointer) => quoted.some((quotedPointer) => `${pointer}/`.startsWith(quotedPointer));
}

/** Fills a template such as `blocks.{id}.button` from a group; undefined when a name is missing. */
export function filledPath(template: Json | undefined, group: JsonObject): string | undefined {
  let complete = typeof template === 'string';
  const path = String(template).replace(/\{(\w+)\}/g, (_, key: string) => {
    const name = group[key];
    complete &&= typeof name === 'string';
    return String(name);
  });
  return complete ? path : undefined;
}

/** The parts of a page that need words in its texts, and the path to those. */
export function partsWithWords(project: Project, path: string) {
  return declaredParts(project, path, 'wordsFor').flatMap(({ declared, value, pointer }) => {
    if (!isObject(value) || !isObject(declared)) return [];
    return Object.entries(declared).flatMap(([key, template]) => {
      const { [key]: part } = value;
      const own = isObject(template) ? template[String(part)] : template;
      const words = filledPath(own, value)?.split('.');
      const isShown = part !== undefined && part !== false;
      return isShown && words ? [{ key, part, pointer: `${pointer}/${key}`, words }] : [];
    });
  });
}

/** Names of the text files that a page shows besides its own. */
export function sharedTexts(project: Project, pageId: string): string[] {
  return declaredParts(project, `pages/${pageId}.json`, 'sharedTexts').flatMap(declaredNames);
}

/** The list that a keyword declares; `{}` stands for the value of the part. */
export function declaredNames({ declared, value }: DeclaredPart): string[] {
  const names = Array.isArray(declared) ? declared.map(String) : [];
  return names.map((name) => name.replace('{}', String(value)));
}

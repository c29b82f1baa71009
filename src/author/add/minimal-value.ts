import { referencesOf } from '../../check/known-names.ts';
import type { Project } from '../../check/project.ts';
import type { ReferenceKind } from '../../check/schema/reference-keywords.ts';
import { TO_WRITE } from '../../check/text-files.ts';
import { isObject, type Json, valueAt } from '../../content/json.ts';
import { camelCase } from '../../content/paths.ts';
import { isWords } from './kinds.ts';

/** What is being added: its id, and the names of the items added so far, by kind of reference. */
export interface AddContext {
  readonly project: Project;
  readonly id: string;
  readonly names: Map<ReferenceKind, string>;
  /** What people call it, if that was typed. */
  readonly displayName?: string | undefined;
  /** True in texts of the first language, where the specification fixes some words. */
  readonly isFirst?: boolean;
}

/**
 * The smallest value that a part of a schema allows: texts are marked as to write, references name
 * what is being added. Undefined if only a person can know it, such as a day or an amount.
 */
export function minimalValue(
  context: AddContext,
  schema: string,
  steps: readonly string[],
): Json | undefined {
  const { project, id, names, displayName } = context;
  const node = project.schemas.alongPath(schema, steps)[steps.length];
  if (!node) return undefined;
  const { type, definition, required, reference, minItems } = node;
  const inside = (step: string) => minimalValue(context, schema, [...steps, step]);
  if (isWords(node)) {
    const whole = project.schemas.alongPath(schema, [])[0];
    const fixed = context.isFirst ? valueAt(whole, ['verbatim', steps.join('.')]) : undefined;
    if (fixed !== undefined) return fixed;
    const isName = ['name', 'title', 'author', id, camelCase(id)].includes(steps.at(-1) ?? '');
    if (displayName && isName && type !== 'array') return displayName;
    const text = `${TO_WRITE}: ${textDescription(node)} (${displayName || id})`;
    return type === 'array' ? [text] : text;
  }
  if (Array.isArray(node.enum)) return node.enum[0];
  if (typeof reference === 'string') {
    const kind = reference as ReferenceKind;
    const known = referencesOf(project, undefined).names.get(kind);
    const examples = Array.isArray(node.examples) ? node.examples.map(String) : [];
    // A new page links to existing ones; other references name what is being added.
    const own = kind === 'page' ? undefined : names.get(kind);
    return own ?? examples.find((example) => known?.has(example)) ?? [...(known ?? [])][0];
  }
  if (definition === 'id') return camelCase(id);
  if (type === 'array') {
    if (minItems === undefined) return [];
    const item = inside('0');
    return item === undefined ? undefined : [item];
  }
  if (type !== 'object') return type === 'boolean' ? false : undefined;
  if (!required && Number(node.minProperties) > 0 && isObject(node.properties)) {
    const [key = ''] = Object.keys(node.properties);
    return { [key]: inside(key) ?? null };
  }
  const isByLocale = valueAt(node, ['propertyNames', 'reference']) === 'locale';
  const keys = isByLocale ? project.locales : Array.isArray(required) ? required.map(String) : [];
  const parts = keys.filter((key) => key !== '$schema').map((key) => [key, inside(key)] as const);
  if (parts.some(([, part]) => part === undefined)) return undefined;
  return Object.fromEntries(parts.map(([key, part]) => [key, part ?? null]));
}

/** What the schema says about a text, without braces, which would make a placeholder. */
function textDescription({ title, hint, description }: { [key: string]: Json }): string {
  const about = [title, hint ?? description].filter(
    (words) => typeof words === 'string' && words !== '',
  );
  return about.join('. ').replace(/[{}"]/g, '').replace(/\.$/, '');
}

import type { Finding } from '../../check/finding.ts';
import { referencesOf } from '../../check/known-names.ts';
import { sharedSchema } from '../../check/layered-pages.ts';
import type { ReferenceKind } from '../../check/schema/reference-keywords.ts';
import { factValue, itemsOf } from '../../content/collection.ts';
import { isObject, type JsonObject, pointerOf, pointerSteps, valueAt } from '../../content/json.ts';
import { type EditStep, setValueStep } from '../steps.ts';
import { itemNamed } from './items.ts';
import { type AddedItem, stepOf } from './kinds.ts';
import { type AddContext, minimalValue } from './minimal-value.ts';

/** The edits and new files that supply what the check finds missing, each once. */
export function missingParts(
  context: AddContext,
  findings: readonly Finding[],
  items: readonly AddedItem[],
): EditStep[] {
  const steps = findings.flatMap((finding) => suppliedFor(context, finding, items));
  return [...new Map(steps.map((step) => [JSON.stringify(step), step])).values()];
}

function suppliedFor(
  context: AddContext,
  finding: Finding,
  items: readonly AddedItem[],
): EditStep[] {
  const { code, args, pointer } = finding;
  const file = ownFile(context, finding.file);
  const at = pointerSteps(pointer);
  const [id, path] = [String(args.id ?? args.found), String(args.at ?? args.path)];
  switch (code) {
    case 'file-missing':
      return newFile(context, String(args.path), String(args.schema));
    case 'key-missing':
      return member(context, file, [...at, String(args.property)]);
    case 'text-missing':
      return member(context, ownFile(context, String(args.textFile)), [...path.split('.'), id]);
    case 'fact-text-missing':
      return member(context, finding.file, [...path.split('.'), id]);
    case 'list-empty':
      return wordsOfParts(context, file, at);
    case 'part-without-words':
      return member(context, file, [...at, String(args.key)]);
    case 'banner-missing':
      return member(context, file, [String(args.key)]);
    case 'page-name-missing':
      return member(context, finding.file, ['pages', id], itemName(items));
    case 'reference-unknown':
      return named(context, String(args.kind) as ReferenceKind, id, items);
    default:
      return [];
  }
}

/** The file to change: for a file that pages share, the new page's own. */
function ownFile({ names }: AddContext, file: string): string {
  const page = names.get('page');
  const isShared = sharedSchema(file) !== undefined;
  return isShared && page !== undefined
    ? `${file.slice(0, file.lastIndexOf('/') + 1)}${page}.json`
    : file;
}

function member(
  context: AddContext,
  file: string,
  steps: readonly string[],
  words?: string,
): EditStep[] {
  const { project } = context;
  const schema = project.schemaOf(file);
  const isFirst = file.startsWith(`texts/${project.locales[0]}/`);
  const value = words ?? (schema && minimalValue({ ...context, isFirst }, schema, steps));
  if (value === undefined) return [];
  return [setValueStep(file, pointerOf(steps), value)];
}

/** The texts of each part that a page names, and of each fact that it lists, for an empty group. */
function wordsOfParts(context: AddContext, file: string, at: readonly string[]): EditStep[] {
  const { project } = context;
  const page = file.replace(/^texts\/[^/]+/, 'pages');
  const [schema, value] = [project.schemaOf(page), project.value(page)];
  if (page === file || !schema || value === undefined) return [];
  const path = at.join('.');
  const { factTexts } = project.schemas.alongPath(project.schemaOf(file) ?? '', [])[0] ?? {};
  const listed = (Array.isArray(factTexts) ? factTexts : [])
    .filter((rule) => valueAt(rule, ['at']) === path)
    .flatMap((rule) => itemsOf(factValue(project.facts, String(valueAt(rule, ['fact'])))) ?? []);
  const ids = [
    ...(project.schemas.textIds(schema, value).get(path) ?? []),
    ...listed.map(([id]) => id),
  ];
  return ids.flatMap((id) => member(context, file, [...at, id]));
}

function newFile(context: AddContext, path: string, schema: string): EditStep[] {
  const { project } = context;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const template = schema.slice(schema.lastIndexOf('/') + 1).replace('.schema.json', '');
  const isShared = project.typed(`${folder}${template}.json`) !== undefined;
  const line = `${'../'.repeat(path.split('/').length)}schemas/${schema}`;
  const whole = isShared ? {} : { $schema: line, ...startOf(context, path, schema, template) };
  const text = `${JSON.stringify(whole, null, 2)}\n`;
  return [{ kind: 'create', file: path, text }];
}

/** The smallest valid file; a page that needs several parts copies those of another page. */
function startOf(context: AddContext, path: string, schema: string, template: string): JsonObject {
  const { project } = context;
  const own = minimalValue(context, schema, []);
  const references = referencesOf(project, undefined);
  const errors = project.schemas.errors(schema, own ?? null, references);
  const model = project.pages.find(
    (page) => page.template === template && page.id !== context.names.get('page'),
  );
  if (!path.startsWith('pages/') || !model || errors.every(({ keyword }) => keyword !== 'minItems'))
    return Object(own);
  const parts = Object(project.value(`pages/${model.id}.json`));
  const { required } = project.schemas.alongPath(schema, [])[0] ?? {};
  const keys = Array.isArray(required) ? required.map(String) : [];
  const venue = context.names.get('venue');
  const whole = Object.fromEntries(keys.map((key) => [key, parts[key]]));
  return { ...whole, ...('venue' in whole && venue !== undefined && { venue }) };
}

function named(
  context: AddContext,
  kind: ReferenceKind,
  name: string,
  items: readonly AddedItem[],
): EditStep[] {
  const defaults = items
    .map(({ collection }) => collection.adds.referencedDefaults?.[kind])
    .find(isObject);
  const item = itemNamed(context, kind, name, defaults);
  return item ? [stepOf(item)] : [];
}

/** The name of the item's page, as a placeholder, if its name is a fact. */
function itemName(items: readonly AddedItem[]): string | undefined {
  const [item] = items;
  const [, group] = /^facts\/(.+)\.json$/.exec(item?.collection.file ?? '') ?? [];
  if (!item || group === undefined || !Object.hasOwn(Object(item.value), 'name')) return undefined;
  return `{{${group}.${item.key}.name}}`;
}

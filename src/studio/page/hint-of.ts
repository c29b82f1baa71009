import { isObject, type Json, valueAt } from '../../content/json.ts';
import { type Field, fileField, listOf, titlesTo } from '../model/field.ts';
import { type Called, plainHint } from '../model/plain-hint.ts';
import { fullTitle, mainLocale, namedFiles } from './file-titles.ts';
import { pageForFile } from './preview/page-for-file.ts';
import type { Studio } from './store.ts';
import { optionName, runtimeName, words } from './words.ts';

/** What schemas say does not change while the studio is open. */
const kept = new Map<string, string>();

/** What a field is for, in the words of the form. */
export function hintOf(studio: Studio, file: string, field: Field): string {
  const { description, name } = field;
  if (description === '') return '';
  const key = [file, name, description].join('\n');
  const hint = kept.get(key) ?? plainHint(description, calledIn(studio, file, field));
  kept.set(key, hint);
  return hint;
}

function calledIn(studio: Studio, file: string, field: Field): Called {
  const { node } = field.described;
  const item = studio.book.part(field.described, '0', undefined);
  const options = [...listOf(node.enum), ...listOf(item?.node.enum)];
  const files = () => new Map(namedFiles(studio).map((one) => [one.path, fullTitle(one)]));
  const pathOf = (named: string) => placesOf(studio, named).find((path) => files().has(path));
  const mentioned = [...field.description.matchAll(/[\w/-]+\.json/g)].flatMap(
    ([named]) => pathOf(named) ?? [],
  );
  return {
    option: (value) => (options.includes(value) ? optionName(value) : undefined),
    part: (keys) =>
      [field.described, field.around, item]
        .filter((one) => isObject(one?.node.properties) && Object.hasOwn(one.node.properties, keys))
        .flatMap((one) => one && studio.book.part(one, keys, undefined)?.node.title)
        .find((title): title is string => typeof title === 'string') ??
      [...mentioned, file, ...wordsBeside(studio, file)]
        .map((path) => wayTo(studio, path, keys.split('.')))
        .find((way) => way !== undefined) ??
      (Object.hasOwn(words.options, keys) ? optionName(keys) : undefined),
    runtime: runtimeName,
    file: (named) => files().get(pathOf(named) ?? ''),
  };
}

/** Where a file may stand that a description names: in full, or by its name alone. */
function placesOf(studio: Studio, named: string): string[] {
  const path = named.replace(/^content\//, '');
  return [path, `facts/${path}`, `texts/${mainLocale(studio)}/${path}`];
}

function wordsBeside(studio: Studio, file: string): string[] {
  const page = pageForFile(file);
  return page === undefined ? [] : [`texts/${mainLocale(studio)}/${page}.json`];
}

/** «In cima › Le voci»; undefined where the keys lead nowhere. */
function wayTo(studio: Studio, path: string, keys: readonly string[]): string | undefined {
  const schema = studio.files.find((one) => one.path === path)?.schema;
  const value: Json | undefined = studio.values[path];
  if (schema === undefined || value === undefined || valueAt(value, keys) === undefined)
    return undefined;
  const whole = fileField(studio.book, schema, value);
  return whole && titlesTo(studio.book, whole, keys).join(' › ');
}

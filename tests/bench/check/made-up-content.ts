import type { SourceFile } from '../../../src/check/json/json-document.ts';
import { isObject, isSentence, type Json, type JsonObject } from '../../../src/content/json.ts';
import { hasStates } from '../../../src/content/sentences.ts';

/** «Page» in the languages of the content. */
const PAGE = { it: 'Pagina', en: 'Page' };

/** A new page, copied from one of the template `activity`. */
interface MadeUpPage {
  readonly id: string;
  readonly model: JsonObject;
}

/**
 * The real content with more activity pages, until the site has `pages` of them. Each new page has
 * the structure and the Italian texts of a real one, and its own id, address and title.
 */
export function madeUpContent(real: readonly SourceFile[], pages: number): SourceFile[] {
  const count = Math.max(0, pages - entriesOf(real).length);
  const models = entriesOf(real).filter(({ template }) => template === 'activity');
  const added = Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length];
    if (!model) throw new RangeError('the content has no activity page');
    return { id: `prova-${index}`, model };
  });
  return withPages(real, added);
}

function entriesOf(real: readonly SourceFile[]): JsonObject[] {
  const { pages } = readObject(textsByPath(real), 'site.json');
  return Array.isArray(pages) ? pages.filter(isObject) : [];
}

/** In the first language only; unchanged files stay the same objects. */
function withPages(real: readonly SourceFile[], added: readonly MadeUpPage[]): SourceFile[] {
  const before = textsByPath(real);
  const files = new Map<string, string>();
  for (const { model, id } of added) {
    files.set(`pages/${id}.json`, before.get(`pages/${model.id}.json`) ?? '');
    files.set(`texts/it/${id}.json`, textsOf(readObject(before, `texts/it/${model.id}.json`), id));
  }
  const pages = [...entriesOf(real), ...added.map(entryOf)];
  files.set('site.json', JSON.stringify({ ...readObject(before, 'site.json'), pages }, null, 2));
  for (const [locale, word] of Object.entries(PAGE)) {
    const path = `texts/${locale}/layout.json`;
    const layout = readObject(before, path);
    const names = Object.fromEntries(added.map(({ id }) => [id, `${word} ${nameOf(id)}`]));
    const all = { ...layout, pages: { ...(layout.pages as JsonObject), ...names } };
    files.set(path, JSON.stringify(all, null, 2));
  }
  const kept = real.filter(({ path }) => !files.has(path));
  return [...kept, ...[...files].map(([path, text]) => ({ path, text }))];
}

function textsByPath(real: readonly SourceFile[]): Map<string, string> {
  return new Map(real.map(({ path, text }) => [path, text]));
}

function entryOf({ id, model: { paths: _others, ...entry } }: MadeUpPage): JsonObject {
  return { ...entry, id, path: `/${id}`, only: ['it'] };
}

function textsOf(model: JsonObject, id: string): string {
  const name = nameOf(id);
  const meta = {
    title: `Una pagina di prova chiamata ${name}`,
    description: `La pagina ${name}: giochi, acqua e amici da {{season.start, dayMonth}}, per bambini e ragazzi di {{camp.age, ageRange}} anni.`,
  };
  return JSON.stringify({ ...(unresting(model) as JsonObject), meta }, null, 2);
}

/** Without `restsOn`: nobody has confirmed the sentences of a made-up page. */
function unresting(value: Json): Json {
  if (Array.isArray(value)) return value.map(unresting);
  if (!isObject(value)) return value;
  if (isSentence(value) && !hasStates(value)) return value.text;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unresting(part)]));
}

/** Letters, because the check would take the number for a value typed by hand. */
function nameOf(id: string): string {
  return id
    .replace(/\D/g, '')
    .replace(/\d/g, (digit) => 'abcdefghil'.charAt(Number(digit)))
    .padStart(5, 'z');
}

function readObject(files: ReadonlyMap<string, string>, path: string): JsonObject {
  const value: Json = JSON.parse(files.get(path) ?? 'null');
  if (!isObject(value)) throw new RangeError(`no content file ${path}`);
  return value;
}

import type { SourceFile } from '../../src/check/json/json-document.ts';
import { isObject, isSentence, type Json, type JsonObject } from '../../src/content/json.ts';
import { hasStates } from '../../src/content/sentences.ts';

/** How a page is called in the languages of the content. */
const PAGE = { it: 'Pagina', en: 'Page' };

/**
 * The real content with more activity pages, until the site has `pages` of them. Each new page has
 * the structure and the Italian words of a real one, an id, an address and a title of its own.
 */
export function madeUpContent(real: readonly SourceFile[], pages: number): SourceFile[] {
  const files = new Map(real.map(({ path, text }) => [path, text]));
  const site = readObject(files, 'site.json');
  const entries = Array.isArray(site.pages) ? site.pages.filter(isObject) : [];
  const models = entries.filter(({ template }) => template === 'activity');
  const added = Array.from({ length: Math.max(0, pages - entries.length) }, (_, index) => {
    const model = models[index % models.length];
    if (!model) throw new RangeError('the content has no activity page');
    const { paths: _others, ...entry } = model;
    const id = `prova-${index}`;
    return { ...entry, id, path: `/${id}`, only: ['it'], model: String(model.id) };
  });
  for (const { model, id } of added) {
    files.set(`pages/${id}.json`, files.get(`pages/${model}.json`) ?? '');
    files.set(`texts/it/${id}.json`, textsOf(readObject(files, `texts/it/${model}.json`), id));
  }
  site.pages = [...entries, ...added.map(({ model: _, ...entry }) => entry)];
  files.set('site.json', JSON.stringify(site, null, 2));
  for (const [locale, word] of Object.entries(PAGE)) {
    const path = `texts/${locale}/layout.json`;
    const layout = readObject(files, path);
    const names = Object.fromEntries(added.map(({ id }) => [id, `${word} ${nameOf(id)}`]));
    const all = { ...layout, pages: { ...(layout.pages as JsonObject), ...names } };
    files.set(path, JSON.stringify(all, null, 2));
  }
  return [...files].map(([path, text]) => ({ path, text }));
}

function textsOf(model: JsonObject, id: string): string {
  const name = nameOf(id);
  const meta = {
    title: `Una pagina di prova chiamata ${name}`,
    description: `La pagina ${name}: giochi, acqua e amici da {{season.start, dayMonth}}, per bambini e ragazzi di {{camp.age, ageRange}} anni.`,
  };
  return JSON.stringify({ ...(unresting(model) as JsonObject), meta }, null, 2);
}

/** Sentences that rest on nothing: nobody has read those of a made-up page. */
function unresting(value: Json): Json {
  if (Array.isArray(value)) return value.map(unresting);
  if (!isObject(value)) return value;
  if (isSentence(value) && !hasStates(value)) return value.text;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unresting(part)]));
}

/** Letters instead of the number, which would be a value typed by hand. */
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

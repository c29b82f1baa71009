import { isObject, type Json } from '../../../src/content/json.ts';
import type { Mutation, Original } from './mutation.ts';

/** A new activity page, made of the words of another and of placeholders. */
export function addedPages(original: Original): Mutation[] {
  const site = original.document('site.json');
  const pages = isObject(site.value) && Array.isArray(site.value.pages) ? site.value.pages : [];
  const activities = pages.filter((page) => isObject(page) && page.template === 'activity');
  return activities.flatMap((page) => {
    if (!isObject(page)) return [];
    return ['alfa', 'beta', 'gamma', 'delta'].map((name) => addedPage(original, page, name));
  });
}

function addedPage(original: Original, page: { [key: string]: Json }, name: string): Mutation {
  const id = `${String(page.id)}-${name}`;
  const files = new Map(original.content.map(({ path, text }) => [path, text]));
  const copy = (path: string, edit: (value: { [key: string]: Json }) => void) => {
    const value = JSON.parse(files.get(path) ?? '{}');
    edit(value);
    return value;
  };
  const write = (path: string, value: Json) => files.set(path, JSON.stringify(value, null, 2));
  const site = copy('site.json', (value) => {
    (value.pages as Json[]).push({ ...page, id, path: `/${id}` });
  });
  const texts = copy(`texts/it/${String(page.id)}.json`, (value) => {
    value.meta = {
      title: `Un’altra pagina di prova, ${name} di ${String(page.id)}`,
      description: `La pagina ${name} di ${String(page.id)}: giochi, acqua e amici da {{season.start, dayMonth}}, per bambini e ragazzi di {{camp.age, ageRange}} anni.`,
    };
  });
  const layout = copy('texts/it/layout.json', (value) => {
    if (isObject(value.pages)) value.pages[id] = `Prova ${name}`;
  });
  write('site.json', site);
  write(`pages/${id}.json`, JSON.parse(files.get(`pages/${String(page.id)}.json`) ?? '{}'));
  write(`texts/it/${id}.json`, texts);
  write('texts/it/layout.json', layout);
  const content = [...files].map(([path, text]) => ({ path, text }));
  return { sort: 'harmless', kind: 'pagina aggiunta', title: id, content, targets: [] };
}

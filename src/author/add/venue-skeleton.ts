import type { Project } from '../../check/project.ts';
import { TO_WRITE } from '../../check/to-write.ts';
import { isObject, isSentence, type Json, type JsonObject, valueAt } from '../../content/json.ts';
import { camelCase } from '../../content/paths.ts';
import {
  type Addition,
  added,
  entryOfSite,
  firstPicture,
  type Hints,
  newFile,
  nothing,
  pageOf,
  together,
  writable,
} from './addition.ts';

/** A venue that is not yet open nor to be seen, with a page like that of the first venue. */
export function venue(project: Project, id: string, hints: Hints): Addition {
  const write = writable(hints, id);
  const home = pageOf(project, 'home') ?? '';
  const name = camelCase(id);
  const model = Object.entries(isObject(project.facts.venues) ? project.facts.venues : {}).find(
    ([, one]) => isObject(one) && one.status === 'open',
  );
  if (!model || !isObject(model[1])) return nothing;
  const [other, facts] = model;
  const map = `map${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const confirm = { status: 'to-confirm', note: hints.inDefinition };
  const template = project.pages.find((one) => one.id === facts.page)?.template ?? '';
  const ownOf = (folder: string) => {
    const shared = project.typed(`${folder}/${template}.json`)?.value;
    return lacking(shared, project.value(`${folder}/${String(facts.page)}.json`));
  };
  const { says: _, gallery: __, ...page } = ownOf('pages');
  const own = {
    name: write('venueName'),
    city: String(facts.city),
    addresses: [write('address')],
    status: 'in-definition',
    listed: false,
    page: id,
    map,
    features: facts.features ?? [],
    confirm,
  };
  const card = { text: write('cardText'), link: write('link'), pictureAlt: write('pictureAlt') };
  return together(
    added('facts/venues.json', '', name, own),
    added('links.json', '', map, { url: `https://mappe.example/${id}`, confirm }),
    entryOfSite(id, template, ['venues']),
    newFile(`pages/${id}.json`, { ...page, venue: name }),
    added(`pages/${home}.json`, '/venues/cards', '', {
      venue: name,
      picture: firstPicture(project),
    }),
    ...project.locales.flatMap((locale) => [
      newFile(
        `texts/${locale}/${id}.json`,
        venueTexts(ownOf(`texts/${locale}`), other, name, hints),
      ),
      added(`texts/${locale}/layout.json`, '/pages', id, `{{venues.${name}.name}}`),
      added(`texts/${locale}/${home}.json`, '/venues/cards', name, card),
    ]),
  );
}

/** What a page has that it does not share with others of its template: the words that only it can say. */
function lacking(shared: Json | undefined, whole: Json | undefined): JsonObject {
  if (!isObject(whole)) return {};
  const parts = Object.entries(whole).flatMap(([key, value]) => {
    const known = valueAt(shared, [key]);
    if (known === undefined) return [[key, value] as const];
    const inside = isObject(known) && !isSentence(value) ? lacking(known, value) : {};
    return Object.keys(inside).length > 0 ? [[key, inside] as const] : [];
  });
  return Object.fromEntries(parts);
}

/** The words of another venue's page are to be written for this one. */
function venueTexts(
  { gallery: _, $schema, ...texts }: JsonObject,
  other: string,
  name: string,
  hints: Hints,
): JsonObject {
  const named = JSON.stringify(texts).replaceAll(`{{venues.${other}.`, `{{venues.${name}.`);
  const banner = { title: hints.bannerTitle, text: hints.bannerText };
  // Where nothing is shared, the file says its schema and the warning by itself.
  const alone = $schema === undefined ? {} : { $schema };
  return { ...alone, ...toWrite(JSON.parse(named)), ...($schema !== undefined && { banner }) };
}

function toWrite<T extends Json>(value: T): T;
function toWrite(value: Json): Json {
  if (typeof value === 'string') return `${TO_WRITE}: ${value}`;
  if (Array.isArray(value)) return value.map((item) => toWrite(item));
  if (!isObject(value)) return value;
  if (isSentence(value)) return typeof value.text === 'string' ? toWrite(value.text) : value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, toWrite(child)]));
}

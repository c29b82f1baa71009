import { isObject, type Json, type JsonObject } from '../../content/json.ts';
import { camelCase } from '../../content/paths.ts';
import type { Project } from '../project.ts';
import { TO_WRITE } from '../to-write.ts';
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
  const structure = project.value(`pages/${String(facts.page)}.json`);
  const { says: _, gallery: __, ...page } = isObject(structure) ? structure : {};
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
        venueTexts(project.value(`texts/${locale}/${String(facts.page)}.json`), other, name, hints),
      ),
      added(`texts/${locale}/layout.json`, '/pages', id, `{{venues.${name}.name}}`),
      added(`texts/${locale}/${home}.json`, '/venues/cards', name, card),
    ]),
  );
}

/** Paths of the words that no two venues share. */
const OF_ONE_VENUE =
  /^\/(?:meta|hero\/(?:text|pictureAlt)|blocks\/(?:(?:presentation|address|menu)\/body|lessons)|features|slots)\b/;

/** The words of another venue's page: those that only that venue can say are to be written. */
function venueTexts(
  texts: Json | undefined,
  other: string,
  name: string,
  hints: Hints,
): JsonObject {
  const named = JSON.stringify(texts ?? {}).replaceAll(`{{venues.${other}.`, `{{venues.${name}.`);
  const { gallery: _, ...own } = JSON.parse(named);
  const banner = { title: hints.bannerTitle, text: hints.bannerText };
  return { ...marked(own, ''), banner };
}

function marked<T extends Json>(value: T, pointer: string): T;
function marked(value: Json, pointer: string): Json {
  if (typeof value === 'string')
    return OF_ONE_VENUE.test(pointer) ? `${TO_WRITE}: ${value}` : value;
  if (Array.isArray(value)) return value.map((item, index) => marked(item, `${pointer}/${index}`));
  if (!isObject(value)) return value;
  if ('restsOn' in value || 'forms' in value)
    return OF_ONE_VENUE.test(pointer) && typeof value.text === 'string'
      ? `${TO_WRITE}: ${value.text}`
      : value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, child]) => [key, marked(child, `${pointer}/${key}`)]),
  );
}

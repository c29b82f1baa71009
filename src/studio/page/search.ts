import { valueAt } from '../../content/json.ts';
import { factLocation } from '../../content/paths.ts';
import { eachText } from '../../content/sentences.ts';
import { fieldParts, isScalar, listOf } from '../model/field.ts';
import { parseQuery } from '../model/search-query.ts';
import { ADDED } from '../session/fact-view.ts';
import { factsIn, fullTitle, namedFiles, rankOf, readable, venueOf } from './file-titles.ts';
import { fieldIn, fieldLabel, valueInWords } from './labels.ts';
import { pageForFile } from './preview/pages-showing.ts';
import { LISTS, type Route, type Studio, TILES, type TileLink } from './studio.ts';
import { lowered, optionName, words } from './words.ts';

const MAX_RESULTS = 40;

export interface Hit {
  /** Other than the form of a file. */
  readonly view?: Route['view'];
  readonly file: string;
  readonly pointer: string;
  readonly title: string;
  readonly text: string;
  /** What people may call it. */
  readonly names: readonly string[];
  /** Other words that find it, such as its synonyms. */
  readonly also?: string;
  /** Pages come first; words on a page after names: «telefono» should find the number first. */
  readonly kind?: keyof typeof KIND_DISTANCE;
  /** How many pages show it: of equal names, the secretariat's phone is meant. */
  readonly uses?: number;
}

const KIND_DISTANCE = { page: -1, fact: 0, shortcut: 0.3, part: 0.2, text: 1.5 } as const;
/** Definitions of what has another name, and what is no name. */
const INNER = ['id', 'icon', 'anchor', 'routePath', 'httpsUrl', 'webOrigin'];

const shown = ({ text, title, also = '' }: Hit) => `${text} ${title} ${also}`;
const searched = ({ names, text, also = '' }: Hit) => `${names.join(' ')} ${text} ${also}`;

/**
 * Searches every word and value of the content; a fact leads to its place.
 * @returns isComplete false if no hit has every word, and these have the most
 */
export function search(studio: Studio, query: string) {
  const { matches, matchCount, distance } = parseQuery(query);
  const all = everything(studio);
  const whole = all.filter((hit) => matches(searched(hit)));
  const counts = new Map(whole.length > 0 ? [] : all.map((hit) => [hit, matchCount(shown(hit))]));
  const most = Math.max(1, ...counts.values());
  const hits = whole.length > 0 ? whole : all.filter((hit) => counts.get(hit) === most);
  // «Orari › Uscita» answers «orario di uscita».
  const distanceOf = (hit: Hit) =>
    Math.min(...hit.names.map((name) => distance(name, shown(hit)))) +
    KIND_DISTANCE[hit.kind ?? 'fact'];
  const ranks = new Map<Hit, number>(hits.map((hit) => [hit, distanceOf(hit)]));
  const rankOfHit = (hit: Hit) => ranks.get(hit) ?? 0;
  // Ties go to the shallower: the last day of the season before that of a closure.
  const depthOf = ({ title }: Hit) => title.split(' › ').length;
  const inOrder = hits.toSorted(
    (a, b) =>
      rankOfHit(a) - rankOfHit(b) ||
      depthOf(a) - depthOf(b) ||
      Number(b.uses ?? 0) - Number(a.uses ?? 0) ||
      a.title.length - b.title.length,
  );
  const isMeant = ({ file, pointer, text, kind: of }: Hit) => {
    if (file === '') return true;
    // Without a field, as the price of half days that a venue does not have.
    const { kind, definition, value = null } = fieldIn(studio, file, pointer) ?? {};
    if (kind === undefined || value === null || /^\//.test(text)) return false;
    // A fact that names something says its name, not its id.
    const isName = of === undefined && /^\p{Lu}/u.test(text);
    return (kind !== 'reference' || isName) && !INNER.includes(definition ?? '');
  };
  // One hit for each place: the nearest.
  const places = Map.groupBy(
    inOrder.slice(0, 3 * MAX_RESULTS).filter(isMeant),
    ({ view = 'file', file, pointer }) => `${view} ${file}#${pointer}`,
  );
  const meant = [...places.values()].flatMap(([first]) => first ?? []);
  return { hits: meant.slice(0, MAX_RESULTS), isComplete: whole.length > 0 };
}

/** All possible hits: shortcuts, pages, files, their parts, facts, then every text. */
function everything(studio: Studio): Hit[] {
  const { facts, values } = studio;
  // Texts that visitors read come first.
  const files = namedFiles(studio)
    .toSorted((a, b) => rankOf(studio, a.path) - rankOf(studio, b.path))
    .map((named) => ({ named, file: named.path, title: fullTitle(named) }));
  const byPage = Map.groupBy(files, ({ file }) => pageForFile(file) ?? file);
  return [
    ...shortcuts(studio),
    ...[...byPage].flatMap(([id, [first]]): Hit[] => {
      if (!first) return [];
      const { file, title: text } = first;
      const names = [text, ...namesOfPage(studio, id)];
      const title = words.groups[first.named.group];
      const kind = names.length > 1 ? 'page' : 'fact';
      return [{ file, pointer: '', title, text, names, kind }];
    }),
    ...files.flatMap(({ named, file, title }) => {
      const kind = named.group === 'facts' ? 'fact' : 'part';
      const whole = fieldIn(studio, file, '');
      const parts = whole ? fieldParts(studio.book, whole).fields : [];
      return parts
        .filter((part) => !isScalar(part))
        .map((part): Hit => {
          const text = fieldLabel(part, studio);
          const also = listOf(part.described.node.synonyms).join(' ');
          return { file, pointer: part.pointer, title, text, names: [text], also, kind };
        });
    }),
    ...[...facts.values()].map(({ path, editAt = path, label, synonyms, forms, pages }): Hit => {
      const { file, pointer } = factLocation(editAt);
      const [value] = Object.values(forms);
      const text = value === undefined ? label : valueInWords(studio, value);
      const names = [label.split(' › ').at(-1) ?? label, label];
      const also = [synonyms, path, ...Object.values(forms)].join(' ');
      const title = text === label ? '' : label;
      return { file, pointer, title, text, names, also, uses: pages.length };
    }),
    ...files
      // Structure has only internal names.
      .filter(({ named }) => named.group !== 'facts' && named.kind !== 'structure')
      .flatMap(({ named, file, title }) =>
        eachText(values[file] ?? null)
          .filter(({ pointer }) => pointer !== '/$schema')
          .map(({ text: typed, pointer }): Hit => {
            const text = readable(typed, factsIn(studio, file), venueOf(studio, file));
            // No name for a text with values of facts.
            const names = [named.kind === 'words' && text === typed ? text : ''];
            return { file, pointer, title, text, names, also: typed, kind: 'text' };
          }),
      ),
  ];
}

/** What a page is called in menus, or else in search engines, in every language, and in its URL. */
function namesOfPage({ values, pages }: Studio, id: string): string[] {
  const page = pages.find((entry) => entry.id === id);
  if (!page) return [];
  const said = Object.keys(values).flatMap((file) => {
    const folder = /^(texts\/[^/]+\/)layout\.json$/.exec(file)?.[1];
    if (folder === undefined) return [];
    return [
      valueAt(values[file], ['pages', id]) ??
        valueAt(values[`${folder}${id}.json`] ?? null, ['meta', 'title']) ??
        [],
    ].flat();
  });
  return [...said.map(String), id.replaceAll('-', ' '), optionName(page.template)];
}

/**
 * What can be added, the list views, and the shortcuts of the home view to other views than a file,
 * or with synonyms.
 */
function shortcuts({ names }: Studio): Hit[] {
  const hit = (
    { label: text, also = [], view, file = '', pointer = '' }: TileLink,
    title: string,
  ) => {
    const names = [text, ...also];
    const location = { view: view ?? 'file', file, pointer, title } as const;
    return { ...location, text, names, also: also.join(' ') };
  };
  const links = TILES.flatMap(({ title, links }) =>
    links.filter(({ view, also }) => view || also).map((link) => hit(link, title)),
  );
  const lists = LISTS.map((view) => hit({ view, label: words.views[view] }, words.views.title));
  const kinds = Object.entries(names[ADDED] ?? {}).map(([pointer, said]) => {
    const [title = ''] = said.split(': ', 1);
    const label = `${words.views.add}: ${lowered(title)}`;
    const also = [...words.adding.calls.map((call) => `${call} ${title}`), said];
    return hit({ view: 'add', pointer, label, also }, '');
  });
  return [...kinds, ...links, ...lists].map((hit) => ({ ...hit, kind: 'shortcut' }));
}

import { factLocation } from '../../check/facts/fact-place.ts';
import { eachText, valueAt } from '../../content/json.ts';
import { fieldParts, isScalar, listOf } from '../model/field.ts';
import { parseQuery } from '../model/matching.ts';
import { factsIn, fullTitle, namedFiles, rankOf, readable, venueOf } from './file-titles.ts';
import { fieldIn, fieldLabel } from './labels.ts';
import { pageForFile } from './preview/pages-showing.ts';
import { type Route, type Studio, TILES } from './studio.ts';
import { optionName, words } from './words.ts';

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
  /** Its synonyms. */
  readonly also?: string;
  /** Pages come first; words on a page after names: «telefono» should find the number first. */
  readonly kind?: 'page' | 'shortcut' | 'text';
}

/** A possible hit, and the words that find it. */
interface Found extends Hit {
  readonly searched: string;
}

const FARTHER = { page: -1, other: 0, shortcut: 0.3, text: 1.5 } as const;
/** Definitions of what has another name, and what is no name. */
const INNER = ['id', 'icon', 'anchor', 'routePath', 'httpsUrl', 'webOrigin'];

const shown = ({ text, title, also = '' }: Hit) => `${text} ${title} ${also}`;

/**
 * Searches every word and value of the content; a fact leads to its place.
 * @returns isWhole false if no hit has every word, and these have the most
 */
export function search(studio: Studio, query: string) {
  const { matches, matchCount, distance } = parseQuery(query);
  const all = everything(studio);
  const whole = all.filter(({ searched }) => matches(searched));
  const counts = new Map(whole.length > 0 ? [] : all.map((hit) => [hit, matchCount(shown(hit))]));
  const most = Math.max(1, ...counts.values());
  const found = whole.length > 0 ? whole : all.filter((hit) => counts.get(hit) === most);
  // One hit for each place: the first.
  const places = Map.groupBy(found, ({ view, file, pointer }) => `${view} ${file}#${pointer}`);
  const hits = [...places.values()].flatMap(([first]) => first ?? []);
  // «Orari › Uscita» answers «orario di uscita».
  const distanceOf = (hit: Hit) =>
    Math.min(...hit.names.map((name) => distance(name, shown(hit)))) + FARTHER[hit.kind ?? 'other'];
  const ranks = new Map<Hit, number>(hits.map((hit) => [hit, distanceOf(hit)]));
  const rankOfHit = (hit: Hit) => ranks.get(hit) ?? 0;
  // Ties go to the shallower: the last day of the season before that of a closure.
  const depthOf = ({ title }: Hit) => title.split(' › ').length;
  const inOrder = hits.toSorted((a, b) => rankOfHit(a) - rankOfHit(b) || depthOf(a) - depthOf(b));
  const isMeant = ({ file, pointer, text }: Hit) => {
    const field = file === '' ? undefined : fieldIn(studio, file, pointer);
    return (
      field?.kind !== 'reference' && !INNER.includes(field?.definition ?? '') && !/^\//.test(text)
    );
  };
  const meant = inOrder.slice(0, 3 * MAX_RESULTS).filter(isMeant);
  return { hits: meant.slice(0, MAX_RESULTS), isWhole: whole.length > 0 };
}

/** All possible hits: shortcuts, pages, files, their parts, facts, then every text. */
function everything(studio: Studio): Found[] {
  const { facts, values } = studio;
  // Texts that visitors read come first.
  const files = namedFiles(studio)
    .toSorted((a, b) => rankOf(studio, a.path) - rankOf(studio, b.path))
    .map((named) => ({ named, file: named.path, title: fullTitle(named) }));
  const byPage = Map.groupBy(files, ({ file }) => pageForFile(file) ?? file);
  return [
    ...shortcuts(),
    ...[...byPage].flatMap(([id, [first]]): Found[] => {
      if (!first) return [];
      const { file, title: text } = first;
      const names = [text, ...namesOfPage(studio, id)];
      const title = words.groups[first.named.group];
      const kind = names.length > 1 ? 'page' : undefined;
      return [
        { file, pointer: '', title, text, names, searched: names.join(' '), ...(kind && { kind }) },
      ];
    }),
    ...files.flatMap(({ file, title }) => {
      const whole = fieldIn(studio, file, '');
      const parts = whole ? fieldParts(studio.book, whole).fields : [];
      return parts
        .filter((part) => !isScalar(part))
        .map((part): Found => {
          const text = fieldLabel(part, studio);
          const also = listOf(part.described.node.synonyms).join(' ');
          const searched = `${text} ${also}`;
          return { file, pointer: part.pointer, title, text, names: [text], also, searched };
        });
    }),
    ...[...facts.values()].map(({ path, editAt = path, label, synonyms, forms }): Found => {
      const { file, pointer } = factLocation(editAt);
      const [value] = Object.values(forms);
      const text = forms.term ?? (value === undefined ? label : optionName(value));
      const names = [label.split(' › ').at(-1) ?? label, label];
      const searched = `${label} ${path} ${synonyms} ${Object.values(forms).join(' ')}`;
      const title = text === label ? '' : label;
      return { file, pointer, title, text, names, also: synonyms, searched };
    }),
    ...files
      // Structure has only internal names.
      .filter(({ named }) => named.group !== 'facts' && named.kind !== 'structure')
      .flatMap(({ named, file, title }) =>
        eachText(values[file] ?? null)
          .filter(({ pointer }) => pointer !== '/$schema')
          .map(({ text: typed, pointer }): Found => {
            const text = readable(typed, factsIn(studio, file), venueOf(studio, file));
            // No name for a text with values of facts.
            const names = [named.kind === 'words' && text === typed ? text : ''];
            return {
              file,
              pointer,
              title,
              text,
              names,
              kind: 'text',
              searched: `${text} ${typed}`,
            };
          }),
      ),
  ];
}

/** What a page is called in menus and search engines, in every language, and in its address. */
function namesOfPage({ values, pages }: Studio, id: string): string[] {
  const page = pages.find((one) => one.id === id);
  if (!page) return [];
  const said = Object.entries(values).flatMap(([file, value]) => [
    ...(/^texts\/[^/]+\/layout\.json$/.test(file) ? [valueAt(value, ['pages', id])] : []),
    ...(file.startsWith('texts/') && file.endsWith(`/${id}.json`)
      ? [valueAt(value, ['meta', 'title'])]
      : []),
  ]);
  const texts = said.filter((text) => typeof text === 'string');
  return [...texts, id.replaceAll('-', ' '), optionName(page.template)];
}

/** The shortcuts of the home view to other views than a file, or with synonyms. */
function shortcuts(): Found[] {
  return TILES.flatMap(({ title, links }) =>
    links.flatMap(({ label: text, view, file = '', pointer = '', also = '' }): Found[] => {
      const searched = `${text} ${also}`;
      if (!view && also === '') return [];
      const hit = { file, pointer, title, text, names: [searched], searched };
      return [{ ...hit, view: view ?? 'file', kind: 'shortcut' }];
    }),
  );
}

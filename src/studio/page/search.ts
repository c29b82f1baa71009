import { factLocation } from '../../check/facts/fact-place.ts';
import { eachText } from '../../content/json.ts';
import { fieldParts, isSingle, listOf } from '../model/field.ts';
import { parseQuery } from '../model/matching.ts';
import { fullTitle, namedFiles, rankOf, readable, venueOf } from './file-titles.ts';
import { fieldIn, fieldLabel } from './labels.ts';
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
  /** The name that people would search for; empty if only files have one. */
  readonly name: string;
  /** The name with its path. */
  readonly label?: string;
  /** Its synonyms. */
  readonly also?: string;
  /** Words on a page, ranked after names: «telefono» should find the number first. */
  readonly isText?: boolean;
}

export interface Found {
  readonly hits: readonly Hit[];
  /** False if no hit has every word, and these have the most. */
  readonly isWhole: boolean;
}

const shown = ({ text, title, also = '' }: Hit) => `${text} ${title} ${also}`;

/** Searches every word and value of the content; a fact leads to its place. */
export function search(studio: Studio, query: string): Found {
  const { fits, share, closeness } = parseQuery(query);
  const all = everything(studio);
  const whole = all.filter(({ searched }) => fits(searched));
  const shares = new Map(whole.length > 0 ? [] : all.map((hit) => [hit, share(shown(hit))]));
  const most = Math.max(1, ...shares.values());
  const found = whole.length > 0 ? whole : all.filter((hit) => shares.get(hit) === most);
  // One hit for each place: the first.
  const places = Map.groupBy(found, ({ view, file, pointer }) => `${view} ${file}#${pointer}`);
  const hits = [...places.values()].flatMap(([first]) => first ?? []);
  const farness = (hit: Hit) => {
    const near = Math.min(
      closeness(hit.name, shown(hit)),
      // «Orari › Uscita» answers «orario di uscita».
      closeness(hit.label ?? hit.name, shown(hit)),
    );
    return hit.isText ? near + 1.5 : near;
  };
  const ranks = new Map<Hit, number>(hits.map((hit) => [hit, farness(hit)]));
  const far = (hit: Hit) => ranks.get(hit) ?? 0;
  // Ties go to the shallower: the last day of the season before that of a closure.
  const deep = ({ title }: Hit) => title.split(' › ').length;
  const inOrder = hits.toSorted((a, b) => far(a) - far(b) || deep(a) - deep(b));
  return { hits: inOrder.slice(0, MAX_RESULTS), isWhole: whole.length > 0 };
}

/** All possible hits and their searched words: shortcuts, files, their parts, facts, then every text. */
function everything(studio: Studio): (Hit & { readonly searched: string })[] {
  const { facts, values } = studio;
  // Texts that visitors read come first.
  const files = namedFiles(studio)
    .toSorted((a, b) => rankOf(studio, a.path) - rankOf(studio, b.path))
    .map((named) => ({ named, file: named.path, title: fullTitle(named) }));
  return [
    ...shortcuts(),
    ...files.map(({ named, file, title: text }) => {
      const searched = `${text} ${file}`;
      return { file, pointer: '', title: words.groups[named.group], text, name: text, searched };
    }),
    ...files.flatMap(({ file, title }) => {
      const whole = fieldIn(studio, file, '');
      const parts = whole ? fieldParts(studio.book, whole).fields : [];
      return parts
        .filter((part) => !isSingle(part))
        .map((part) => {
          const text = fieldLabel(part, studio);
          const also = listOf(part.described.node.synonyms).join(' ');
          const searched = `${text} ${also}`;
          return { file, pointer: part.pointer, title, text, name: text, also, searched };
        });
    }),
    ...[...facts.values()].map(({ path, behind = path, label, called, forms }) => {
      const { file, pointer } = factLocation(behind);
      const [value] = Object.values(forms);
      const text = forms.term ?? (value === undefined ? label : optionName(value));
      const name = label.split(' › ').at(-1) ?? label;
      const searched = `${label} ${path} ${called} ${Object.values(forms).join(' ')}`;
      const title = text === label ? '' : label;
      return { file, pointer, title, text, name, label, also: called, searched };
    }),
    ...files
      // Structure has only internal names.
      .filter(({ named }) => named.group !== 'facts' && named.kind !== 'structure')
      .flatMap(({ named, file, title }) =>
        eachText(values[file] ?? null)
          .filter(({ pointer }) => pointer !== '/$schema')
          .map(({ text: typed, pointer }) => {
            const text = readable(typed, facts, venueOf(studio, file));
            // No name for a text with values of facts.
            const name = named.kind === 'words' && text === typed ? text : '';
            return { file, pointer, title, text, name, isText: true, searched: `${text} ${typed}` };
          }),
      ),
  ];
}

/** The shortcuts of the home view to other views than a file, or with synonyms. */
function shortcuts(): (Hit & { readonly searched: string })[] {
  return TILES.flatMap(({ title, links }) =>
    links.flatMap(({ label: text, view, file = '', pointer = '', also = '' }) => {
      const name = `${text} ${also}`;
      if (!view && also === '') return [];
      return [{ view: view ?? 'file', file, pointer, title, text, name, searched: name }];
    }),
  );
}

import { factAddress } from '../../check/facts/fact-place.ts';
import { eachText } from '../../content/json.ts';
import { fileField, isSingle, partsOf } from '../model/field.ts';
import { wanted } from '../model/matching.ts';
import { calledField } from './called.ts';
import { fullTitle, type NamedFile, namedFiles, rankOf, readable } from './file-titles.ts';
import type { Studio } from './studio.ts';
import { optionName, words } from './words.ts';

const MOST = 40;

export interface Hit {
  readonly file: string;
  readonly pointer: string;
  readonly title: string;
  readonly text: string;
  /** What somebody calls it who looks for it; what only files call it is no such name. */
  readonly name: string;
  /** What else it is called. */
  readonly also?: string;
  /** Words on a page, which only all of them call: who types «telefono» looks for the number. */
  readonly isText?: boolean;
}

export interface Found {
  readonly hits: readonly Hit[];
  /** False when nothing holds every word, and these hold as many as any. */
  readonly isWhole: boolean;
}

const shown = ({ text, title, also = '' }: Hit) => `${text} ${title} ${also}`;

type Fits = (text: string) => boolean;

/** Every word and value of the content; a fact leads to where it stands. */
export function search(studio: Studio, query: string): Found {
  const { fits, share, closeness } = wanted(query);
  const byCloseness = (hits: readonly Hit[]) => {
    const farness = (hit: Hit) => {
      const near = closeness(hit.name, shown(hit));
      return hit.isText ? Math.max(near, 1) + 1 : near;
    };
    const ranks = new Map(hits.map((hit) => [hit, farness(hit)]));
    const far = (hit: Hit) => ranks.get(hit) ?? 0;
    // Of two that are as near, the one that is less deep: the last day of the season before that of a closure.
    const deep = ({ title }: Hit) => title.split(' › ').length;
    return hits.toSorted((a, b) => far(a) - far(b) || deep(a) - deep(b)).slice(0, MOST);
  };
  const whole = hitsOf(studio, fits);
  if (whole.length > 0) return { hits: byCloseness(whole), isWhole: true };
  const some = hitsOf(studio, (text) => share(text) > 0);
  const shares = new Map(some.map((hit) => [hit, share(shown(hit))]));
  const most = Math.max(1, ...shares.values());
  const best = some.filter((hit) => shares.get(hit) === most);
  return { hits: byCloseness(best), isWhole: false };
}

/** Once each, by the first of the ways in which a place is found. */
function hitsOf(studio: Studio, fits: Fits): Hit[] {
  const all = [fileHits, partHits, factHits, textHits].flatMap((hits) => hits(studio, fits));
  const places = Map.groupBy(all, ({ file, pointer }) => `${file}#${pointer}`);
  return [...places.values()].flatMap(([first]) => first ?? []);
}

/** What visitors read comes first. */
function ranked(studio: Studio): NamedFile[] {
  return namedFiles(studio).toSorted((a, b) => rankOf(studio, a.path) - rankOf(studio, b.path));
}

/** A content by its own name: «Open day», «Sport City». */
function fileHits(studio: Studio, fits: Fits): Hit[] {
  return ranked(studio)
    .filter((file) => fits(`${fullTitle(file)} ${file.path}`))
    .map((file) => ({
      file: file.path,
      pointer: '',
      title: words.groups[file.group],
      text: fullTitle(file),
      name: fullTitle(file),
    }));
}

/** A part of a form by its title: the testimonials of the home page. */
function partHits(studio: Studio, fits: Fits): Hit[] {
  const { book, values, files } = studio;
  return ranked(studio).flatMap((file) => {
    const schema = files.find(({ path }) => path === file.path)?.schema;
    const whole = schema && fileField(book, schema, values[file.path] ?? null);
    const parts = whole ? partsOf(book, whole).fields.filter((part) => !isSingle(part)) : [];
    return parts.flatMap((part) => {
      const text = calledField(part, studio);
      const title = fullTitle(file);
      const hit = { file: file.path, pointer: part.pointer, title, text, name: text };
      return fits(text) ? [hit] : [];
    });
  });
}

function factHits({ facts }: Studio, fits: Fits): Hit[] {
  return [...facts.values()].flatMap(({ path, behind = path, label, called, forms }) => {
    const values = Object.values(forms);
    if (!fits(`${label} ${path} ${called} ${values.join(' ')}`)) return [];
    const { file, pointer } = factAddress(behind);
    const text = forms.term ?? (values[0] === undefined ? label : optionName(values[0]));
    const name = label.split(' › ').at(-1) ?? label;
    return [{ file, pointer, title: text === label ? '' : label, text, name, also: called }];
  });
}

function textHits(studio: Studio, fits: Fits): Hit[] {
  return ranked(studio)
    .filter(({ group }) => group !== 'facts')
    .flatMap((file) =>
      eachText(studio.values[file.path] ?? null).flatMap(({ text, pointer }) => {
        const read = readable(text, studio.facts);
        return pointer !== '/$schema' && fits(`${read} ${text}`)
          ? [
              {
                file: file.path,
                pointer,
                title: fullTitle(file),
                text: read,
                name: nameOf(file, text, read),
                isText: true,
              },
            ]
          : [];
      }),
    );
}

/** Structure is called by names that only files know, and a value is changed where it stands. */
function nameOf({ kind }: NamedFile, text: string, read: string): string {
  return kind === 'words' && text === read ? read : '';
}

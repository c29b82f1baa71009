import type { SourceFile } from '../../check/json/json-document.ts';
import type { Project } from '../../check/project.ts';
import { TO_WRITE } from '../../check/to-write.ts';
import { isObject, type Json, type JsonObject, valueAt } from '../../content/json.ts';
import type { Step } from '../decide/steps.ts';

/** What adding something does: edits of files that are there, and files that are new. */
export interface Addition {
  readonly steps: readonly Step[];
  readonly created: readonly SourceFile[];
}

/** What each text to be written is, in the manager's words, and notes of invented values. */
export type Hints = Readonly<Record<HintName, string>>;

export type HintName =
  | 'metaTitle'
  | 'metaDescription'
  | 'title'
  | 'subtitle'
  | 'intro'
  | 'pictureAlt'
  | 'sectionTitle'
  | 'blockTitle'
  | 'body'
  | 'question'
  | 'answer'
  | 'button'
  | 'secondButton'
  | 'shortName'
  | 'cardText'
  | 'link'
  | 'highlight'
  | 'testimonial'
  | 'author'
  | 'role'
  | 'bodyName'
  | 'venueName'
  | 'address'
  | 'consent'
  | 'inDefinition'
  | 'bannerTitle'
  | 'bannerText'
  | 'closure';

export const nothing: Addition = { steps: [], created: [] };

export function together(...additions: readonly Addition[]): Addition {
  return {
    steps: additions.flatMap(({ steps }) => steps),
    created: additions.flatMap(({ created }) => created),
  };
}

/** A member more in a group, or an item more in a list; a list does not look at the key. */
export function added(file: string, pointer: string, key: string, value: Json): Addition {
  return { steps: [{ kind: 'add', file, pointer, key, value }], created: [] };
}

export function newFile(path: string, value: JsonObject): Addition {
  return { steps: [], created: [{ path, text: `${JSON.stringify(value, null, 2)}\n` }] };
}

/** Writes what a text should say, marked as not yet written. */
export function writable(hints: Hints, id: string): (name: HintName) => string {
  return (name) => `${TO_WRITE}: ${hints[name]} (${id})`;
}

/** A new page of site.json, in some menus. */
export function entryOfSite(id: string, template: string, menus: readonly string[]): Addition {
  const entry = { id, path: `/${id}`, template, menus: [...menus], listed: true, indexed: true };
  return added('site.json', '/pages', '', entry);
}

export function pageOf(project: Project, template: string): string | undefined {
  return project.pages.find((page) => page.template === template)?.id;
}

export function firstPicture(project: Project): string {
  const pictures = valueAt(project.value('pictures.json'), ['pictures']);
  return Object.keys(isObject(pictures) ? pictures : {})[0] ?? '';
}

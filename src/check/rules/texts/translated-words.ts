import { eachText, isObject, isSentence, type JsonObject, valueAt } from '../../../content/json.ts';
import { placeholdersOf } from '../../../content/placeholders.ts';
import type { Project } from '../../project.ts';
import type { Words } from '../../reread/translations.ts';
import { isToWrite } from '../../text-files.ts';

export function formsOf(words: Words): JsonObject | undefined {
  return isSentence(words) && isObject(words.forms) ? words.forms : undefined;
}

export function plainText(words: Words): string {
  return typeof words === 'string' ? words : String(words.text ?? '');
}

/** The facts and runtime variables that placeholders in a text name. */
export function namesIn(words: Words): Set<string> {
  const all = eachText(words).flatMap(({ text }) => placeholdersOf(text));
  return new Set(
    all
      .filter(({ kind }) => kind !== 'broken')
      .map(({ name, kind }) => (kind === 'variable' ? `$${name}` : name)),
  );
}

/** Fewer translatable words than this may well be equal: «Open day», «Relax». */
const WORDS = 2;

/** Lower-case words of names that no language translates: brand, venues, providers, contacts. */
export function properNames(project: Project): ReadonlySet<string> {
  const names = [valueAt(project.facts, ['camp', 'name'])];
  for (const group of [project.facts.venues, project.facts.contacts, project.value('links.json')]) {
    for (const { text, pointer } of eachText(group ?? null)) {
      if (/\/(name|city|provider)$/.test(pointer) || /\/addresses\/\d+$/.test(pointer))
        names.push(text);
    }
  }
  const bodies = valueAt(project.facts, ['agreements', 'names']);
  if (isObject(bodies)) names.push(...Object.values(bodies));
  return new Set(names.flatMap((name) => (typeof name === 'string' ? wordsOf(name) : [])));
}

/** True when a text equal to its source has words that a translator would change. */
export function seemsUntranslated(text: string, names: ReadonlySet<string>): boolean {
  if (isToWrite(text)) return false;
  const typed = text.replace(/\{\{[^{}]*\}\}/g, ' ');
  if (/\bhttps?:|\S@\S/.test(typed)) return false;
  const words = typed.match(/[\p{L}’']{3,}/gu) ?? [];
  const own = words.filter((word) => !names.has(word.toLowerCase()));
  // Only capitalised words: the title of a show, the name of a service.
  if (own.every((word) => /^\p{Lu}/u.test(word)) && own.length <= 3) return false;
  return own.length >= WORDS;
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}’']{3,}/gu) ?? [];
}

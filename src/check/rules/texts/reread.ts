import { isObject, type Json, type JsonObject } from '../../../content/json.ts';
import { CONFIRMED_FILE } from '../../../content/paths.ts';
import { isByVenue, labelOf, nameInFacts, namesOfItems } from '../../facts/fact-schema.ts';
import { writtenValue } from '../../facts/written-value.ts';
import {
  errorAt,
  type Finding,
  type FindingCode,
  relatedPlace,
  type Severity,
} from '../../finding.ts';
import type { Project } from '../../project.ts';
import { groupNamed, namesEntries, PICTURE } from '../../proofreading/dependent-sentences.ts';
import {
  type FactChange,
  type StaleSentence,
  staleSentences,
} from '../../proofreading/stale-sentences.ts';
import { type StaleTranslation, staleTranslations } from '../../proofreading/stale-translations.ts';
import { copiedTexts, plainWords, recordKey } from '../../proofreading/translations.ts';
import type { Check } from '../../rule.ts';

/** Sentences whose facts changed since they were confirmed: errors before a release. */
export const reread: Check = (project, { unconfirmed }) => {
  if (!project.document(CONFIRMED_FILE)) return [];
  const severity = unconfirmed === 'error' ? 'error' : 'warning';
  return staleSentences(project).flatMap((due) => findingsOf(project, due, severity));
};

function findingsOf(project: Project, due: StaleSentence, severity: Severity): Finding[] {
  const { sentence, changes } = due;
  const { document, pointer, key, text } = sentence;
  const place = document.locate(pointer);
  // A page is read again in all languages together.
  const page = document.path.replace(/^.*\/|\.json$/g, '');
  const picture = sentence.dependencies.get(PICTURE);
  if (picture !== undefined) {
    const args = { sentence: text, key, page, picture: String(picture) };
    return [{ code: 'reread-picture', severity, args, ...place }];
  }
  const venue = project.venueOf(page);
  const rows = changes.flatMap((change) => changeTexts(project, change, venue));
  if (changes.length > 0 && rows.length === 0) return [];
  const code = changes.length === 0 ? 'reread-new' : 'reread';
  const named = [...sentence.dependencies.keys()].map(
    (name) => `«${labelOf(project, pathAt(project, groupNamed(name), venue))}» (${name})`,
  );
  const paths = changes.flatMap(({ name, from, to }) =>
    leafChanges(groupNamed(name), from, to).map((leaf) => leaf.name),
  );
  const args = { sentence: text, key, page, changes: rows, facts: named, paths };
  return [{ code, severity, args, ...place }];
}

/** A row for each value that differs inside a changed group. */
function changeTexts(
  project: Project,
  { name, from, to }: FactChange,
  venue: string | undefined,
): string[] {
  return leafChanges(name, from, to).map(({ name: path, from: oldValue, to: newValue }) => {
    const at = pathAt(project, groupNamed(path), venue);
    const label = labelOf(project, at);
    const present = namesEntries(path) ? 'presente' : '';
    const write = (value: Json) =>
      value === null ? '' : inWords(project, at, value) || present || written(project, path, value);
    const [before, now] = [write(oldValue), write(newValue)];
    return `«${label}» (${path}) ${before ? `era ${before}` : 'non c’era'}, ora ${now ? `è ${now}` : 'non c’è più'}`;
  });
}

/** The path of a fact on the page of a venue, whose own value has the camp's name. */
function pathAt(project: Project, path: string, venue: string | undefined): string {
  if (venue === undefined) return path;
  if (path.startsWith('venue.')) return path.replace('venue', `venues.${venue}`);
  return isByVenue(project, path) && !path.startsWith('venues.') ? `venues.${venue}.${path}` : path;
}

/** Writes a range without a format of its own by its ends. */
function written(project: Project, path: string, value: Json): string {
  const whole = writtenValue(project, path, value);
  if (!isRange(value) || !whole.startsWith('{')) return whole;
  const end = (key: 'from' | 'to') => writtenValue(project, `${path}.${key}`, value[key] ?? null);
  return `${end('from')}–${end('to')}`;
}

function isRange(value: Json): value is JsonObject {
  return isObject(value) && Object.keys(value).sort().join() === 'from,to';
}

/** A list of names, or «presente» for a group added or removed; empty for what has a format. */
function inWords(project: Project, path: string, value: Json): string {
  if (typeof value === 'string') return nameInFacts(project, value) ?? '';
  if (Array.isArray(value))
    return value.every((part) => typeof part === 'string')
      ? namesOfItems(project, path, value).join(', ')
      : '';
  return isObject(value) && !('from' in value) && !('min' in value) ? 'presente' : '';
}

function leafChanges(name: string, from: Json, to: Json): FactChange[] {
  if (!isObject(from) || !isObject(to))
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ name, from, to }];
  // Both ends moved: one change.
  if (isRange(from) && isRange(to) && from.from !== to.from && from.to !== to.to)
    return [{ name, from, to }];
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...keys].flatMap((key) =>
    leafChanges(`${name}.${key}`, from[key] ?? null, to[key] ?? null),
  );
}

/**
 * Translations whose source changed since somebody read them: errors before a release. Only changes
 * are reported: a translator who compares it with its source sees what it lacks.
 */
export const translations: Check = (project, { unconfirmed }) => {
  if (project.document(CONFIRMED_FILE)?.findings.length !== 0) return [];
  const stale = staleTranslations(project).filter(({ translation }) =>
    project.locales.includes(translation.locale),
  );
  const severity = unconfirmed === 'error' ? 'error' : 'warning';
  const unread = stale.filter(({ isBehind, isCopy }) => !isBehind && !isCopy);
  // One finding for all unread translations of a file.
  const byFile = Map.groupBy(unread, ({ translation }) => recordKey(translation)).values();
  const found = [
    ...stale
      .filter(({ isBehind }) => isBehind)
      .map((translation) => besideSource('translation-behind', translation)),
    // A copy can be read by itself: it may be a name.
    ...stale
      .filter(({ isBehind, isCopy }) => !isBehind && isCopy)
      .map((translation) =>
        besideSource(
          'text-untranslated',
          translation,
          copiedTexts(translation.translation).join(' / '),
        ),
      ),
    ...[...byFile].flatMap(([first, ...others]) =>
      first ? [unreadSince(first, others.length + 1)] : [],
    ),
  ];
  return found.map((finding) => ({ ...finding, severity }));
};

function besideSource(
  code: FindingCode,
  { translation, key }: StaleTranslation,
  text = plainWords(translation.words),
): Finding {
  const { locale, page, document, pointer, source } = translation;
  const other = translation.sourceDocument.locate(translation.sourcePointer);
  const now = plainWords(source);
  const place = { sourceFile: other.file, sourceLine: other.line };
  const args = { text, key, locale, page, source: now, ...place };
  const related = [relatedPlace(other, 'authority', now)];
  return errorAt(document.locate(pointer), code, args, { related });
}

function unreadSince({ translation }: StaleTranslation, count: number): Finding {
  const { document, pointer, words, locale, page } = translation;
  const args = { count, text: plainWords(words), locale, page };
  return errorAt(document.locate(pointer), 'translation-unread', args);
}

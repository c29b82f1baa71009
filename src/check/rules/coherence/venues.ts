import { escapePointer, isObject, type Json, valueAt } from '../../../content/json.ts';
import { factLocation } from '../../../content/paths.ts';
import { cycleOf } from '../../../content/scope.ts';
import { type DeclaredPart, declaredParts } from '../../declared.ts';
import { compareFindings, errorAt, type Finding, relatedPlace } from '../../finding.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { isToWrite, type TypedText, textFiles, textsOf } from '../../text-files.ts';
import { ScopedFacts } from './scoped-facts.ts';

/** A venue and its page name each other, and no venue is `like` itself. */
export const venues: Check = (project) => [
  ...project.pages.flatMap(({ id }) =>
    declaredParts(project, `pages/${id}.json`, 'namesPage').flatMap((part) =>
      elsewhere(project, id, part),
    ),
  ),
  ...circles(project),
];

/** Venues whose `like` leads back to them: one finding per circle, at its first venue by id. */
function circles(project: Project): Finding[] {
  const { facts } = project;
  const file = project.document('facts/venues.json');
  if (!file || !isObject(facts.venues)) return [];
  return Object.entries(facts.venues).flatMap(([id, venue]) =>
    venuesLike(venue).flatMap((root): Finding[] => {
      const circle = cycleOf(facts, id, root);
      if (circle === undefined || circle.toSorted()[0] !== id) return [];
      const place = file.locate(`/${escapePointer(id)}/like/${root}`);
      return [errorAt(place, 'venue-circle', { root, circle: [...circle, id] })];
    }),
  );
}

function venuesLike(venue: Json): string[] {
  return Object.keys(valueAt(venue, ['like']) ?? {});
}

/** The venue that a page is about names another page. */
function elsewhere(project: Project, id: string, part: DeclaredPart): Finding[] {
  const { named, file, pointer } = pageOfEntry(project, part);
  const [document, facts] = [project.document(`pages/${id}.json`), project.document(file)];
  const isPage = project.pages.some((entry) => entry.id === named);
  if (!document || !facts || typeof named !== 'string' || !isPage || named === id) return [];
  const related = [relatedPlace(facts.locate(pointer), 'authority', named)];
  const args = { venue: String(part.value), page: named, id };
  const value = part.value;
  return [errorAt(document.locate(part.pointer), 'venue-page', args, { value, related })];
}

/** The page that the facts name for the entry that a page is about, and where. */
export function pageOfEntry(project: Project, { declared, value }: DeclaredPart) {
  const fact = String(declared).replace('{}', String(value));
  return { ...factLocation(fact), named: valueAt(project.facts, fact.split('.')) };
}

const LESSON = /^sports\.sports\.([^.]+)\.lessonsFromAge$/;
const VENUE_NAME = /^venues\.([^.]+)\.name$/;

/** A text that offers lessons names their venue, or is on the page of that venue. */
export const lessonPlaces: Check = (project) => {
  const scoped = new ScopedFacts(project);
  if (scoped.keys('sports.sports').length === 0) return [];
  const offers = textFiles(project).flatMap(({ document, pageId }) => {
    const own = project.venueOf(pageId);
    return textsOf(document).flatMap((typed) => lessonsElsewhere(scoped, typed, own));
  });
  return [...Map.groupBy(offers, ({ fact }) => fact).values()].flatMap(merged);
};

/** Moved lessons are one finding, which lists every text to edit. */
function merged(offers: readonly Finding[]): Finding[] {
  const sorted = offers.toSorted(compareFindings);
  const [first] = sorted;
  const places = sorted.map(({ file, line }) => `${file}:${line}`);
  return first ? [{ ...first, args: { ...first.args, places, count: places.length } }] : [];
}

function lessonsElsewhere(
  scoped: ScopedFacts,
  typed: TypedText,
  own: string | undefined,
): Finding[] {
  const { document, pointer, text, placeholders } = typed;
  if (isToWrite(text)) return [];
  const named = placeholders.flatMap(({ name }) => VENUE_NAME.exec(name)?.[1] ?? []);
  const venues = named.length === 0 && own !== undefined ? [own] : named;
  return placeholders.flatMap(({ name, start, end }): Finding[] => {
    const sport = LESSON.exec(name)?.[1];
    const fact = `sports.sports.${sport}.lessonsAt`;
    const venue = sport === undefined ? undefined : scoped.text(fact);
    if (venue === undefined || venues.includes(venue)) return [];
    const place = document.locateWithin(pointer, start, end);
    const related = [relatedPlace(scoped.place(fact), 'authority', venue)];
    const args = { fact, venue, sport: sport ?? '' };
    return [errorAt(place, 'lesson-elsewhere', args, { fact, related })];
  });
}

import { factValue } from '../../../content/collection.ts';
import { isObject, type Json, sameJson } from '../../../content/json.ts';
import { campPath, statedPath } from '../../../content/scope.ts';
import { factPlace, officialValue } from '../../facts/fact-place.ts';
import { isByVenue, venueName } from '../../facts/fact-schema.ts';
import { writtenValue } from '../../facts/written-value.ts';
import type { Finding } from '../../finding.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { type TextFile, type TypedText, textFiles, textsOf } from '../../text-files.ts';

/** A sentence for the whole camp must not state a value that differs at some venue. */
export const campValues: Rule = {
  name: 'camp-values',
  description: 'Una frase che vale per tutte le sedi non dice un valore che in una è diverso.',
  stage: 'pages',
  check(project) {
    const venues = listedVenues(project);
    if (venues.length === 0) return [];
    // Translations say the same as the first language.
    return textFiles(project)
      .filter(({ locale }) => locale === project.locales[0])
      .filter(({ pageId }) => project.venueOf(pageId) === undefined)
      .flatMap((file) =>
        textsOf(file.document).flatMap((text) => inText(project, file, text, venues)),
      );
  },
};

function listedVenues({ facts }: Project): string[] {
  const venues = isObject(facts.venues) ? Object.entries(facts.venues) : [];
  return venues.flatMap(([id, venue]) => (isObject(venue) && venue.listed === true ? [id] : []));
}

function inText(
  project: Project,
  { pageId }: TextFile,
  { document, pointer, placeholders }: TypedText,
  venues: readonly string[],
): Finding[] {
  const facts = placeholders.filter(({ kind }) => kind === 'fact');
  const named = facts.map(({ name }) => name);
  return facts.flatMap(({ name, start, end }): Finding[] => {
    if (!isByVenue(project, name) || campPath(project.facts, name) !== name) return [];
    const said = factValue(project.factsOn(pageId), name);
    const other = venues.find((id) => {
      // The sentence states the venue's value too.
      if (named.some((one) => one.startsWith(`venues.${id}.`))) return false;
      return isOther(project, name, id, said);
    });
    if (other === undefined || said === undefined) return [];
    const path = `venues.${other}.${name}`;
    const value = factValue(project.factsOn(), path) ?? null;
    const stated = factPlace(project, statedPath(project.facts, name, other));
    const related = stated ? [{ ...stated, value, pages: [], role: 'venue' as const }] : [];
    const args = {
      said: writtenValue(project, name, said),
      venue: venueName(project, other),
      value: writtenValue(project, name, value),
      instead: path,
    };
    const place = document.locateWithin(pointer, start, end);
    return [{ code: 'camp-value', severity: 'warning', args, fact: name, related, ...place }];
  });
}

function isOther(project: Project, name: string, venue: string, said: Json | undefined): boolean {
  const own = factValue(project.factsOn(), `venues.${venue}.${name}`);
  const official = officialValue(project, name);
  return (
    own !== undefined &&
    said !== undefined &&
    !sameJson(own, said) &&
    !sameJson(own, official ?? null)
  );
}

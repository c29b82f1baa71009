import { factValue } from '../../../content/collection.ts';
import { withoutNotes } from '../../../content/facts.ts';
import { type Json, sameJson } from '../../../content/json.ts';
import { campPath, statedPath } from '../../../content/scope.ts';
import { declaredParts } from '../../declared.ts';
import { factPlace, officialValue } from '../../facts/fact-place.ts';
import { isByVenue, venueName } from '../../facts/fact-schema.ts';
import { declared } from '../../facts/facts-of-page.ts';
import { writtenValue } from '../../facts/written-value.ts';
import { filled } from '../../filled-text.ts';
import { type Finding, relatedPlace, warningAt } from '../../finding.ts';
import { formatsOf } from '../../locales.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { type TextFile, type TypedText, textFiles, textsOf } from '../../text-files.ts';

/** What a page says or shows of the whole camp must not differ at some venue. */
export const campValues: Check = (project) => {
  const venues = project.venues(true);
  if (venues.length === 0) return [];
  // Translations say the same as the first language.
  return textFiles(project)
    .filter(({ locale }) => locale === project.locales[0])
    .filter(({ pageId }) => project.venueOf(pageId) === undefined)
    .flatMap((file) => [
      ...textsOf(file.document).flatMap((text) => inText(project, file, text, venues)),
      ...inBlocks(project, file, venues),
    ]);
};

/** A block that shows a group of facts, such as the day by the clock; it or a text may show the difference. */
function inBlocks(project: Project, { pageId, document }: TextFile, venues: readonly string[]) {
  const structure = project.document(`pages/${pageId}.json`);
  if (!structure) return [];
  const named = textsOf(document).flatMap(({ placeholders }) =>
    placeholders.map(({ name }) => name),
  );
  const unnamedVenues = venues.filter(
    (id) => !named.some((name) => name.startsWith(`venues.${id}.`)),
  );
  const shown = project.factsOn(pageId);
  return declaredParts(project, structure.path, 'shows').flatMap((part) => {
    const paths = declared(part.declared, part.value, project.facts);
    return paths.flatMap((fact): Finding[] => {
      const value = (at: string) => withoutNotes(factValue(shown, at) ?? null);
      const other = unnamedVenues
        .filter((id) => !paths.includes(`venues.${id}.${fact}`))
        .find((id) => !sameJson(value(`venues.${id}.${fact}`), value(fact)));
      if (!isByVenue(project, fact) || other === undefined) return [];
      const instead = `venues.${other}.${fact}`;
      const args = { fact, venue: venueName(project, other), instead };
      return [warningAt(structure.locate(part.pointer), 'camp-block', args, { fact })];
    });
  });
}

function inText(
  project: Project,
  { pageId, locale }: TextFile,
  { document, pointer, placeholders, text }: TypedText,
  venues: readonly string[],
): Finding[] {
  const facts = placeholders.filter(({ kind }) => kind === 'fact');
  const named = facts.map(({ name }) => name);
  return facts.flatMap(({ name, start, end }): Finding[] => {
    if (!isByVenue(project, name) || campPath(project.facts, name) !== name) return [];
    const pageValue = factValue(project.factsOn(pageId), name);
    // A sentence may state the venue's value too.
    const others = venues.filter((id) => !named.some((name) => name.startsWith(`venues.${id}.`)));
    const other = others.find((id) => isOther(project, name, id, pageValue));
    if (other === undefined || pageValue === undefined) return [];
    const path = `venues.${other}.${name}`;
    const value = factValue(project.factsOn(), path) ?? null;
    const stated = factPlace(project, statedPath(project.facts, name, other));
    const related = stated ? [relatedPlace(stated, 'venue', value)] : [];
    const args = {
      sentence: filled(text, project.factsOn(pageId), formatsOf(project, locale)),
      said: writtenValue(project, name, pageValue),
      venue: venueName(project, other),
      value: writtenValue(project, name, value),
      instead: path,
    };
    const place = document.locateWithin(pointer, start, end);
    return [warningAt(place, 'camp-value', args, { fact: name, related })];
  });
}

function isOther(project: Project, name: string, venue: string, value: Json | undefined): boolean {
  const own = factValue(project.factsOn(), `venues.${venue}.${name}`);
  if (own === undefined || value === undefined || sameJson(own, value)) return false;
  return !sameJson(own, officialValue(project, name) ?? null);
}

import { eachText, isObject, pointerSteps } from '../../../content/json.ts';
import { wordsInForce } from '../../filled-text.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { type TextFile, textFiles, textsOf } from '../../text-files.ts';

const VENUE = /^venues\.([^.]+)\./;

/** No page but its own may mention a venue that is not listed. */
export const hiddenVenues: Rule = {
  name: 'hidden-venues',
  description: 'Le altre pagine non parlano di una sede che non è in elenco.',
  stage: 'pages',
  check(project) {
    const hidden = venuesOutOfList(project);
    if (hidden.size === 0) return [];
    const texts = textFiles(project).flatMap((file) => inTexts(project, file, hidden));
    return [...texts, ...project.documents.flatMap((document) => inFacts(document, hidden))];
  },
};

/** The page of each hidden venue, by venue id. */
function venuesOutOfList({ facts }: Project): ReadonlyMap<string, unknown> {
  const venues = isObject(facts.venues) ? Object.entries(facts.venues) : [];
  return new Map(
    venues.flatMap(([id, venue]) =>
      isObject(venue) && venue.listed === false ? [[id, venue.page] as const] : [],
    ),
  );
}

function inTexts(
  project: Project,
  { document, pageId: page }: TextFile,
  hidden: ReadonlyMap<string, unknown>,
): Finding[] {
  const words = wordsInForce(project, document.path, page) ?? null;
  const inForce = new Set(eachText(words).map(({ text }) => text));
  return textsOf(document)
    .filter(({ text }) => inForce.has(text))
    .flatMap(({ pointer, placeholders }) => {
      const steps = pointerSteps(pointer);
      return placeholders.flatMap(({ name, start, end }): Finding[] => {
        const venue = VENUE.exec(name)?.[1] ?? '';
        const own = hidden.get(venue);
        // Texts under the key of a venue are hidden with it.
        const isOwn = own === page || steps.includes(venue) || steps.includes(String(own));
        if (!hidden.has(venue) || isOwn) return [];
        const place = document.locateWithin(pointer, start, end);
        return [{ code: 'venue-hidden', severity: 'warning', args: { venue }, ...place }];
      });
    });
}

/** Facts that name a hidden venue, such as an open day or lessons. */
function inFacts(document: JsonDocument, hidden: ReadonlyMap<string, unknown>): Finding[] {
  const { path, value } = document;
  if (!path.startsWith('facts/') || path === 'facts/venues.json') return [];
  return eachText(value ?? null).flatMap(({ text, pointer }): Finding[] => {
    if (!hidden.has(text)) return [];
    const place = document.locate(pointer);
    return [{ code: 'venue-hidden', severity: 'warning', args: { venue: text }, ...place }];
  });
}

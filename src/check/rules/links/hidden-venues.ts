import { pointerSteps, valueAt } from '../../../content/json.ts';
import { eachText } from '../../../content/sentences.ts';
import { wordsInForce } from '../../filled-text.ts';
import { type Finding, warningAt } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { type TextFile, textFiles, textsOf } from '../../text-files.ts';

const VENUE = /^venues\.([^.]+)\./;

/** No page but its own may mention a venue that is not listed. */
export const hiddenVenues: Check = (project) => {
  const pageOf = (id: string) => valueAt(project.facts, ['venues', id, 'page']);
  /** The page of each hidden venue, by venue id. */
  const hidden = new Map(project.venues(false).map((id) => [id, pageOf(id)]));
  if (hidden.size === 0) return [];
  const texts = textFiles(project).flatMap((file) => inTexts(project, file, hidden));
  return [...texts, ...project.documents.flatMap((document) => inFacts(document, hidden))];
};

function inTexts(
  project: Project,
  { document, pageId: page }: TextFile,
  hidden: ReadonlyMap<string, unknown>,
): Finding[] {
  const naming = textsOf(document).filter(({ placeholders }) =>
    placeholders.some(({ name }) => hidden.has(VENUE.exec(name)?.[1] ?? '')),
  );
  if (naming.length === 0) return [];
  const words = wordsInForce(project, document.path, page) ?? null;
  const inForce = new Set(eachText(words).map(({ text }) => text));
  return naming
    .filter(({ text }) => inForce.has(text))
    .flatMap(({ pointer, placeholders }) => {
      const steps = pointerSteps(pointer);
      return placeholders.flatMap(({ name, start, end }): Finding[] => {
        const venue = VENUE.exec(name)?.[1] ?? '';
        const own = hidden.get(venue);
        // Texts under the key of a venue are hidden with it.
        const isOwn = own === page || steps.includes(venue) || steps.includes(String(own));
        if (!hidden.has(venue) || isOwn) return [];
        return [warningAt(document.locateWithin(pointer, start, end), 'venue-hidden', { venue })];
      });
    });
}

/** Facts that name a hidden venue, such as an open day or lessons. */
function inFacts(document: JsonDocument, hidden: ReadonlyMap<string, unknown>): Finding[] {
  const { path, value } = document;
  if (!path.startsWith('facts/') || path === 'facts/venues.json') return [];
  return eachText(value ?? null).flatMap(({ text, pointer }): Finding[] => {
    if (!hidden.has(text)) return [];
    return [warningAt(document.locate(pointer), 'venue-hidden', { venue: text })];
  });
}

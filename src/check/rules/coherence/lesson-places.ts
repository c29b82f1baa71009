import { ownEntry } from '../../declared.ts';
import { compareFindings, type Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Rule } from '../../rule.ts';
import { isToWrite, type TypedText, textFiles, textsOf } from '../../text-files.ts';
import { FactView } from './fact-view.ts';

const LESSON = /^sports\.sports\.([^.]+)\.lessonsFromAge$/;
const VENUE_NAME = /^venues\.([^.]+)\.name$/;

/** A text that offers lessons names their venue, or is on the page of that venue. */
export const lessonPlaces: Rule = {
  name: 'lesson-places',
  description: 'Un testo che offre le lezioni di uno sport dice dove sono.',
  stage: 'pages',
  check(project) {
    const view = new FactView(project);
    if (view.keys('sports.sports').length === 0) return [];
    const offers = textFiles(project).flatMap(({ document, pageId }) => {
      const own = ownEntry(project, pageId, 'venues');
      return offersIn(document).flatMap((typed) => elsewhere(view, document, typed, own));
    });
    return [...Map.groupBy(offers, ({ fact }) => fact).values()].flatMap(together);
  },
};

/** The texts that offer lessons. */
function offersIn(document: JsonDocument): readonly TypedText[] {
  return textsOf(document).filter(
    ({ text, placeholders }) =>
      placeholders.some(({ name }) => LESSON.test(name)) && !isToWrite(text),
  );
}

/** Moved lessons are one finding, which lists every text to edit. */
function together(offers: readonly Finding[]): Finding[] {
  const sorted = offers.toSorted(compareFindings);
  const [first] = sorted;
  const places = sorted.map(({ file, line }) => `${file}:${line}`);
  return first ? [{ ...first, args: { ...first.args, places } }] : [];
}

function elsewhere(
  view: FactView,
  document: JsonDocument,
  { pointer, placeholders }: TypedText,
  own: string | undefined,
): Finding[] {
  const named = placeholders.flatMap(({ name }) => VENUE_NAME.exec(name)?.[1] ?? []);
  const venues = named.length === 0 && own !== undefined ? [own] : named;
  return placeholders.flatMap(({ name, start, end }): Finding[] => {
    const sport = LESSON.exec(name)?.[1];
    const fact = `sports.sports.${sport}.lessonsAt`;
    const venue = sport === undefined ? undefined : view.text(fact);
    if (venue === undefined || venues.includes(venue)) return [];
    const place = document.locateWithin(pointer, start, end);
    const related = [{ ...view.place(fact), value: venue, pages: [], role: 'authority' as const }];
    const args = { fact, venue, sport: sport ?? '' };
    return [{ code: 'lesson-elsewhere', severity: 'error', args, fact, related, ...place }];
  });
}

import { ownEntry } from '../../declared.ts';
import { besides, compareFindings, errorAt, type Finding } from '../../finding.ts';
import type { Check } from '../../rule.ts';
import { isToWrite, type TypedText, textFiles, textsOf } from '../../text-files.ts';
import { FactView } from './fact-view.ts';

const LESSON = /^sports\.sports\.([^.]+)\.lessonsFromAge$/;
const VENUE_NAME = /^venues\.([^.]+)\.name$/;

/** A text that offers lessons names their venue, or is on the page of that venue. */
export const lessonPlaces: Check = (project) => {
  const view = new FactView(project);
  if (view.keys('sports.sports').length === 0) return [];
  const offers = textFiles(project).flatMap(({ document, pageId }) => {
    const own = ownEntry(project, pageId, 'venues');
    return textsOf(document).flatMap((typed) => elsewhere(view, typed, own));
  });
  return [...Map.groupBy(offers, ({ fact }) => fact).values()].flatMap(together);
};

/** Moved lessons are one finding, which lists every text to edit. */
function together(offers: readonly Finding[]): Finding[] {
  const sorted = offers.toSorted(compareFindings);
  const [first] = sorted;
  const places = sorted.map(({ file, line }) => `${file}:${line}`);
  return first ? [{ ...first, args: { ...first.args, places, count: places.length } }] : [];
}

function elsewhere(view: FactView, typed: TypedText, own: string | undefined): Finding[] {
  const { document, pointer, text, placeholders } = typed;
  if (isToWrite(text)) return [];
  const named = placeholders.flatMap(({ name }) => VENUE_NAME.exec(name)?.[1] ?? []);
  const venues = named.length === 0 && own !== undefined ? [own] : named;
  return placeholders.flatMap(({ name, start, end }): Finding[] => {
    const sport = LESSON.exec(name)?.[1];
    const fact = `sports.sports.${sport}.lessonsAt`;
    const venue = sport === undefined ? undefined : view.text(fact);
    if (venue === undefined || venues.includes(venue)) return [];
    const place = document.locateWithin(pointer, start, end);
    const related = [besides(view.place(fact), 'authority', venue)];
    const args = { fact, venue, sport: sport ?? '' };
    return [errorAt(place, 'lesson-elsewhere', args, { fact, related })];
  });
}

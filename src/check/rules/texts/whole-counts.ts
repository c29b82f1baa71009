import { seasonWeeks } from '../../../time/season-weeks.ts';
import { quotedIn } from '../../declared.ts';
import type { Finding } from '../../finding.ts';
import { languageOf } from '../../locales.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { type TypedText, textFiles, textsOf } from '../../text-files.ts';
import { FactView } from '../coherence/fact-view.ts';
import { type WholeClaim, wholeClaims } from './whole-claims.ts';

/** Totals of venues and weeks are no facts: they come from the list of venues and the calendar. */
export const wholeCounts: Rule = {
  name: 'whole-counts',
  description: 'Un testo che conta le sedi o le settimane ne conta quante sono.',
  stage: 'pages',
  check: (project) =>
    textFiles(project).flatMap((file) => {
      if (languageOf(project, file.locale)?.startsWith('it') !== true) return [];
      const claims = textsOf(file.document).flatMap(claimsIn);
      if (claims.length === 0) return [];
      const isQuoted = quotedIn(project, file.path);
      const counts = countsOn(project, file.pageId);
      return claims.flatMap(({ claim, typed }) =>
        isQuoted(typed.pointer) ? [] : wrong(claim, typed, counts[claim.of]),
      );
    }),
};

interface TypedClaim {
  readonly typed: TypedText;
  readonly claim: WholeClaim;
}

function claimsIn(typed: TypedText): TypedClaim[] {
  return wholeClaims(typed.text).map((claim) => ({ typed, claim }));
}

/** @param known the correct counts, the usual one first */
function wrong(claim: WholeClaim, typed: TypedText, known: readonly number[]): Finding[] {
  const { of, value, isVague, start, end } = claim;
  const [usual = 0] = known;
  const few = of === 'venues' ? usual : usual / 2;
  if (usual === 0 || known.includes(value) || (isVague && value <= few)) return [];
  const { document, pointer, text } = typed;
  const args = { found: text.slice(start, end), of, value: usual };
  const place = document.locateWithin(pointer, start, end);
  return [{ code: 'whole-count', severity: 'warning', args, ...place }];
}

/** The correct counts, also for a season that the page says: another rule reports that. */
function countsOn(
  project: Project,
  page: string,
): Readonly<Record<WholeClaim['of'], readonly number[]>> {
  const official = new FactView(project);
  const listed = official
    .keys('venues')
    .filter((id) => official.at(`venues.${id}.listed`) === true);
  const weeks = [official, new FactView(project, page)].flatMap(weeksOf);
  return { venues: [listed.length], weeks };
}

/** The number of open weeks, and of all weeks. */
function weeksOf(view: FactView): number[] {
  const [start, end] = [view.date('season.start'), view.date('season.end')];
  if (start === undefined || end?.slice(0, 4) !== start.slice(0, 4)) return [];
  const closures = view.keys('season.closures').flatMap((id) => {
    const ends = ['from', 'to'].map((edge) => view.date(`season.closures.${id}.${edge}`));
    const [from, to] = ends;
    return from === undefined || to === undefined ? [] : [[id, { from, to }] as const];
  });
  const weeks = seasonWeeks({ start, end, closures: Object.fromEntries(closures) });
  return [weeks.filter(({ closed }) => closed !== true).length, weeks.length];
}

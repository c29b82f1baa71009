import { kebabCase } from '../../content/paths.ts';
import { type Check, type Rule, STAGES, type Stage } from '../rule.ts';
import { discounts, workedExample } from './coherence/discounts.ts';
import { events, programme } from './coherence/events.ts';
import { dishes } from './coherence/meals.ts';
import { counts, distinct, ranges, voucherBody } from './coherence/ranges.ts';
import { ages, claims, deadlines, hours, limits, prices } from './coherence/related-facts.ts';
import { season } from './coherence/season.ts';
import { lessonPlaces, venues } from './coherence/venues.ts';
import { weeks } from './coherence/weeks.ts';
import { contradictions } from './contradictions/contradictions.ts';
import { factsUnused } from './contradictions/facts-unused.ts';
import { questions } from './contradictions/questions.ts';
import { says, saysUnused } from './contradictions/says.ts';
import { confirmFields, settledStates } from './files/confirm-fields.ts';
import { files } from './files/files.ts';
import { later } from './files/later.ts';
import { movedPages } from './files/moved-pages.ts';
import { notices } from './files/notices.ts';
import { hiddenParts, pageNames, pageParts } from './files/page-parts.ts';
import { pictures } from './files/pictures.ts';
import { references, schema, schemaLine, syntax } from './files/schema.ts';
import { toConfirm } from './files/to-confirm.ts';
import { sectionNumbers, uniqueIds } from './files/unique-ids.ts';
import { anchors } from './links/anchors.ts';
import { hiddenVenues } from './links/hidden-venues.ts';
import { links, targets } from './links/links.ts';
import { brokenTexts } from './texts/broken-texts.ts';
import { campValues } from './texts/camp-values.ts';
import { countedWords, plurals } from './texts/counted-words.ts';
import { freeEntry } from './texts/free-entry.ts';
import { hardCodedValues } from './texts/hard-coded-values.ts';
import { heads } from './texts/heads.ts';
import { languages } from './texts/languages.ts';
import { factNames, hardCodedNames } from './texts/names.ts';
import { placeholders } from './texts/placeholders.ts';
import { reread, translations } from './texts/reread.ts';
import { textWeekdays } from './texts/text-weekdays.ts';
import { textsByState } from './texts/texts-by-state.ts';
import { totals } from './texts/totals.ts';
import { hiddenByMissing, toWrite, unusedTexts } from './texts/unused-texts.ts';
import { verbatim } from './texts/verbatim.ts';

/** Every check by its stage, in order: a later error at the place of an earlier one is dropped. */
const CHECKS: Readonly<Record<Stage, Readonly<Record<string, Check>>>> = {
  parsing: { syntax, files },
  schemas: {
    pictures,
    brokenTexts,
    schema,
    schemaLine,
    uniqueIds,
    confirmFields,
    targets,
    verbatim,
  },
  references: {
    references,
    later,
    notices,
    movedPages,
    says,
    placeholders,
    textsByState,
    toWrite,
    factNames,
    unusedTexts,
    pageNames,
  },
  facts: {
    ranges,
    season,
    weeks,
    deadlines,
    prices,
    discounts,
    workedExample,
    counts,
    voucherBody,
    programme,
    hours,
    events,
    ages,
    limits,
    venues,
    claims,
    dishes,
    distinct,
    settledStates,
  },
  pages: {
    saysUnused,
    contradictions,
    questions,
    languages,
    plurals,
    countedWords,
    textWeekdays,
    campValues,
    hiddenByMissing,
    totals,
    freeEntry,
    hardCodedNames,
    hardCodedValues,
    lessonPlaces,
    heads,
    sectionNumbers,
    anchors,
    hiddenVenues,
    hiddenParts,
    links,
    factsUnused,
  },
  proofreading: { reread, translations, pageParts, toConfirm },
};

export const allRules: readonly Rule[] = STAGES.flatMap((stage) =>
  Object.entries(CHECKS[stage]).map(([name, check]) => ({ name: kebabCase(name), stage, check })),
);

import type { Rule } from '../rule.ts';
import { claims } from './coherence/claims.ts';
import { deadlines, weekendDeadlines } from './coherence/deadlines.ts';
import { discounts, workedExample } from './coherence/discounts.ts';
import { events, programme } from './coherence/events.ts';
import { lessonPlaces } from './coherence/lesson-places.ts';
import { contacts, counts, ranges } from './coherence/ranges.ts';
import { ages, hours, prices } from './coherence/related-facts.ts';
import { season } from './coherence/season.ts';
import { venues } from './coherence/venues.ts';
import { contradictions } from './contradictions/contradictions.ts';
import { factsUnused } from './contradictions/facts-unused.ts';
import { questions } from './contradictions/questions.ts';
import { says, saysUnused } from './contradictions/says.ts';
import { files } from './files/files.ts';
import { later } from './files/later.ts';
import { pageNames, pageParts } from './files/page-parts.ts';
import { pictures } from './files/pictures.ts';
import { confirmFields, references, schema, schemaLine, syntax } from './files/schema.ts';
import { toConfirm } from './files/to-confirm.ts';
import { sectionNumbers, uniqueIds } from './files/unique-ids.ts';
import { anchors } from './links/anchors.ts';
import { hiddenVenues } from './links/hidden-venues.ts';
import { links } from './links/links.ts';
import { targets } from './links/targets.ts';
import { brokenTexts } from './texts/broken-texts.ts';
import { campValues } from './texts/camp-values.ts';
import { countedWords } from './texts/counted-words.ts';
import { factNames } from './texts/fact-names.ts';
import { freeEntry } from './texts/free-entry.ts';
import { heads } from './texts/heads.ts';
import { languages } from './texts/languages.ts';
import { placeholders } from './texts/placeholders.ts';
import { plurals } from './texts/plurals.ts';
import { reread } from './texts/reread.ts';
import { stateWords } from './texts/state-words.ts';
import { textWeekdays } from './texts/text-weekdays.ts';
import { translations } from './texts/translations.ts';
import { typedNames } from './texts/typed-names.ts';
import { typedValues } from './texts/typed-values.ts';
import { goneWith, toWrite, unusedTexts } from './texts/unused-texts.ts';
import { wholeCounts } from './texts/whole-counts.ts';

/** Every rule; of two in a stage that find an error at one place, the first reports it. */
export const allRules: readonly Rule[] = [
  syntax,
  files,
  pictures,
  brokenTexts,
  schema,
  references,
  schemaLine,
  uniqueIds,
  later,
  confirmFields,
  targets,
  ranges,
  season,
  deadlines,
  prices,
  discounts,
  workedExample,
  counts,
  programme,
  hours,
  events,
  ages,
  venues,
  claims,
  contacts,
  weekendDeadlines,
  says,
  saysUnused,
  contradictions,
  questions,
  placeholders,
  stateWords,
  toWrite,
  factNames,
  reread,
  unusedTexts,
  pageNames,
  languages,
  translations,
  plurals,
  countedWords,
  textWeekdays,
  campValues,
  goneWith,
  wholeCounts,
  freeEntry,
  typedNames,
  typedValues,
  lessonPlaces,
  heads,
  pageParts,
  sectionNumbers,
  anchors,
  hiddenVenues,
  links,
  factsUnused,
  toConfirm,
];

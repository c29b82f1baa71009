import type { Rule } from '../rule.ts';
import { claims } from './coherence/claims.ts';
import { contacts } from './coherence/contacts.ts';
import { counts } from './coherence/counts.ts';
import { deadlines } from './coherence/deadlines.ts';
import { discounts } from './coherence/discounts.ts';
import { events } from './coherence/events.ts';
import { lessonPlaces } from './coherence/lesson-places.ts';
import { programme } from './coherence/programme.ts';
import { ranges } from './coherence/ranges.ts';
import { ages, hours, prices } from './coherence/related-facts.ts';
import { season } from './coherence/season.ts';
import { venues } from './coherence/venues.ts';
import { weekendDeadlines } from './coherence/weekend-deadlines.ts';
import { workedExample } from './coherence/worked-example.ts';
import { contradictions } from './contradictions/contradictions.ts';
import { factsUnused } from './contradictions/facts-unused.ts';
import { questions } from './contradictions/questions.ts';
import { says } from './contradictions/says.ts';
import { saysUnused } from './contradictions/says-unused.ts';
import { confirmFields } from './files/confirm-fields.ts';
import { files } from './files/files.ts';
import { later } from './files/later.ts';
import { pageNames } from './files/page-names.ts';
import { pageParts } from './files/page-parts.ts';
import { pictures } from './files/pictures.ts';
import { references, schema } from './files/schema.ts';
import { schemaLine } from './files/schema-line.ts';
import { sectionNumbers } from './files/section-numbers.ts';
import { syntax } from './files/syntax.ts';
import { toConfirm } from './files/to-confirm.ts';
import { uniqueIds } from './files/unique-ids.ts';
import { anchors } from './links/anchors.ts';
import { hiddenVenues } from './links/hidden-venues.ts';
import { links } from './links/links.ts';
import { targets } from './links/targets.ts';
import { brokenTexts } from './texts/broken-texts.ts';
import { campValues } from './texts/camp-values.ts';
import { countedWords } from './texts/counted-words.ts';
import { factNames } from './texts/fact-names.ts';
import { freeEntry } from './texts/free-entry.ts';
import { goneWith } from './texts/gone-with.ts';
import { heads } from './texts/heads.ts';
import { languages } from './texts/languages.ts';
import { placeholders } from './texts/placeholders.ts';
import { plurals } from './texts/plurals.ts';
import { reread } from './texts/reread.ts';
import { stateWords } from './texts/state-words.ts';
import { textWeekdays } from './texts/text-weekdays.ts';
import { toWrite } from './texts/to-write.ts';
import { translations } from './texts/translations.ts';
import { typedNames } from './texts/typed-names.ts';
import { typedValues } from './texts/typed-values.ts';
import { unusedTexts } from './texts/unused-texts.ts';
import { wholeCounts } from './texts/whole-counts.ts';

/** Every rule of the check; of two in the same stage that speak of one place, the first tells. */
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

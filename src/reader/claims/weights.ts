/**
 * The numbers by which facts are ranked. A linear ranking with hand-set weights: a fact's score is
 * the rarity of the meanings that it shares with a clause, each times the share and the proximity
 * below, less what is missing or foreign.
 *
 * Nobody fitted them by a program. Each was set by hand, then moved until the sentences of
 * `tests/unit/reader/sentences.json`, the pages of the made-up camp and the `known` messages of
 * `npm run bench -- verify` came out right, so those measure regressions only. What measures the
 * ranking: the `heldOut` messages of that bench, and claims by writers who have seen neither code
 * nor facts’ wordings, new each time.
 */

// How much a word counts, by its proximity to the value: 1 in the same clause.

/** In a clause that leads up to the value, without a value of its own. */
export const PROXIMITY_LEADING = 0.8;
/** In a clause that follows, up to the next value. */
export const PROXIMITY_FOLLOWING = 0.6;
/** In another clause of the sentence, before the value. */
export const PROXIMITY_EARLIER_CLAUSE = 0.25;
/** The least proximity at which a word mentions a topic. */
export const PROXIMITY_MENTIONED = 0.2;
/** In another clause of the sentence, after the value. */
export const PROXIMITY_LATER_CLAUSE = 0.15;
/** In an earlier sentence, or a heading. */
export const PROXIMITY_EARLIER_SENTENCE = 0.12;

// The score of a fact. The rarity of a meaning is `rarityOf` in `facts/profiles.ts`.

/** The share of a meaning that comes from the titles around a fact; 1 for its own. */
export const SHARE_OF_GROUP = 0.9;
/** Deducted, by rarity: an own meaning of the fact that the text lacks. */
export const MISSING = 0.35;
/** Deducted, by rarity: a meaning of the clause that the fact lacks. */
export const FOREIGN = 0.5;
/** Deducted from a special case that the text does not name. */
export const UNNAMED_CASE = 1;

// Which facts belong to the subject: by how much they may be below the best score.

/** The same subject. */
export const SUBJECT_WITHIN = 0.8;
/** May still be meant. */
export const MEANT_WITHIN = 1.6;
/** The score by which the first fact must lead to be the only one that is meant. */
export const CLEAR_LEAD = 0.15;
/** How much less evidence than another interpretation a right one may have. */
export const INTERPRETATION_WITHIN = 3;

// How sure a subject is, by its evidence: its score before deductions, from near words alone.

/** Likely: a person should check a value that differs. */
export const LIKELY = 1.1;
/** Named, if the clause has all meanings of the fact’s own. */
export const NAMED = 1.8;
/** Sure, however many facts there are of the kind. */
export const SURE = 2.2;
/** Sure among `n` facts of a kind: this times log2(1 + n), at most `SURE`. */
export const SURE_AMONG = 0.9;
/** Sure even if another fact has the value. */
export const SURE_DESPITE_OTHERS = 3.7;
/** Enough to replace a typed value by a placeholder. */
export const EVIDENT = 1;

import { valuesOf } from '../claims/clauses.ts';
import { edgesOf } from '../claims/contradicting-clause.ts';
import { isCounting } from '../claims/interpretations.ts';
import { isNegative } from '../claims/negation.ts';
import { isOfRow, type Scored } from '../claims/score.ts';
import {
  LIKELY,
  MEANT_WITHIN,
  PROXIMITY_LEADING,
  SUBJECT_WITHIN,
  SURE,
  SURE_DESPITE_OTHERS,
} from '../claims/weights.ts';
import { type Profile, parentOf } from '../facts/profile.ts';
import type { Value } from '../values/value.ts';
import { isDoubtful } from './doubts.ts';
import { isIncluded } from './other-people.ts';
import {
  type Judgement,
  type ScoredValue,
  type SubjectValue,
  UNKNOWN,
  type Verdict,
  type VerdictRule,
} from './verdict.ts';

/** What a value says about its likeliest subject, from sure to unsure: the first rule decides. */
export const subjectRules: readonly VerdictRule<SubjectValue>[] = [
  /** An ordinal names a child, an event or a week; it is a value only where a limit starts. */
  function ordinal({ value, matching, best, sure, ...interpreted }) {
    if (value.kind !== 'ordinal') return undefined;
    if (matching[0]) return judgedAs('equal', matching[0]);
    return isLimit(value, interpreted) && best.evidence >= sure
      ? judgedAs('differs', best)
      : UNKNOWN;
  },
  /** The number or address of one that the clause does not name, beside one that it names. */
  function otherContact({ value, context: { proximities }, meant, matching: [found] }) {
    const isNear = (topic: string) => (proximities.get(topic) ?? 0) >= PROXIMITY_LEADING;
    const isNamed = ({ profile: { group } }: Scored) =>
      [...group].some((topic) => !topic.startsWith('=') && isNear(topic));
    const owner = value.text && found && !isNamed(found) ? meant.find(isNamed) : undefined;
    return owner && judgedAs('differs', owner);
  },
  /** Facts with nearly the best score have one subject: the one with the value is meant. */
  function sameSubject({ value, matching, best }) {
    const found = matching.find(
      ({ score, isUnnamedVariant }) =>
        score >= best.score - SUBJECT_WITHIN && isUnnamedVariant === best.isUnnamedVariant,
    );
    const isLikely = found && (found.score > 0 || KINDS_TO_CHECK.has(value.kind));
    return isLikely ? judgedAs('equal', found) : undefined;
  },
  /** A fact that has the value and is named, or nearly as likely, is meant rather than the best. */
  function nearSubject({ matching, best }) {
    const near = matching.find(
      ({ score, evidence, isUnnamedVariant, isNamed }) =>
        evidence > 0 &&
        !isUnnamedVariant &&
        (isNamed ||
          score >= best.score - MEANT_WITHIN ||
          (best.isUnnamedVariant && evidence >= LIKELY)),
    );
    return near && judgedAs('equal', near);
  },
  /** Where no word says which end is meant, either is right: «Mezza giornata = h 14» (half day). */
  function eitherEnd({ value, context, matching, best }) {
    const isNamedHere = best.profile.named.some((name) => context.clause.meanings.has(name));
    const isFree = !edgesOf(value, context) && !isNamedHere;
    const end = isFree ? matching.find(isOtherEndOf(best)) : undefined;
    return end && judgedAs('equal', end);
  },
  /** A phone number or address is that of its fact, whatever few words are around it. */
  function contact({ value, matching, best }) {
    const isOfFact = value.text !== undefined && best.evidence < SURE;
    return isOfFact && matching[0] ? judgedAs('equal', matching[0]) : undefined;
  },
  /**
   * A difference is no value of a fact: «Fra l’età minima degli animatori e quella dei capi passano
   * nove anni» (between the minimum ages of activity leaders and of team leaders are nine years).
   */
  function difference({ value, context, meant }) {
    const isCount = value.kind === 'number' || value.kind === 'quantity';
    if (!context.isCompared || !isCount) return undefined;
    const named = meant.filter(({ evidence }) => evidence > 0);
    const lower = named.find(({ profile: { to } }) =>
      named.some(({ profile: { from } }) => from - to === value.from),
    );
    return lower ? judgedAs('equal', lower) : UNKNOWN;
  },
  /** A right value needs no evidence of its subject. */
  function rightAnyway({ matching, best }) {
    return matching[0] === best ? judgedAs('equal', best) : undefined;
  },
  /** An agreement, the half day, a show: wrong only if no other fact has the value. */
  function specialCase({ value, node, context, matching, best, sure }) {
    if (!best.isUnnamedVariant || value.unit === 'year' || best.evidence < sure) return undefined;
    const isOfUsual = matching.some(({ isUnnamedVariant }) => !isUnnamedVariant);
    const isOfAnything =
      best.isUnnamed && value.kind === 'number' && !isCounting(node, context.clause);
    if (isOfUsual || isOfAnything) return UNKNOWN;
    return judgedAs(matching.length === 0 && !best.isUnnamed ? 'differs' : 'check', best);
  },
  /** The clause names the subject, and every fact about it has another value. */
  function contradiction(given) {
    const { best } = given;
    // What counts the rows of a table is a case: «Even with eight friends».
    const isCase = best.profile.family === 'count' && isOfRow(best.profile.fact);
    if (best.isUnnamedVariant || isCase) return undefined;
    if (isSure(given)) return judgedAs(isDoubtful(given) ? 'check' : 'differs', best);
    return best.evidence >= LIKELY ? judgedAs('check', best) : undefined;
  },
  /**
   * Only one end is that of the fact: «Dal 9 giugno al 19 settembre» (from 9 June to 19 September).
   */
  function halfRight({ value, meant, matching }) {
    const half = meant.find(({ profile }) => isHalfRight(value, profile));
    return half && !matching[0] ? judgedAs('check', half) : undefined;
  },
  /**
   * Ages limit the camp even where nothing says what: «Fino a dodici anni» (up to twelve years).
   */
  function ageLimit({ value, context: { clause }, ...given }) {
    const isAge = value.unit === 'year' && !value.isSince;
    const isLimited = value.isRange || value.side || clause.meanings.has('age');
    return isAge && isLimited ? guess(given) : undefined;
  },
  /** The end of something that has deadlines: «Pagate entro il 20 maggio» (pay by 20 May). */
  function deadline({ value, context: { clause }, ...given }) {
    const isEnd = value.kind === 'date' && value.side === 'to';
    const isOpen = isEnd && DEADLINE_TOPICS.some((topic) => clause.meanings.has(topic));
    return isOpen ? guess(given) : undefined;
  },
  /** An amount or contact that no fact has is a mistake, or of something else. */
  function amount({ value, best, matching }) {
    const isFree = value.kind === 'money' && value.to === 0;
    if (!KINDS_TO_CHECK.has(value.kind) || isFree) return undefined;
    return matching[0] ? judgedAs('equal', matching[0]) : guess({ best, matching });
  },
];

function judgedAs(verdict: Verdict, { profile: fact }: Scored): Judgement {
  return { verdict, fact };
}

/** A person should look, unless a usual fact has the value. */
function guess({ best, matching }: Pick<SubjectValue, 'best' | 'matching'>): Judgement | undefined {
  if (matching.some(({ isUnnamedVariant }) => !isUnnamedVariant)) return undefined;
  // Without evidence the fact is a guess: it is not cited.
  return { verdict: 'check', ...(best.evidence > 0 && { fact: best.profile }) };
}

const KINDS_TO_CHECK = new Set(['money', 'percent', 'phone', 'email', 'rating']);
/** Topics that have a deadline. */
export const DEADLINE_TOPICS = ['enrolment', 'booking', 'deadline', 'price'];
/** Kinds of value that two facts seldom share by chance. */
const COINCIDES: ReadonlySet<string> = new Set(['date', 'time', 'quantity', 'percent', 'month']);

/** Whether the subject is sure, though none of its facts has the value. */
function isSure({ value, context, matching, best, sure }: SubjectValue): boolean {
  const { profile, evidence } = best;
  const { meanings, dimensions } = context.clause;
  // A marked topic that the clause names is meant, even if other facts have the value.
  const namesTopic = [...profile.marked, ...profile.named].some((topic) => meanings.has(topic));
  if (value.kind === 'month' && !namesTopic && !dimensions.has('edge')) return false;
  // A maximum is no age of somebody whom the text does not name: «Fino a sedici anni» (up to
  // sixteen).
  const isNamed = namesTopic || (value.unit === 'year' && value.side === 'to');
  const others = matching.filter((other) => !isNamed || (!other.isUnnamed && other.evidence > 0));
  const isChance = others.length === 0 || !COINCIDES.has(value.kind);
  if (isChance && (namesTopic || value.kind !== 'month')) return evidence >= sure || best.isNamed;
  return evidence >= SURE_DESPITE_OTHERS;
}

/**
 * Whether an ordinal is a limit: «Lo sconto fratelli parte dal terzo figlio» (the sibling discount
 * starts with the third child), «il 10 % vale anche per il primo figlio» (10 % also applies to the
 * first child).
 */
function isLimit(
  { side }: Value,
  { node, context }: Pick<ScoredValue, 'node' | 'context'>,
): boolean {
  const { clause, sentence, dimensions, proximities } = context;
  if (side === 'from' || dimensions.get('edge')?.has('start') || proximities.get('min') === 1)
    return true;
  const isShare = valuesOf(sentence).some((stated) => stated.node.value?.kind === 'percent');
  return isShare && isIncluded(node, clause) && !isNegative(clause);
}

function isHalfRight({ isRange, from, to }: Value, { fact, ...ends }: Profile): boolean {
  return (
    isRange === true && fact.kind.endsWith('Range') && (from === ends.from) !== (to === ends.to)
  );
}

function isOtherEndOf({ profile: best }: Scored) {
  return ({ profile }: Scored) =>
    best.dimensions.has('edge') &&
    profile.dimensions.has('edge') &&
    parentOf(profile.fact.path) === parentOf(best.fact.path);
}

import { CAMP_DAYS_PER_WEEK } from '../../time/season-weeks.ts';
import { isTopic } from '../facts/profile.ts';
import type { Node } from '../values/grammar.ts';
import type { Lexicon } from '../values/lexicon.ts';
import { isDenial, isExcludedAt } from './negation.ts';
import { has, isValue, meaningsOf } from './nodes.ts';

/** A part of a sentence whose words belong together. */
export interface Clause {
  readonly nodes: readonly Node[];
  readonly values: readonly Node[];
  readonly meanings: ReadonlySet<string>;
  /** Mutually exclusive meanings of its words, by dimension: band, period, venue. */
  readonly dimensions: ReadonlyMap<string, ReadonlySet<string>>;
  /** A question states nothing. */
  readonly isAsked?: boolean;
  /** A question whose answer is no: «Telefoni ammessi? No.» (Are phones allowed? No.) */
  readonly isRefused?: boolean;
}

export type Sentence = readonly Clause[];

const ENDS = '.!…;';
/** Longer sentences and clauses are cut, so that the context of a value stays small. */
const MAX_CLAUSES = 12;
const MAX_NODES = 48;
const BREAKS = ',?()–—•·|';

/** Splits nodes into sentences, and sentences into clauses. */
export function sentencesOf(nodes: readonly Node[], lexicon: Lexicon): Sentence[] {
  const sentences: Clause[][] = [];
  let sentence: Clause[] = [];
  let clause: Node[] = [];
  let question: Clause | undefined;
  /** The first clause of the sentence after its last question. */
  let asked = 0;
  const endClause = () => {
    const between = has(clause.slice(0, 1), '#falls')
      ? sentence.slice(-1).filter(isApposition)
      : [];
    const dated = sentence.at(-1 - between.length);
    if (dated && isWeekdayOf(clause, dated)) {
      const nodes = [dated, ...between].flatMap((part) => part.nodes);
      sentence.splice(-1 - between.length, 2, clauseOf([...nodes, ...clause], lexicon));
      clause = [];
    }
    if (clause.length > 0)
      sentence.push(withAntecedent(clauseOf(clause, lexicon), sentence.at(-1)));
    const before = sentence.at(-2);
    if (before && before === question && clause[0]?.tags.has('#no'))
      sentence[sentence.length - 2] = { ...before, isRefused: true };
    clause = [];
  };
  const endSentence = () => {
    endClause();
    if (sentence.length > 0) sentences.push(sentence);
    sentence = [];
    asked = 0;
  };
  for (const [at, node] of nodes.entries()) {
    const isAnswer = nodes[at - 1]?.norm === '?' && sentence.length < MAX_CLAUSES;
    if (node.first && !isAnswer) endSentence();
    if (sentence.length >= MAX_CLAUSES) endSentence();
    if (clause.length >= MAX_NODES) endClause();
    const next = nodes[at + 1];
    if (isSentenceEnd(node, next)) endSentence();
    else if (
      isBreak(node, clause) ||
      splits(node, clause, nodes.slice(at + 1, at + 1 + MAX_LOOKAHEAD), lexicon)
    ) {
      endClause();
      if (node.norm === '?') {
        sentence.push(...sentence.splice(asked).map((part) => ({ ...part, isAsked: true })));
        asked = sentence.length;
        question = sentence.at(-1);
      }
      if (node.token === 'word') clause.push(node);
    } else clause.push(node);
  }
  endSentence();
  return sentences;
}

/**
 * Whether a weekday, with words that mean nothing else, stands after a date: «il 3 marzo, che era un
 * lunedì» (on 3 March, which was a Monday). It belongs to the clause of the date.
 */
function isWeekdayOf(nodes: readonly Node[], { values }: Clause): boolean {
  const weekdays = nodes.filter(isValue);
  const isSole = weekdays.length === 1 && weekdays[0]?.value?.kind === 'weekday';
  const isBare = nodes.every((node) => isValue(node) || !meaningsOf(node).some(isTopic));
  const isDay = values.at(-1)?.value?.kind === 'date' && !values.at(-1)?.value?.isRange;
  return isSole && isBare && isDay && nodes.length <= MAX_APPOSITION;
}

const MAX_APPOSITION = 6;

/** «Il 9 giugno, giorno d’apertura, è …» (9 June, opening day, is …). */
function isApposition({ nodes, values }: Clause): boolean {
  return !values[0] && nodes.length <= MAX_APPOSITION;
}

function isSentenceEnd(node: Node, next: Node | undefined): boolean {
  return node.token === 'punctuation' && ENDS.includes(node.norm) && !(next?.glued ?? false);
}

/** A colon breaks a clause after a value or negation: «Sconto fratelli: 10 %» is one clause. */
function isBreak(node: Node, clause: readonly Node[]): boolean {
  if (node.token !== 'punctuation' || node.norm === '') return false;
  if (node.norm === ':') return clause.some((before) => isValue(before) || isDenial(before));
  return BREAKS.includes(node.norm) || (node.norm === '-' && !node.glued);
}

const MAX_LOOKAHEAD = 12;

/** After a value, “but” begins a clause; so does “and” or “or” if a value or price list follows. */
function splits(
  node: Node,
  clause: readonly Node[],
  after: readonly Node[],
  lexicon: Lexicon,
): boolean {
  if (node.tags.has('#but')) return clause.some(isValue);
  if (!node.tags.has('#and') && !node.tags.has('#or')) return false;
  if (!clause.some(isValue)) return isOfOtherVenue(clause, after);
  const isPriceList = ({ tags }: Node) =>
    [...tags].some((tag) => lexicon.dimensionOf(tag) === 'tariff');
  return after.some((next) => isValue(next) || isPriceList(next));
}

/**
 * After “and”, a topic of another venue: «la piscina è a Sport City e i campi a SC Ostiense» (the
 * pool is at one, the fields are at the other).
 */
function isOfOtherVenue(clause: readonly Node[], after: readonly Node[]): boolean {
  const end = after.findIndex(({ token }) => token === 'punctuation');
  const rest = end < 0 ? after : after.slice(0, end);
  const [first, at] = [clause.findIndex(namesVenue), rest.findIndex(namesVenue)];
  const nameTopic = (nodes: readonly Node[]) =>
    nodes.some((node) => meaningsOf(node).some(isTopic));
  return first > 0 && at > 0 && nameTopic(clause.slice(0, first)) && nameTopic(rest.slice(0, at));
}

function namesVenue({ tags }: Node): boolean {
  return [...tags].some((tag) => tag.startsWith('venue:'));
}

const MAX_VALUES = 12;

/** The first values of a sentence, with their clauses; a longer list has no common subject. */
export function valuesOf(sentence: Sentence): { readonly node: Node; readonly clause: Clause }[] {
  const found: { node: Node; clause: Clause }[] = [];
  for (const clause of sentence) {
    const room = MAX_VALUES - found.length;
    if (room <= 0) break;
    found.push(...clause.values.slice(0, room).map((node) => ({ node, clause })));
  }
  return found;
}

function clauseOf(nodes: readonly Node[], lexicon: Lexicon): Clause {
  const meanings = new Set<string>();
  const dimensions = new Map<string, Set<string>>();
  for (const [at, node] of nodes.entries()) {
    for (const meaning of isExcludedAt(nodes, at) ? [] : meaningsIn(node)) {
      const dimension = meaning.startsWith('venue:') ? 'venue' : lexicon.dimensionOf(meaning);
      // A price list that is denied is not meant: «No agreement?»
      const isDenied = dimension === 'tariff' && nodes[at - 1]?.tags.has('#none');
      if (dimension && !isDenied)
        dimensions.set(
          dimension,
          (dimensions.get(dimension) ?? new Set()).add(meaning.replace('venue:', '')),
        );
      if (isTopic(meaning)) meanings.add(meaning);
    }
  }
  // A price list that is excluded leaves the base price: «without an agreement».
  const excludesPriceList = nodes.some(
    (node, at) =>
      isExcludedAt(nodes, at) &&
      meaningsIn(node).some((meaning) => lexicon.dimensionOf(meaning) === 'tariff'),
  );
  if (excludesPriceList && !dimensions.has('tariff')) dimensions.set('tariff', new Set(['base']));
  return { nodes, values: nodes.filter(isValue), meanings, dimensions };
}

/** A relative clause is about the noun before it: «il riposo, che finisce alle 15» (the rest). */
function withAntecedent(clause: Clause, before: Clause | undefined): Clause {
  if (!clause.nodes[0]?.tags.has('#that') || !before || before.values.length > 0) return clause;
  const isNoun = (meaning: string) => isTopic(meaning) && !VERB_TOPICS.includes(meaning);
  const nouns = before.nodes.map((node) => meaningsOf(node).filter(isNoun));
  const at = nouns.findLastIndex((meanings) => meanings.length > 0);
  const noun = nouns[at] ?? [];
  // After two nouns it may be about either: «la segreteria della piscina, che apre» (the office of
  // the pool, which opens).
  const isComplement = has(before.nodes.slice(at - 1, at), '#of', '#in');
  if (isComplement && before.nodes.slice(0, at - 1).some((node) => meaningsOf(node).length > 0))
    return clause;
  return { ...clause, meanings: new Set([...clause.meanings, ...noun]) };
}

const VERB_TOPICS = ['start', 'end', 'open'];

/** Five days mean a week, other numbers of days mean days. «Fine maggio» is only the end of May. */
function meaningsIn(node: Node): string[] {
  const { value } = node;
  const all = meaningsOf(node);
  if (value?.kind === 'date') return all.filter((topic) => topic !== 'start' && topic !== 'end');
  if (value?.unit !== 'day' || value.from <= 1 || value.isEvery) return all;
  const days = value.from === CAMP_DAYS_PER_WEEK ? ['week'] : ['day'];
  return [...all.filter((meaning) => meaning !== 'day'), ...days];
}

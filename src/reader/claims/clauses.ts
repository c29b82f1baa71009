import { DAYS_PER_WEEK } from '../../time/season-weeks.ts';
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
  /** A question whose answer is no: «Telefoni ammessi? No.» */
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
        sentence.push(...sentence.splice(asked).map((one) => ({ ...one, isAsked: true })));
        asked = sentence.length;
        question = sentence.at(-1);
      }
      if (node.token === 'word') clause.push(node);
    } else clause.push(node);
  }
  endSentence();
  return sentences;
}

function isSentenceEnd(node: Node, next: Node | undefined): boolean {
  return node.token === 'punctuation' && ENDS.includes(node.norm) && !(next?.glued ?? false);
}

/** A colon breaks a clause after a value or negation: «Sconto fratelli: 10 %» is one clause. */
function isBreak(node: Node, clause: readonly Node[]): boolean {
  if (node.token !== 'punctuation' || node.norm === '') return false;
  if (node.norm === ':') return clause.some((one) => isValue(one) || isDenial(one));
  return BREAKS.includes(node.norm) || (node.norm === '-' && !node.glued);
}

const MAX_LOOKAHEAD = 12;

/** After a value, «ma» begins a clause; so does «e» or «o» if a value or price list follows. */
function splits(
  node: Node,
  clause: readonly Node[],
  after: readonly Node[],
  lexicon: Lexicon,
): boolean {
  if (node.tags.has('#but')) return clause.some(isValue);
  if (!node.tags.has('#and') && !node.tags.has('#or')) return false;
  if (!clause.some(isValue)) return isOfOtherVenue(clause, after);
  const isList = ({ tags }: Node) => [...tags].some((one) => lexicon.dimensionOf(one) === 'tariff');
  return after.some((one) => isValue(one) || isList(one));
}

/** «La piscina è a Sport City e i campi a SC Ostiense»: after «e», something of another venue. */
function isOfOtherVenue(clause: readonly Node[], after: readonly Node[]): boolean {
  const end = after.findIndex(({ token }) => token === 'punctuation');
  const rest = end < 0 ? after : after.slice(0, end);
  const [first, at] = [clause.findIndex(isPlace), rest.findIndex(isPlace)];
  const isNamed = (some: readonly Node[]) => some.some((one) => meaningsOf(one).some(isTopic));
  return first > 0 && at > 0 && isNamed(clause.slice(0, first)) && isNamed(rest.slice(0, at));
}

function isPlace({ tags }: Node): boolean {
  return [...tags].some((one) => one.startsWith('venue:'));
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
  for (const [at, node] of nodes.entries())
    for (const meaning of isExcludedAt(nodes, at) ? [] : meaningsIn(node)) {
      const dimension = meaning.startsWith('venue:') ? 'venue' : lexicon.dimensionOf(meaning);
      // «No agreement?»
      const isDenied = dimension === 'tariff' && nodes[at - 1]?.tags.has('#none');
      if (dimension && !isDenied)
        dimensions.set(
          dimension,
          (dimensions.get(dimension) ?? new Set()).add(meaning.replace('venue:', '')),
        );
      if (isTopic(meaning)) meanings.add(meaning);
    }
  // «Without an agreement»
  const isUsual = nodes.some(
    (one, at) =>
      isExcludedAt(nodes, at) &&
      meaningsIn(one).some((tag) => lexicon.dimensionOf(tag) === 'tariff'),
  );
  if (isUsual && !dimensions.has('tariff')) dimensions.set('tariff', new Set(['base']));
  return { nodes, values: nodes.filter(isValue), meanings, dimensions };
}

/** «C’è il riposo, che finisce alle 15»: a relative clause is about the noun before it. */
function withAntecedent(clause: Clause, before: Clause | undefined): Clause {
  if (!clause.nodes[0]?.tags.has('#that') || !before || before.values.length > 0) return clause;
  const isNoun = (one: string) => isTopic(one) && !VERB_TOPICS.includes(one);
  const nouns = before.nodes.map((node) => meaningsOf(node).filter(isNoun));
  const at = nouns.findLastIndex((one) => one.length > 0);
  const noun = nouns[at] ?? [];
  // «La segreteria della piscina, che apre», «la gita in piscina, che comincia»: about either.
  const isComplement = has(before.nodes.slice(at - 1, at), '#of', '#in');
  if (isComplement && before.nodes.slice(0, at - 1).some((one) => meaningsOf(one).length > 0))
    return clause;
  return { ...clause, meanings: new Set([...clause.meanings, ...noun]) };
}

const VERB_TOPICS = ['start', 'end', 'open'];

/** Five days mean a week; other numbers of days mean days; «fine maggio» ends only May. */
function meaningsIn(node: Node): string[] {
  const { value } = node;
  const all = meaningsOf(node);
  if (value?.kind === 'date') return all.filter((one) => one !== 'start' && one !== 'end');
  if (value?.unit !== 'day' || value.from <= 1 || value.isEvery) return all;
  const days = value.from === DAYS_PER_WEEK ? ['week'] : ['day'];
  return [...all.filter((one) => one !== 'day'), ...days];
}

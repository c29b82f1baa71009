import { isObject, type Json } from '../../../content/json.ts';
import type { Finding } from '../../finding.ts';
import { asPlaceholder } from '../../mentions/as-placeholder.ts';
import type { KnownFact } from '../../mentions/known-facts.ts';
import type { Mention } from '../../mentions/mention.ts';
import { type PageFacts, type Statement, slotOf } from '../../mentions/statements.ts';
import type { TypedText } from '../../mentions/texts.ts';
import type { Replacement } from '../../mentions/written.ts';

/** What a statement in a text says by hand, where it stands, and what to type instead. */
export function findingOf(statement: Statement, typed: TypedText, { shown }: PageFacts): Finding {
  const { mention } = statement;
  const base = {
    severity: 'error',
    ...placeOf(typed, mention),
    value: valueOfMention(mention),
  } as const;
  const found = mention.typed;
  if (statement.is === 'unknown') {
    const known = statement.near.map((fact) => described(fact, mention, typed.text));
    return { ...base, code: 'unknown-value', args: { found, known } };
  }
  const { fact } = statement;
  const args = { found, fact: fact.path, instead: insteadOf(statement, typed.text) };
  if (statement.is === 'official') {
    const own = shown.all.find(({ path }) => path === fact.path);
    const said = own ? JSON.stringify(own.value) : '';
    return { ...base, code: 'typed-official', args: { ...args, said }, fact: fact.path };
  }
  if (statement.is === 'other') {
    const { subject } = statement;
    const other = { subject: subject.path, expected: shownValue(subject) };
    return { ...base, code: 'typed-other', args: { ...args, ...other }, fact: subject.path };
  }
  return { ...base, ...typedValue(statement, typed, args), fact: fact.path };
}

/**
 * What can be pasted over the underlined words: what the placeholder does not write, such as «anni»,
 * stays. Where words around must change, a person finds the others.
 */
function insteadOf(statement: Exclude<Statement, { is: 'unknown' }>, text: string): string {
  const { mention, placeholder } = statement;
  const replacement = statement.is === 'fact' ? statement.replacement : 'choice';
  if (replacement === 'words' || replacement === 'marks') return placeholder;
  return replacement === 'choice'
    ? pasted(text, mention, { slot: slotOf(mention, placeholder), text: placeholder })
    : pasted(text, mention, replacement);
}

function pasted(text: string, { start, end }: Mention, { slot, text: typed }: Replacement): string {
  return text.slice(start, slot.start) + typed + text.slice(slot.end, end);
}

type OfFact = Extract<Statement, { is: 'fact' }>;

/** With what `--fix` may type, or with the reason why it leaves the choice to a person. */
function typedValue(
  { mention, replacement, others }: OfFact,
  { document, pointer, text }: TypedText,
  args: Readonly<Record<string, string>>,
): Pick<Finding, 'code' | 'args' | 'fix'> {
  const code = 'typed-value';
  if (typeof replacement === 'string')
    return {
      code,
      args: {
        ...args,
        left: replacement,
        others: others.map((fact) => described(fact, mention, text)),
      },
    };
  const { slot } = replacement;
  const span = document.spanWithin(pointer, slot.start, slot.end);
  return { code, args, ...(span && { fix: { ...span, text: replacement.text } }) };
}

function placeOf({ document, pointer }: TypedText, { start, end }: Mention) {
  return document.locateWithin(pointer, start, end);
}

function valueOfMention({ value }: Mention): Json {
  return typeof value === 'object' ? { ...value } : value;
}

/** A candidate as the manager can type it, with the value that would show. */
function described(fact: KnownFact, mention: Mention, text: string): string {
  const placeholder = asPlaceholder(fact, mention);
  const slot = slotOf(mention, placeholder);
  return `${pasted(text, mention, { slot, text: placeholder })} (${shownValue(fact)})`;
}

function shownValue({ value }: KnownFact): string {
  return isObject(value) ? Object.values(value).join('–') : String(value);
}

import type { Finding, FindingArgs, FindingCode } from './finding.ts';
import { computed, text } from './message-args.ts';
import words from './words.json' with { type: 'json' };

/**
 * A sentence with slots, or one for each value of an argument: `absent` without a value, `other`
 * for any other. Slots:
 * - `{found}`: an argument
 * - `{weekday|weekdays}`: the name that `words.json` gives to an argument
 * - `{length: voce, voci}`: a number and its noun
 * - `{circle()}`: computed from the arguments
 * - `{«field»}`: the field, or «il file» without one; `{write}`: what to type instead
 */
type Words = string | { readonly by: string; readonly forms: Readonly<Record<string, Words>> };

/** Every sentence of the checker; a finding with a `nearest` name proposes that. */
const sentences: Readonly<Record<FindingCode, { problem: Words; remedy: Words }>> = words.codes;

const names: Readonly<Record<string, Readonly<Record<string, string>>>> = words.names;

export const findingCodes = Object.keys(sentences) as FindingCode[];

type CodeAndArgs = Pick<Finding, 'code' | 'args'>;

/** The Italian sentence of a finding, in two halves: what is wrong, and what to type instead. */
export function messageOf({ code, args }: CodeAndArgs) {
  const { problem, remedy } = sentences[code];
  const near = text(args, 'nearest');
  return {
    message: filled(problem, args),
    remedy: near ? `forse intendevate «${near}»` : filled(remedy, args),
  };
}

/** The whole sentence of a finding. */
export function sentenceOf(finding: CodeAndArgs): string {
  const { message, remedy } = messageOf(finding);
  return asSentence(`${message}: ${remedy}`);
}

/** With capital letter and full stop. */
export function asSentence(text: string): string {
  const stop = text === '' || /[.!?…]$/.test(text) ? '' : '.';
  return text.charAt(0).toUpperCase() + text.slice(1) + stop;
}

const SLOT = /\{(?:(write)|«(field)»|(\w+)\(\)|(\w+)(?:\|(\w+)|: ([^,{}]+), ([^,{}]+))?)\}/g;

function filled(words: Words, args: FindingArgs): string {
  if (typeof words === 'object') {
    const value = text(args, words.by);
    const { forms } = words;
    const none = value === '' ? 'absent' : 'other';
    return filled(forms[Object.hasOwn(forms, value) ? value : none] ?? forms.other ?? '', args);
  }
  return words.replace(SLOT, (_, write?, field?, part?, name = '', table?, one?, many?) => {
    if (write) return toWrite(args);
    if (field) return text(args, 'field') ? `«${text(args, 'field')}»` : 'il file';
    if (part) return computed[part]?.(args) ?? '';
    const value = text(args, name);
    if (table) return names[table]?.[value] ?? value;
    return one ? `${value} ${value === '1' ? one : many}` : value;
  });
}

/** «scrivete "07:30"» when the meant value is clear, else an example from the schema. */
function toWrite(args: FindingArgs): string {
  const [meant, example] = [text(args, 'instead'), text(args, 'example')];
  if (meant) return `scrivete ${meant}`;
  if (example) return `scrivete per esempio ${example}`;
  return text(args, 'expected') ? 'scrivetelo' : 'correggete il valore';
}

/** The named arguments of a finding's sentence. */
export type FindingArgs = Readonly<Record<string, string | number | readonly string[]>>;

/** What is wrong, and what to type instead; together one Italian sentence. */
export interface Message {
  readonly message: string;
  readonly remedy: string;
}

export type Sentence = (args: Args) => Message;

/** Reads the arguments of a finding as words. */
export class Args {
  readonly #values: FindingArgs;
  constructor(values: FindingArgs) {
    this.#values = values;
  }
  text(name: string): string {
    const value = this.#values[name];
    return typeof value === 'object' ? value.join(', ') : String(value ?? '');
  }
  list(name: string): readonly string[] {
    const value = this.#values[name];
    return typeof value === 'object' ? value : value === undefined ? [] : [String(value)];
  }
  /** `1 voce`, `3 voci`. */
  counted(name: string, one: string, many: string): string {
    const count = this.text(name);
    return `${count} ${count === '1' ? one : many}`;
  }
  /** «forse intendevate «week»», or the alternative when nothing is close. */
  nearest(alternative: string): string {
    const name = this.text('nearest');
    return name ? `forse intendevate «${name}»` : alternative;
  }
  field(): string {
    const field = this.text('field');
    return field ? `«${field}»` : 'il file';
  }
  /** «scrivete "07:30"» when the meant value is clear, else an example from the schema. */
  write(): string {
    const [meant, example] = [this.text('instead'), this.text('example')];
    if (meant) return `scrivete ${meant}`;
    return example ? `scrivete per esempio ${example}` : 'correggete il valore';
  }
}

/** The remedy for a name missing from its group: remove what mentions it, or name another. */
export function removedOr(a: Args, alternative: string): string {
  const group = a.text('group');
  return group
    ? `se quel dato non c’è più togliete chi ne parla, altrimenti correggete il nome (in «${group}» ci sono: ${a.text('known')})`
    : alternative;
}

/**
 * A sentence with slots: `{found}`; `{«field»}`, or «il file» without a field; `{length: voce,
 * voci}`,
 * a number and its noun; `{write}`, what to type instead. A function says anything else.
 */
type Words = string | ((args: Args) => string);

const PLACE = /\{(«?)(\w+)»?(?:: ([^,{}]+), ([^,{}]+))?\}/g;

function filled(words: Words, args: Args): string {
  if (typeof words === 'function') return words(args);
  return words.replace(PLACE, (_, quoted: string, name: string, one?: string, many?: string) => {
    if (quoted) return args.field();
    if (name === 'write') return args.write();
    return one === undefined ? args.text(name) : args.counted(name, one, many ?? one);
  });
}

export const say =
  (message: Words, remedy: Words): Sentence =>
  (args) => ({ message: filled(message, args), remedy: filled(remedy, args) });

/** The nearest name, or the alternative when none is close. */
export const nearestOr =
  (alternative: string): Words =>
  (args) =>
    args.nearest(filled(alternative, args));

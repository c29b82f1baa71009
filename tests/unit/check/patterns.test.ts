// No pattern of the code takes twice as long for each additional word: such a text would stop
// the site, or the check.
import { globSync, readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { fromRoot, ROOT } from '../../../scripts/project/paths.ts';

type Pattern = Pick<RegExp, 'source' | 'flags'>;

/** Words that double the work each would take minutes; for linear patterns, they are nothing. */
const WORDS = 30;
const DEADLINE_MS = 300;
/** What replaces classes such as `\s`, `\d`, `\w` and `.`. */
const EXAMPLES = [' ', '1', 'a', 'è', '\n', '"', '\\', '.'];
const MAX_WORDS = 6;

/** Parts of texts that may be repeated: the longest words of a pattern, and one of each class. */
function partsOf(source: string): string[] {
  const plain = source.replace(/\(\?<?[:=!]|\\[a-zA-Z]|[\\()[\]{}^$|?*+]/g, '\0').split('\0');
  const words = plain.filter((word) => word !== '').sort((a, b) => b.length - a.length);
  return [...new Set([...words.slice(0, MAX_WORDS), ...EXAMPLES])];
}

/** Whether a pattern comes to an end on each text that repeats one or two of its parts. */
const attempt = new Script(`
  for (const start of ['', parts[0]])
    for (const one of parts)
      for (const two of ['', ...parts]) {
        pattern.lastIndex = 0;
        pattern.test(start + (one + two).repeat(words) + '\\u0000');
      }
`);

/** One for all: a context of its own takes longer than what a pattern does in it. */
const context = createContext({ words: WORDS });

function explodes({ source, flags }: Pattern): boolean {
  Object.assign(context, { pattern: new RegExp(source, flags), parts: partsOf(source) });
  try {
    attempt.runInContext(context, { timeout: DEADLINE_MS });
    return false;
  } catch (error) {
    if (Object(error).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return true;
  }
}

/** All regular expression literals of site and commands. */
function patternsOfCode(): (Pattern & { readonly file: string })[] {
  const files = globSync(['src/**/*.{ts,tsx,mjs}', 'scripts/**/*.{ts,tsx,mjs}'], { cwd: ROOT });
  return files.flatMap((file) => {
    const found: (Pattern & { readonly file: string })[] = [];
    const visitor = new Visitor({
      Literal(node) {
        if ('regex' in node && node.regex)
          found.push({ file, source: node.regex.pattern, flags: node.regex.flags });
      },
    });
    visitor.visit(parseSync(file, readFileSync(fromRoot(file), 'utf8')).program);
    return found;
  });
}

describe('a pattern', () => {
  // From the literature, from other checkers' documentation, and from our own code.
  it.each([[/(a|aa)+$/], [/(?:[1-5](?: e | ed? ))*classe/], [/(.*)="(?:[^"]|\\.|.)*"/]])(
    'that explodes is found: %s',
    (pattern) => {
      expect(explodes(pattern)).toBe(true);
    },
  );

  it('of the code never does', () => {
    const patterns = patternsOfCode();
    expect(patterns.length).toBeGreaterThan(500);
    // A busy machine may be late once.
    expect(patterns.filter((pattern) => explodes(pattern) && explodes(pattern))).toEqual([]);
  });
});

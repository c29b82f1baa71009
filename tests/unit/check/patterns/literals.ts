import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { at, ROOT } from '../../../../scripts/project/places.ts';

/** A regular expression literal of the code. */
export interface Literal {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** All regular expression literals in the code of site and commands. */
export function literalsOfCode(): Literal[] {
  return globSync(['src/**/*.{ts,tsx,mjs}', 'scripts/**/*.{ts,tsx,mjs}'], { cwd: ROOT }).flatMap(
    (file) => literalsIn(file),
  );
}

function literalsIn(file: string): Literal[] {
  const found: Literal[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex)
        found.push({
          file: file,
          source: node.regex.pattern,
          flags: node.regex.flags,
        });
    },
  });
  visitor.visit(parseSync(file, readFileSync(at(file), 'utf8')).program);
  return found;
}

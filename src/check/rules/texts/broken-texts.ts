import { type Placeholder, placeholdersOf } from '../../../content/placeholders.ts';
import type { FormatName } from '../../../i18n/format.ts';
import type { FactKind } from '../../../reader/fact.ts';
import type { Span } from '../../../reader/grammar.ts';
import { FORMATS_OF, UNIT_OF, UNIT_OF_KIND } from '../../facts/fact-formats.ts';
import { factsToRead } from '../../facts/facts-to-read.ts';
import { placeholderOf } from '../../facts/placeholder.ts';
import type { Finding } from '../../finding.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { type TextFile, type TypedText, textFiles, textsOf } from '../../text-files.ts';
import { faultsIn, namesOfFacts } from './broken-text.ts';
import { UNITS, unitWords } from './unit-words.ts';

/** Texts that no rule of JSON refuses, and that no visitor should read. */
export const brokenTexts: Rule = {
  name: 'broken-texts',
  description: 'Nessun testo mostra segni di lavorazione, unità doppie o nomi di dati.',
  stage: 'form',
  check(project) {
    const { facts } = factsToRead(project);
    const kinds = new Map(facts.map(({ path, kind }) => [path, kind]));
    const paths = new Set([...kinds.keys()].flatMap(groupsOf));
    const inFile = (file: TextFile) => {
      const pages = project.addresses(file.pageId);
      return textsOf(file.document).flatMap((typed) =>
        [
          ...faults(project, typed, paths),
          ...(typed.text.includes('{{') ? placeholders(typed, kinds, file.locale) : []),
        ].map((finding) => ({ ...finding, pages })),
      );
    };
    return textFiles(project).flatMap(inFile);
  },
};

/** `a.b.c`, `a.b`: a group is a name too. */
function groupsOf(path: string): string[] {
  const steps = path.split('.');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 2).join('.'));
}

function faults(project: Project, typed: TypedText, paths: ReadonlySet<string>): Finding[] {
  const broken = faultsIn(typed.text).map(({ what, ...span }) =>
    finding(typed, span, 'text-broken', { what, found: typed.text.slice(span.start, span.end) }),
  );
  const names = namesOfFacts(typed.text, paths).map(({ what, ...span }) =>
    finding(typed, span, 'fact-name-bare', { found: what, instead: placeholderOf(project, what) }),
  );
  return [...broken, ...names];
}

function placeholders(
  typed: TypedText,
  kinds: ReadonlyMap<string, FactKind>,
  locale: string,
): Finding[] {
  return placeholdersOf(typed.text).flatMap((one) => {
    const kind = kinds.get(one.name);
    if (kind === undefined || one.kind !== 'fact') return [];
    return [...formatOfOther(typed, one, kind), ...unit(typed, one, kind, locale)];
  });
}

/** Only formats that would write the value all the same: the rest is told elsewhere. */
const NUMBERS: ReadonlySet<string> = new Set([
  'euro',
  'percent',
  'number',
  'age',
  'rating',
  'year',
]);

function formatOfOther(typed: TypedText, one: Placeholder, kind: FactKind): Finding[] {
  const known: readonly string[] = FORMATS_OF[kind];
  if (one.format === undefined || !NUMBERS.has(one.format) || known.includes(one.format)) return [];
  if (known.length === 0 || !known.some((name) => NUMBERS.has(name))) return [];
  const args = {
    format: one.format,
    fact: one.name,
    known: known.map((name) => `{{${one.name}, ${name}}}`),
  };
  return [finding(typed, one, 'format-of-other-kind', args)];
}

function unit(typed: TypedText, one: Placeholder, kind: FactKind, locale: string): Finding[] {
  const after = typed.text.slice(one.end);
  const before = typed.text.slice(0, one.start);
  const written = one.format === undefined ? undefined : UNIT_OF[one.format as FormatName];
  return UNITS.flatMap((name) => {
    const words = unitWords(locale, name);
    const found = words?.behind.exec(after)?.[0] ?? words?.ahead?.exec(before)?.[0];
    if (found === undefined) return [];
    const args = { found: found.trim(), fact: one.name };
    if (written === name) return [finding(typed, one, 'unit-twice', args)];
    const own = UNIT_OF_KIND[kind];
    return own !== undefined && own !== name
      ? [finding(typed, one, 'unit-of-other-kind', args)]
      : [];
  });
}

function finding(
  { document, pointer }: TypedText,
  { start, end }: Span,
  code:
    | 'text-broken'
    | 'fact-name-bare'
    | 'format-of-other-kind'
    | 'unit-twice'
    | 'unit-of-other-kind',
  args: Finding['args'],
): Finding {
  return { code, severity: 'error', args, ...document.locateWithin(pointer, start, end) };
}

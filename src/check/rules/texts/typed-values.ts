import { valueAt } from '../../../content/json.ts';
import { declaredParts } from '../../declared.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { Kept } from '../../kept.ts';
import { Exceptions } from '../../mentions/exceptions.ts';
import type { MentionKind } from '../../mentions/mention.ts';
import {
  type FactsByPage,
  factsByPage,
  usedElsewhere,
  usedFacts,
  venueOf,
} from '../../mentions/page-facts.ts';
import type { Readings } from '../../mentions/readings.ts';
import { type Statement, statementsOf } from '../../mentions/statements.ts';
import type { TextPlace, UsedElsewhere } from '../../mentions/subject.ts';
import {
  headingsOver,
  isShown,
  type TextFile,
  type TypedText,
  textFiles,
  textsIn,
  wordsElsewhere,
} from '../../mentions/texts.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { isLost, isWhole } from '../../unread.ts';
import { findingOf } from './typed-findings.ts';

/** No text may state by hand what facts state, nor anything that looks like a fact and is none. */
export const typedValues: Rule = {
  name: 'typed-values',
  description: 'Nessun testo scrive a mano quello che i dati dicono già.',
  scope: 'words',
  check(project, { readings }) {
    // A value that is no fact of those that can be read may be one of the others, or an exception.
    if (isLost(project, 'exceptions.json', 'facts/')) return [];
    const facts = factsByPage(project);
    const exceptions = new Exceptions(project.value('exceptions.json'));
    const files = textFiles(project);
    const elsewhere = usedElsewhere(files);
    const reading = ({ document }: TextFile, read: (context: Context) => Finding[]) => {
      const own = () => new Exceptions(project.value('exceptions.json'));
      const { findings, needed } = kept.of(document, [project.frame, elsewhere], () => {
        const context = { project, facts, exceptions: own(), elsewhere, readings };
        return { findings: read(context), needed: context.exceptions.needed };
      });
      exceptions.need(needed);
      return findings;
    };
    const findings = [
      ...files.flatMap((file) => reading(file, (context) => inFile(file, textsIn(file), context))),
      ...wordsElsewhere(project).flatMap((file) =>
        reading(file, (context) => inFile(file, textsIn(file).filter(isShown), context)),
      ),
    ];
    return [...findings, ...unneeded(project, exceptions)];
  },
};

const kept = new Kept<{ readonly findings: Finding[]; readonly needed: Iterable<string> }>();

/** Web addresses and the days of a week have rules of their own, `links` and `text-weekdays`. */
const ELSEWHERE: ReadonlySet<MentionKind> = new Set(['url', 'weekdayRange']);

/** Under a heading a bare number may be a price. */
const DIGIT = /\d/;

/** What a family says of the camp in numbers is ours; «tre amici» and «da cinque anni» are its own. */
const OUR_KINDS: ReadonlySet<MentionKind> = new Set(['money', 'percent', 'phone', 'email']);

function isOurs(statement: Statement): boolean {
  return statement.is === 'fact' && (statement.evident || OUR_KINDS.has(statement.mention.kind));
}

interface Context {
  readonly project: Project;
  readonly facts: FactsByPage;
  readonly exceptions: Exceptions;
  readonly elsewhere: UsedElsewhere;
  readonly readings: Readings;
}

function inFile(file: TextFile, texts: readonly TypedText[], context: Context): Finding[] {
  const { project, facts, exceptions, readings } = context;
  const year = valueAt(project.facts, ['season', 'year']);
  const reading = { year: typeof year === 'number' ? year : 0, nouns: facts.official.nouns };
  const onPage = lazily(() => ({
    usedOnPage: usedFacts(file.value),
    elsewhere: context.elsewhere,
    ...venueOf(project, file.pageId),
  }));
  const quoted = declaredParts(project, file.path, 'quotedWords');
  return texts.flatMap((typed) => {
    const isQuoted = quoted.some(({ pointer }) => typed.pointer.startsWith(`${pointer}/`));
    const heading = lazily(() => headingsOver(file, typed.pointer));
    const mentions = readings
      .of(
        typed.text,
        file.locale,
        DIGIT.test(typed.text) ? { ...reading, heading: heading() } : reading,
      )
      .filter(({ kind }) => !ELSEWHERE.has(kind))
      .filter((mention) => !exceptions.covers(typed.text, mention, file.path));
    if (mentions.length === 0) return [];
    const place: TextPlace = {
      ...typed,
      ...onPage(),
      around: heading(),
      usedHere: usedFacts(typed.text),
    };
    const pages = project.addresses(file.pageId);
    return mentions.flatMap((mention) =>
      statementsOf(mention, facts.of(file.pageId), place)
        .filter((one) => !isQuoted || isOurs(one))
        .map((statement) => ({ ...findingOf(statement, typed, facts.of(file.pageId)), pages })),
    );
  });
}

/** Nothing is said of exceptions while a text that may need them cannot be read. */
function unneeded(project: Project, exceptions: Exceptions): Finding[] {
  const document: JsonDocument | undefined = project.document('exceptions.json');
  if (!document || !isWhole(project, 'texts/')) return [];
  return exceptions.unneeded().map(({ id, text }) => ({
    code: 'exception-unused',
    severity: 'error',
    args: { found: text },
    ...document.locate(`/exceptions/${id}`, 'key'),
  }));
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

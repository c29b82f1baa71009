import { valueAt } from '../../../content/json.ts';
import { declaredParts } from '../../declared.ts';
import { besideNames } from '../../facts/beside-texts.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { Kept, KeptFindings } from '../../kept.ts';
import { kindsOf } from '../../mentions/equal-facts.ts';
import { Exceptions } from '../../mentions/exceptions.ts';
import type { FactKind } from '../../mentions/fact-kinds.ts';
import { labelsOf } from '../../mentions/facts-said.ts';
import type { Mention, MentionKind } from '../../mentions/mention.ts';
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
import { findingOf } from './typed-findings.ts';

/** No text may state by hand what facts state, nor anything that looks like a fact and is none. */
export const typedValues: Rule = {
  name: 'typed-values',
  description: 'Nessun testo scrive a mano quello che i dati dicono già.',
  stage: 'pages',
  check(project, { readings }) {
    const facts = factsByPage(project);
    const exceptions = new Exceptions(project.value('exceptions.json'));
    const files = textFiles(project);
    const context = { project, facts, elsewhere: usedElsewhere(files), readings };
    const year = valueAt(project.facts, ['season', 'year']);
    const { nouns } = facts.official;
    const beside = [besideNames(project)[0], year, [...nouns].join(' ')];
    const inFile = (file: TextFile, texts: () => readonly TypedText[]) => {
      const read = keptReadings.of(file.document, beside, () => readIn(file, texts(), context));
      exceptions.need(read.needed);
      if (read.stated.length === 0) return [];
      const names = [...besideNames(project), labelsOf(project, file.locale)];
      const against = [...names, context.elsewhere, ...heldAgainst(read, facts)];
      return kept.of(read, against, project.frame, () => judged(file, read, context));
    };
    const findings = [
      ...files.flatMap((file) => inFile(file, () => textsIn(file))),
      ...wordsElsewhere(project).flatMap((file) =>
        inFile(file, () => textsIn(file).filter(isShown)),
      ),
    ];
    return [...findings, ...unneeded(project, exceptions)];
  },
};

/** What the texts of a file state, whatever the values of facts are. */
interface Read {
  readonly stated: readonly {
    readonly typed: TypedText;
    readonly heading: string;
    readonly mentions: readonly Mention[];
  }[];
  /** The exceptions that covered something. */
  readonly needed: Iterable<string>;
}

const keptReadings = new Kept<Read>();
const kept = new KeptFindings();

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
  readonly elsewhere: UsedElsewhere;
  readonly readings: Readings;
}

function readIn(file: TextFile, texts: readonly TypedText[], context: Context): Read {
  const { project, facts, readings } = context;
  const exceptions = new Exceptions(project.value('exceptions.json'));
  const year = valueAt(project.facts, ['season', 'year']);
  const reading = { year: typeof year === 'number' ? year : 0, nouns: facts.official.nouns };
  const stated = texts.flatMap((typed) => {
    const heading = lazily(() => headingsOver(file, typed.pointer));
    const mentions = readings
      .of(
        typed.text,
        file.locale,
        DIGIT.test(typed.text) ? { ...reading, heading: heading() } : reading,
      )
      .filter(({ kind }) => !ELSEWHERE.has(kind))
      .filter((mention) => !exceptions.covers(typed.text, mention, file.path))
      .filter(({ quiet }) => !quiet);
    return mentions.length === 0 ? [] : [{ typed, mentions, heading: heading() }];
  });
  return { stated, needed: exceptions.needed };
}

/** What might be meant: a price does not matter to who only counts days. */
function heldAgainst({ stated }: Read, { official }: FactsByPage): unknown[] {
  const mentions = stated
    .flatMap((one) => one.mentions)
    .flatMap((one) => [one, ...(one.ends ?? [])]);
  const kinds = new Set<FactKind>([...DATED, ...mentions.flatMap(kindsOf)]);
  return official.all.flatMap(({ kind, path, value }) => (kinds.has(kind) ? [path, value] : []));
}

/** A day far from all that facts tell belongs to another story. */
const DATED: readonly FactKind[] = ['year', 'date', 'month'];

function judged(
  file: TextFile,
  { stated }: Read,
  { project, facts, elsewhere }: Context,
): Finding[] {
  const onPage = { usedOnPage: usedFacts(file.value), elsewhere, ...venueOf(project, file.pageId) };
  const quoted = declaredParts(project, file.path, 'quotedWords');
  const pages = project.addresses(file.pageId);
  const shown = facts.saidOn(file.pageId, file.locale);
  return stated.flatMap(({ typed, mentions, heading }) => {
    const isQuoted = quoted.some(({ pointer }) => typed.pointer.startsWith(`${pointer}/`));
    const usedHere = usedFacts(typed.text);
    const place: TextPlace = { ...typed, ...onPage, around: heading, usedHere };
    return mentions.flatMap((mention) =>
      statementsOf(mention, shown, place)
        .filter((one) => !isQuoted || isOurs(one))
        .map((statement) => ({ ...findingOf(statement, typed, shown), pages })),
    );
  });
}

function unneeded(project: Project, exceptions: Exceptions): Finding[] {
  const document: JsonDocument | undefined = project.document('exceptions.json');
  if (!document) return [];
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

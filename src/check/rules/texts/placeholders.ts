import { factValue } from '../../../content/collection.ts';
import {
  eachText,
  isObject,
  type Json,
  type JsonObject,
  pointerSteps,
} from '../../../content/json.ts';
import {
  type Placeholder,
  placeholdersOf,
  RUNTIME_VARIABLES,
} from '../../../content/placeholders.ts';
import { isOptional } from '../../../content/silent.ts';
import type { FormatName, Formats } from '../../../i18n/format.ts';
import { formatsFor, needsFormat, placeholderOf, suitable } from '../../facts/placeholder.ts';
import { writtenForms } from '../../facts/written-value.ts';
import type { Finding, FindingArgs } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { referencesOf } from '../../known-names.ts';
import { formatsOf } from '../../locales.ts';
import type { FindingCode } from '../../messages.ts';
import { once } from '../../once.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { namesBeside, nearest } from '../../schema/nearest.ts';
import { TEXT_FILE } from '../../text-files.ts';

interface Context {
  readonly project: Project;
  readonly page: string;
  readonly facts: JsonObject;
  readonly formats: Formats;
  readonly textFile: string;
}

type Problem = { code: FindingCode; args: FindingArgs; fact?: string } | undefined;

/** Every placeholder names an existing fact and format, and the format suits the value. */
export const placeholders: Rule = {
  name: 'placeholders',
  description: 'Ogni segnaposto nomina un dato che c’è, nella forma giusta.',
  stage: 'names',
  check(project) {
    return project.expected.flatMap(({ path }) => {
      const [, folder, id] = TEXT_FILE.exec(path) ?? [];
      const locale = folder ?? id;
      const document = project.document(path);
      if (!locale || !id || document?.value === undefined) return [];
      return inTexts(document, contextOf(project, locale, id));
    });
  },
};

const placeholdersIn = once(({ value }: JsonDocument) =>
  eachText(value ?? null).flatMap(({ text, pointer }) =>
    placeholdersOf(text).map((placeholder) => ({ placeholder, pointer })),
  ),
);

function inTexts(document: JsonDocument, context: Context): Finding[] {
  return placeholdersIn(document).flatMap(({ placeholder, pointer }): Finding[] => {
    const problem = problemOf(placeholder, context);
    if (!problem || (problem.code === 'placeholder-silent' && mayGoOn(context, pointer))) return [];
    const place = document.locateWithin(pointer, placeholder.start, placeholder.end);
    return [{ ...problem, severity: 'error', ...place }];
  });
}

function contextOf(project: Project, locale: string, id: string): Context {
  return {
    project,
    page: id,
    facts: project.factsOn(id),
    formats: formatsOf(project, locale) ?? writtenForms(project),
    textFile: `texts/${locale}/layout.json`,
  };
}

function problemOf(placeholder: Placeholder, context: Context): Problem {
  if (placeholder.kind === 'broken')
    return { code: 'placeholder-broken', args: { found: placeholder.typed } };
  if (placeholder.kind === 'variable') return variableProblem(placeholder.name);
  const problem = factProblem(placeholder, context);
  const fact = context.project.stated(placeholder.name, context.page);
  return problem && { ...problem, fact };
}

/** True for a line or entry that disappears with its value; the layout has none. */
function mayGoOn({ project, page }: Context, pointer: string): boolean {
  const structure = project.value(`pages/${page}.json`);
  return (
    page !== 'layout' && structure !== undefined && isOptional(structure, pointerSteps(pointer))
  );
}

function variableProblem(name: string): Problem {
  if ((RUNTIME_VARIABLES as readonly string[]).includes(name)) return undefined;
  const near = nearest(name, RUNTIME_VARIABLES);
  return { code: 'variable-unknown', args: { name, nearest: near ? `{{$${near}}}` : '' } };
}

function factProblem({ name: fact, format }: Placeholder, context: Context): Problem {
  const value = factValue(context.facts, fact);
  if (value === undefined) {
    const paths = context.project.factPaths();
    // Its schema describes the fact, but it has no value.
    if (referencesOf(context.project, undefined).names.get('basis')?.has(fact))
      return { code: 'placeholder-silent', args: { fact } };
    const near = nearest(fact, paths);
    const instead = near === undefined ? '' : placeholderOf(context.project, near, format);
    const { group, names } = namesBeside(fact, paths);
    return { code: 'placeholder-unknown', args: { fact, instead, group, known: names } };
  }
  if (value === null) return { code: 'placeholder-silent', args: { fact } };
  if (format !== undefined) return formatProblem(fact, value, format, context);
  const isWritten = suitable(value, context.formats).length > 0;
  if (typeof value === 'object' && !isWritten) return groupProblem(fact, value, context);
  const instead = placeholderOf(context.project, fact);
  return isWritten && needsFormat(value, context.formats)
    ? { code: 'format-missing', args: { fact, instead } }
    : undefined;
}

function groupProblem(fact: string, value: Json, { project }: Context): Problem {
  const keys = isObject(value)
    ? Object.keys(value).filter((key) => key !== 'confirm' && key !== '$schema')
    : [];
  return {
    code: 'placeholder-group',
    args: { fact, known: keys.slice(0, 8).map((key) => placeholderOf(project, `${fact}.${key}`)) },
  };
}

/** Formats with words from the layout texts: not judged while these cannot be read. */
const WORDED: ReadonlySet<string> = new Set(['term', 'ordinal', 'ordinalFeminine']);

function formatProblem(
  fact: string,
  value: Json,
  format: string,
  { project, formats, textFile }: Context,
): Problem {
  if (Object.hasOwn(formats, format) && formats[format as FormatName].accepts(value))
    return undefined;
  const isUnread = project.value(textFile) === undefined;
  if (isUnread && WORDED.has(format)) return undefined;
  const suited = formatsFor(project, fact);
  const known = suited.map((name) => `{{${fact}, ${name}}}`);
  if (!Object.hasOwn(formats, format)) {
    const near = nearest(format, suited);
    const instead = near === undefined ? '' : `{{${fact}, ${near}}}`;
    return { code: 'format-unknown', args: { format, known, instead } };
  }
  if (format === 'term' && typeof value === 'string')
    return { code: 'term-missing', args: { term: value, textFile } };
  const found = JSON.stringify(value);
  return {
    code: 'format-unsuited',
    args: { fact, format, found, known },
  };
}

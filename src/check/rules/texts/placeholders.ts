import { factValue } from '../../../content/collection.ts';
import { factKeys } from '../../../content/facts.ts';
import { isObject, type Json, pointerSteps, valueAt } from '../../../content/json.ts';
import { factLocation } from '../../../content/paths.ts';
import { type Placeholder, RUNTIME_VARIABLES } from '../../../content/placeholders.ts';
import { OTHER } from '../../../content/sentences.ts';
import { isOptional } from '../../../content/without-missing.ts';
import type { FormatName } from '../../../i18n/format.ts';
import { labelOf } from '../../facts/fact-schema.ts';
import {
  formatsFor,
  needsFormat,
  placeholderOf,
  suitable,
  writtenForms,
} from '../../facts/written-value.ts';
import { filled } from '../../filled-text.ts';
import { errorAt, type Finding, type FindingArgs, type FindingCode } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { referencesOf } from '../../known-names.ts';
import { formatsOf } from '../../locales.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { namesBeside, nearest } from '../../schema/nearest.ts';
import { TEXT_FILE, type TypedText, textsOf } from '../../text-files.ts';

type Context = ReturnType<typeof contextOf>;
type Problem = readonly [code: FindingCode, args: FindingArgs] | undefined;

/** Every placeholder names an existing fact and format, and the format suits the value. */
export const placeholders: Check = (project) =>
  project.expected.flatMap(({ path }) => {
    const [, folder, id] = TEXT_FILE.exec(path) ?? [];
    const locale = folder ?? id;
    const document = project.document(path);
    if (document?.value === undefined) return [];
    if (!locale || !id)
      return path === EXCEPTIONS
        ? []
        : textsOf(document).flatMap((text) => unfilled(project, text));
    const context = contextOf(project, locale, id);
    return textsOf(document).flatMap((typed) => inText(typed, context));
  });

/** It quotes texts. */
const EXCEPTIONS = 'exceptions.json';

/** Only texts are filled: visitors would read the braces of any other words. */
function unfilled(
  project: Project,
  { document, pointer, placeholders: all }: TypedText,
): Finding[] {
  return all.map(({ typed, start, end }) => {
    const words = filled(typed, project.factsOn(), writtenForms(project));
    const args = { found: typed, instead: words === typed ? '' : words };
    return errorAt(document.locateWithin(pointer, start, end), 'placeholder-unfilled', args);
  });
}

function inText({ document, pointer, placeholders: all }: TypedText, context: Context): Finding[] {
  return all.flatMap((placeholder): Finding[] => {
    const { kind, name, start, end } = placeholder;
    const problem = problemOf(placeholder, context);
    const isSilent = problem?.[0] === 'placeholder-silent';
    if (!problem || (isSilent && disappearsWithValue(context, document, pointer, name))) return [];
    const fact = context.project.stated(name, context.page);
    const place = document.locateWithin(pointer, start, end);
    return [errorAt(place, ...problem, kind === 'fact' ? { fact } : {})];
  });
}

function problemOf(placeholder: Placeholder, context: Context): Problem {
  const { kind, name, typed } = placeholder;
  if (kind === 'broken') return ['placeholder-broken', { found: typed }];
  return kind === 'variable' ? variableProblem(name) : factProblem(placeholder, context);
}

function contextOf(project: Project, locale: string, page: string) {
  return {
    project,
    page,
    facts: project.factsOn(page),
    formats: formatsOf(project, locale) ?? writtenForms(project),
    textFile: `texts/${locale}/layout.json`,
  };
}

/**
 * True for a form that shows only while its fact has a value, and for a line or entry that
 * disappears with its value; the layout has none.
 */
function disappearsWithValue(
  { project, page }: Context,
  { value }: JsonDocument,
  pointer: string,
  fact: string,
): boolean {
  const steps = pointerSteps(pointer);
  const form = steps.lastIndexOf(OTHER);
  const isItsForm = valueAt(value, [...steps.slice(0, Math.max(0, form - 1)), 'state']) === fact;
  const structure = project.value(`pages/${page}.json`);
  return (
    isItsForm || (page !== 'layout' && structure !== undefined && isOptional(structure, steps))
  );
}

function variableProblem(name: string): Problem {
  if ((RUNTIME_VARIABLES as readonly string[]).includes(name)) return undefined;
  const near = nearest(name, RUNTIME_VARIABLES);
  return ['variable-unknown', { name, nearest: near ? `{{$${near}}}` : '' }];
}

function factProblem({ name: fact, format }: Placeholder, context: Context): Problem {
  const value = factValue(context.facts, fact);
  if (value === undefined) {
    const paths = context.project.factPaths();
    // Its schema describes the fact, but it has no value.
    if (referencesOf(context.project, undefined).names.get('dependency')?.has(fact))
      return silent(fact, context);
    const near = nearest(fact, paths);
    const instead = near === undefined ? '' : placeholderOf(context.project, near, format);
    const { group, names } = namesBeside(fact, paths);
    return ['placeholder-unknown', { fact, instead, group, known: names }];
  }
  if (value === null) return silent(fact, context);
  if (format !== undefined) return formatProblem(fact, value, format, context);
  const isWritten = suitable(value, context.formats).length > 0;
  if (typeof value === 'object' && !isWritten) return groupProblem(fact, value, context);
  if (!isWritten || !needsFormat(value, context.formats)) return undefined;
  return ['format-missing', { fact, instead: placeholderOf(context.project, fact) }];
}

/** Somebody removed the value: says what it was, and where. */
function silent(fact: string, { project, page }: Context): Problem {
  const path = project.stated(fact, page);
  const isDeclaredAbsent = project.says(page)[path] === null;
  const factFile = isDeclaredAbsent ? `pages/${page}.json` : factLocation(path).file;
  return ['placeholder-silent', { fact, label: labelOf(project, fact), factFile }];
}

function groupProblem(fact: string, value: Json, { project }: Context): Problem {
  const keys = isObject(value) ? factKeys(value) : [];
  const known = keys.slice(0, 8).map((key) => placeholderOf(project, `${fact}.${key}`));
  return ['placeholder-group', { fact, known }];
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
  if (project.value(textFile) === undefined && WORDED.has(format)) return undefined;
  const suited = formatsFor(project, fact);
  const known = suited.map((name) => `{{${fact}, ${name}}}`);
  if (!Object.hasOwn(formats, format)) {
    const near = nearest(format, suited);
    const instead = near === undefined ? '' : `{{${fact}, ${near}}}`;
    return ['format-unknown', { format, known, instead }];
  }
  if (format === 'term' && typeof value === 'string')
    return ['term-missing', { term: value, textFile }];
  return ['format-unsuited', { fact, format, found: JSON.stringify(value), known }];
}

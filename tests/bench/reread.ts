// Facts of the real content changed one by one: which sentences are to be read again, beside a list
// that is kept by hand.
import type { Measure } from '../../scripts/bench.ts';
import { readContentFolder } from '../../scripts/project/content-folder.ts';
import { CONTENT } from '../../scripts/project/places.ts';
import { applied } from '../../src/check/decide/steps.ts';
import { factAddress } from '../../src/check/facts/fact-place.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { JsonDocument } from '../../src/check/json/json-document.ts';
import { Project } from '../../src/check/project.ts';
import { confirmedText, dueSentences } from '../../src/check/reread/due-sentences.ts';
import { groupNamed, namesEntries } from '../../src/check/reread/resting-sentences.ts';
import { type Json, valueAt } from '../../src/content/json.ts';
import { addDays, isCalendarDate } from '../../src/time/calendar.ts';
import { schemas } from '../schemas.ts';
import { EXPECTED, type Sentences } from './reread/expected.ts';

const projectOf = (sources: readonly SourceFile[]) =>
  new Project(
    sources.map((source) => new JsonDocument(source)),
    schemas,
  );

/** Another value of the same kind; of a fact that is not there, an amount. */
export function other(value: Json | undefined): Json {
  if (value === undefined) return 99;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.slice(1);
  const text = String(value);
  if (isCalendarDate(text)) return addDays(text, 7);
  if (/^\d\d:\d\d/.test(text)) return text.replace(/^\d\d/, '11');
  return `${text}-altro`;
}

/** The files with a fact changed, as a manager would, or gone, where the name ends with `.*`. */
function changed(sources: readonly SourceFile[], fact: string): SourceFile[] {
  const { file, pointer, steps } = factAddress(groupNamed(fact));
  const value = valueAt(projectOf(sources).value(file), steps);
  const group = pointer.slice(0, pointer.lastIndexOf('/'));
  const step =
    value === undefined
      ? ({
          kind: 'add',
          file,
          pointer: group,
          key: steps.at(-1) ?? '',
          value: other(value),
        } as const)
      : ({
          kind: 'set',
          file,
          pointer,
          value: namesEntries(fact) ? null : other(value),
        } as const);
  return applied(sources, [step]);
}

interface Outcome {
  readonly missed: readonly string[];
  readonly extra: readonly string[];
}

/**
 * A sentence is read as it stands before the change: after it, another form may be in force.
 */
function outcome(sources: readonly SourceFile[], fact: string, wanted: Sentences): Outcome {
  // Those of the other languages: `npm run bench -- locale`.
  const due = dueSentences(projectOf(changed(sources, fact))).filter(({ sentence }) =>
    /^(?:texts\/it|generator)\//.test(sentence.document.path),
  );
  const before = new Map(
    restingBefore(sources).map(({ file, pointer, text }) => [`${file}#${pointer}`, text]),
  );
  const listed = due.map(({ sentence }) => {
    const file = sentence.document.path;
    return {
      file: file.replace(/^.*\/|\.json$/g, ''),
      text: before.get(`${file}#${sentence.pointer}`) ?? '',
    };
  });
  const names = Object.entries(wanted).flatMap(([file, starts]) =>
    starts.map((start) => ({ file, start })),
  );
  const fits = (one: (typeof listed)[number], name: (typeof names)[number]) =>
    one.file === name.file && one.text.startsWith(name.start);
  return {
    missed: names
      .filter((name) => !listed.some((one) => fits(one, name)))
      .map(({ file, start }) => `${file}: ${start}`),
    extra: listed
      .filter((one) => !names.some((name) => fits(one, name)))
      .map(({ file, text }) => `${file}: ${text}`),
  };
}

let known: readonly { file: string; pointer: string; text: string }[] | undefined;

function restingBefore(sources: readonly SourceFile[]) {
  known ??= dueSentences(projectOf(sources.map(withoutReadings))).map(({ sentence }) => ({
    file: sentence.document.path,
    pointer: sentence.pointer,
    text: sentence.text,
  }));
  return known;
}

/** With no readings every sentence is due, so that all of them can be seen. */
function withoutReadings({ path, text }: SourceFile): SourceFile {
  return { path, text: path === 'reread.json' ? '{ "sentences": {}, "values": {} }' : text };
}

/** The sentences as they are now count as read. */
function read(): SourceFile[] {
  const sources = readContentFolder(CONTENT);
  const text = confirmedText(projectOf(sources));
  return sources.map((source) =>
    source.path === 'reread.json' ? { path: source.path, text } : source,
  );
}

/** Facts changed one by one: which sentences the check lists, beside the list kept by hand. */
export function benchReread(): Measure {
  const sources = read();
  const facts = Object.entries(EXPECTED);
  let wrong = 0;
  for (const [fact, wanted] of facts) {
    const { missed, extra } = outcome(sources, fact, wanted);
    wrong += missed.length + extra.length;
    for (const one of missed) console.log(`${fact}  missed  ${one}`);
    for (const one of extra) console.log(`${fact}  extra  ${one}`);
  }
  const sentences = facts.flatMap(([, wanted]) => Object.values(wanted).flat()).length;
  const line = `${facts.length} facts changed one by one: ${sentences} sentences to be listed, ${wrong} missed or listed wrongly`;
  return { line, enough: wrong === 0 };
}

// Italian texts of the real content edited one by one, and facts changed one by one: which translations
// the status names.
import type { Measure } from '../../scripts/bench.ts';
import { readContentFolder, readSchemas } from '../../scripts/project/content-folder.ts';
import { CONTENT, SCHEMAS } from '../../scripts/project/places.ts';
import { factAddress } from '../../src/check/facts/fact-place.ts';
import { withValue } from '../../src/check/json/edit-json.ts';
import { JsonDocument } from '../../src/check/json/json-document.ts';
import { Project } from '../../src/check/project.ts';
import { confirmedText, dueSentences } from '../../src/check/reread/due-sentences.ts';
import { lateTranslations } from '../../src/check/reread/late-translations.ts';
import { REREAD_FILE } from '../../src/check/reread/records.ts';
import {
  groupNamed,
  namesEntries,
  type RestingSentence,
  restingSentences,
} from '../../src/check/reread/resting-sentences.ts';
import { translationsOf } from '../../src/check/reread/translations.ts';
import { SchemaSet } from '../../src/check/schema/schema-set.ts';
import { eachText, type Json, type JsonObject, valueAt } from '../../src/content/json.ts';
import { EXPECTED } from './reread/expected.ts';
import { other } from './reread.ts';

const { EDITS: sample = '500', FACTS } = process.env;
const MUTATIONS = Number(sample);
const schemas = new SchemaSet(readSchemas(SCHEMAS));

/** What people do to a sentence; each leaves another text. */
const EDITS: readonly ((text: string) => string)[] = [
  (text) => text.replace(/\p{L}{3,}(?!.*\p{L}{3,})/u, 'altrove'),
  (text) => text.replace(/^(\{\{[^}]*\}\}|\P{L})*\p{L}+/u, '$& proprio'),
  (text) => `${text} Davvero.`,
  (text) => (/[.!?]$/.test(text) ? text.slice(0, -1) : `${text}.`),
  (text) => text.replace(/\p{L}(?!.*\p{L})/u, 'ù'),
  (text) => text.replace(/ /, ' non '),
];

/** An edit that changes something, another one where the first changes nothing. */
function edited(text: string, turn: number): string {
  const order = EDITS.map((_, index) => EDITS[(turn + index) % EDITS.length]);
  for (const edit of order) {
    const now = edit?.(text) ?? text;
    if (now !== text) return now;
  }
  return `${text}.`;
}

class Content {
  readonly #documents: ReadonlyMap<string, JsonDocument>;
  constructor(documents: ReadonlyMap<string, JsonDocument>) {
    this.#documents = documents;
  }

  get project(): Project {
    return new Project([...this.#documents.values()], schemas);
  }

  with(path: string, pointer: string, value: Json): Content {
    const document = this.#documents.get(path);
    if (!document) throw new RangeError(`no ${path}`);
    return this.withText(path, withValue(document, pointer, value));
  }

  withText(path: string, text: string): Content {
    return new Content(new Map(this.#documents).set(path, new JsonDocument({ path, text })));
  }
}

/** The content as it is, everything in it read by somebody. */
function readContent(): Content {
  const documents = readContentFolder(CONTENT).map(
    (source) => [source.path, new JsonDocument(source)] as const,
  );
  const content = new Content(new Map(documents));
  return content.withText(
    REREAD_FILE,
    confirmedText(content.project, undefined, () => true),
  );
}

interface Wrong {
  readonly wrong: string[];
  readonly tried: number;
}

/** Each edit must make late what stands at its own place, in every other language, and nothing else. */
function mutations(content: Content): Wrong {
  const all = translationsOf(content.project).filter(({ words }) => words !== undefined);
  const step = Math.max(1, Math.floor(all.length / MUTATIONS));
  const chosen = all.filter((_, index) => index % step === 0).slice(0, MUTATIONS);
  const wrong = chosen.flatMap(({ source, sourceDocument, sourcePointer }, turn) => {
    const texts = eachText(source);
    const { text = '', pointer = '' } = texts[turn % texts.length] ?? {};
    const at = `${sourcePointer}${pointer}`;
    const after = content.with(sourceDocument.path, at, edited(text, turn)).project;
    const listed = lateTranslations(after).map(({ translation }) => placeOf(translation));
    const wanted = all
      .filter((one) => one.sourcePointer === sourcePointer)
      .filter((one) => one.sourceDocument.path === sourceDocument.path)
      .map(placeOf);
    return difference(`${sourceDocument.path}${at}`, wanted, listed);
  });
  return { wrong, tried: chosen.length };
}

function placeOf({ document, pointer }: { document: JsonDocument; pointer: string }): string {
  return `${document.path}${pointer}`;
}

/** Each changed fact must make due the sentences that rest on it, in both languages, and no translation late. */
function facts(content: Content): Wrong {
  const all = restingSentences(content.project);
  const chosen = Object.keys(EXPECTED).slice(0, FACTS === undefined ? undefined : Number(FACTS));
  const wrong = chosen.flatMap((fact) => {
    const { file, pointer, steps } = factAddress(fact);
    const value = valueAt(content.project.value(file), steps);
    if (value === undefined) return [];
    const after = content.with(file, pointer, other(value)).project;
    const late = lateTranslations(after).map(({ translation }) => placeOf(translation));
    const listed = dueSentences(after).map(({ sentence }) => placeOf(sentence));
    // Of some parts of a fact no sentence speaks: the list kept by hand says so.
    const isSpoken = Object.keys(EXPECTED[fact] ?? {}).length > 0;
    const { project } = content;
    /** Whether the entries of its group stand in another order then. */
    const movesEntries = (path: string, now: Json) => {
      const [, group = '', entry, part] = /^(.*)\.(\w+)\.(from)$/.exec(path) ?? [];
      if (part === undefined) return false;
      const starts = Object.entries(
        (valueAt(content.project.value(file), factAddress(group).steps) ?? {}) as JsonObject,
      ).map(([name, one]) => [name, String(valueAt(one, ['from']) ?? '')] as const);
      const order = (list: typeof starts) =>
        list
          .toSorted(([a, one], [b, two]) => (`${one} ${a}` < `${two} ${b}` ? -1 : 1))
          .map(([name]) => name)
          .join();
      const moved = starts.map(
        ([name, from]) => [name, name === entry ? String(other(now)) : from] as const,
      );
      return order(starts) !== order(moved);
    };
    // A page that says another value goes on saying it.
    const saysOtherwise = ({ document }: RestingSentence) =>
      Object.keys(project.says(/([^/]+)\.json$/.exec(document.path)?.[1] ?? '')).includes(fact);
    const wanted = isSpoken
      ? all
          .filter((one) => restsOn(one, fact, movesEntries(fact, value)) && !saysOtherwise(one))
          .map(placeOf)
      : [];
    return [...difference(fact, wanted, listed), ...difference(fact, [], late)];
  });
  return { wrong, tried: chosen.length };
}

function restsOn({ basis }: RestingSentence, fact: string, entriesMove: boolean): boolean {
  return [...basis.keys()].some(
    (name) =>
      (entriesMove &&
        namesEntries(name) &&
        groupNamed(name) === fact.replace(/\.\w+\.from$/, '')) ||
      name === fact ||
      fact.startsWith(`${name}.`) ||
      name.startsWith(`${fact}.`),
  );
}

function difference(name: string, wanted: readonly string[], listed: readonly string[]): string[] {
  return [
    ...wanted.filter((one) => !listed.includes(one)).map((one) => `${name}  missed  ${one}`),
    ...listed.filter((one) => !wanted.includes(one)).map((one) => `${name}  extra  ${one}`),
  ];
}

/** Edits of Italian texts and changes of facts: which translations and sentences are listed. */
export function benchLocale(): Measure {
  const content = readContent();
  const [words, values] = [mutations(content), facts(content)];
  for (const one of [...words.wrong, ...values.wrong]) console.log(one);
  const wrong = words.wrong.length + values.wrong.length;
  const line = `${words.tried} Italian texts edited one by one, ${values.tried} facts changed: ${wrong} translations missed or listed wrongly`;
  return { line, enough: wrong === 0 };
}

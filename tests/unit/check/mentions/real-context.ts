import { readContentFolder, readSchemas } from '../../../../scripts/project/content-folder.ts';
import { CONTENT, SCHEMAS } from '../../../../scripts/project/places.ts';
import { JsonDocument } from '../../../../src/check/json/json-document.ts';
import type { Mention, MentionContext } from '../../../../src/check/mentions/mention.ts';
import { mentionsOf } from '../../../../src/check/mentions/mentions-of.ts';
import { FactsByPage } from '../../../../src/check/mentions/page-facts.ts';
import { Project } from '../../../../src/check/project.ts';
import { SchemaSet } from '../../../../src/check/schema/schema-set.ts';

const documents = readContentFolder(CONTENT).map((source) => new JsonDocument(source));

/** The facts of the real content, and the nouns that they count. */
export const realFacts = new FactsByPage(
  new Project(documents, new SchemaSet(readSchemas(SCHEMAS))),
).official;

export const SEASON: MentionContext = { year: 2025, nouns: realFacts.nouns };

export function found(text: string, language = 'it'): Mention[] {
  return mentionsOf(text, language, SEASON);
}

/** The text with brackets around each value that is found. */
export function marked(text: string, language = 'it'): string {
  return inBrackets(text, found(text, language));
}

/** Brackets around what is told whether or not the sentence names its subject. */
export function markedForSure(text: string, language = 'it'): string {
  return inBrackets(
    text,
    found(text, language).filter(({ faint, quiet }) => !faint && !quiet),
  );
}

function inBrackets(text: string, mentions: readonly Mention[]): string {
  return mentions
    .toReversed()
    .reduce(
      (result, { start, end }) =>
        `${result.slice(0, start)}[${result.slice(start, end)}]${result.slice(end)}`,
      text,
    );
}

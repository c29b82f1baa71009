import { JsonDocument } from '../../../../src/check/json/json-document.ts';
import type { Mention, MentionContext } from '../../../../src/check/mentions/mention.ts';
import { mentionsOf } from '../../../../src/check/mentions/mentions-of.ts';
import { FactsByPage } from '../../../../src/check/mentions/page-facts.ts';
import { Project } from '../../../../src/check/project.ts';
import { campSources } from '../../../camp.ts';
import { schemas } from '../../../schemas.ts';

const documents = campSources.map((source) => new JsonDocument(source));

/** The facts of the made-up camp, and the nouns that they count. */
export const campFacts = new FactsByPage(new Project(documents, schemas)).official;

/** The sentences were written for this year; a date without one is meant in it. */
export const SEASON: MentionContext = { year: 2025, nouns: campFacts.nouns };

export const CAMP_SEASON: MentionContext = { ...SEASON, year: 2031 };

export function found(text: string, language = 'it', season = SEASON): Mention[] {
  return mentionsOf(text, language, season);
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

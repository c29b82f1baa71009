// Every state that the venues and the season may be in, and what no page of that state may say.
import { fileOf } from '../scripts/site/prerender.ts';
import { filesOf } from '../scripts/site/vite/validated-content.ts';
import { decide } from '../src/author/decide/decision.ts';
import { filled, wordsInForce } from '../src/check/filled-text.ts';
import type { SourceFile } from '../src/check/json/json-document.ts';
import { formatsOf } from '../src/check/locales.ts';
import { memoizeEach } from '../src/check/memoize.ts';
import { sentenceOf } from '../src/check/messages.ts';
import type { Project } from '../src/check/project.ts';
import type { Served } from '../src/check/rule.ts';
import { type CheckResult, runChecks } from '../src/check/run-checks.ts';
import { readSite } from '../src/content/content.ts';
import { eachText, isObject, isSentence, type Json, type JsonObject } from '../src/content/json.ts';
import { hasStates, resolveSentences } from '../src/content/sentences.ts';
import type { SeasonFacts, VenuesFacts } from '../src/content/types.ts';
import { schemas } from './schemas.ts';
import { wordsOf } from './visible-words.ts';

export const EXTENSIONS = ['open', 'confirmed', 'dropped'] as const;
const STATUSES = ['open', 'in-definition'] as const;

export interface State {
  readonly venue: string;
  readonly status: (typeof STATUSES)[number];
  readonly listed: boolean;
  readonly extension: (typeof EXTENSIONS)[number];
}

export const titleOf = ({ venue, status, listed, extension }: State) =>
  `${venue} ${status}, ${listed ? 'listed' : 'hidden'}; extension ${extension}`;

/** Each venue in each of its states, with each state of the extension. */
export function statesOf(sources: readonly SourceFile[]): State[] {
  return Object.keys(jsonOf<VenuesFacts>(sources, 'facts/venues.json'))
    .filter((id) => id !== '$schema')
    .flatMap((venue) =>
      STATUSES.flatMap((status) =>
        [true, false].flatMap((listed) =>
          EXTENSIONS.map((extension) => ({ venue, status, listed, extension })),
        ),
      ),
    );
}

function jsonOf<T>(sources: readonly SourceFile[], path: string): T {
  return JSON.parse(sources.find((one) => one.path === path)?.text ?? '{}');
}

/** The content in a state, as the manager's commands bring it there. @throws Error when the state is impossible */
export function inState(sources: readonly SourceFile[], state: State, served: Served): CheckResult {
  const content = venueIn(seasonIn(sources, state.extension), state);
  const result = runChecks(content, schemas, { served });
  const errors = result.findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new Error(errors.map((one) => `${one.file}:${one.line} ${sentenceOf(one)}`).join('\n'));
  return result;
}

function venueIn(sources: readonly SourceFile[], { venue, status, listed }: State): SourceFile[] {
  const page = jsonOf<Record<string, JsonObject>>(sources, 'facts/venues.json')[venue]?.page;
  const banner = { title: 'Sede da confermare', text: 'Tutto può ancora cambiare.' };
  return sources.map(({ path, text }) => {
    if (path === 'facts/venues.json') {
      const all: Record<string, JsonObject> = JSON.parse(text);
      return { path, text: JSON.stringify({ ...all, [venue]: { ...all[venue], status, listed } }) };
    }
    const isOwn = path.startsWith('texts/') && path.endsWith(`/${page}.json`);
    return isOwn ? { path, text: JSON.stringify({ banner, ...JSON.parse(text) }) } : { path, text };
  });
}

/** Decided once for all states with the same extension. */
const seasonIn = memoizeEach<readonly SourceFile[], readonly SourceFile[]>((sources, extension) => {
  const { extension: longer, end }: SeasonFacts = jsonOf(sources, 'facts/season.json');
  if (longer?.status !== 'open') throw new Error('the extension is decided already');
  if (extension === 'open') return sources;
  const isLonger = extension === 'confirmed';
  const decision = decide(sources, schemas, [
    { fact: 'season.end', choice: { typed: JSON.stringify(isLonger ? longer.end : end) } },
    { fact: 'season.extension.status', choice: { typed: JSON.stringify(extension) } },
  ]);
  if (decision.kind !== 'ready') throw new Error(JSON.stringify(decision));
  const texts = new Map(decision.changes.map(({ path, after }) => [path, after]));
  return sources.map(({ path, text }) => ({ path, text: texts.get(path) ?? text }));
});

const SHORTEST_PART = 30;

/**
 * Sentences of another state on the pages of a rendered site: a form that is not in force, wherever its
 * words are not those of the form that is.
 */
export function strayForms(checked: CheckResult, site: ReadonlyMap<string, string>): string[] {
  const { project } = checked;
  const files = new Map(
    readSite(filesOf(checked)).pages.map(({ id, path }) => [id, fileOf(path)] as const),
  );
  const words = new Map(
    [...site]
      .filter(([path]) => path.endsWith('.html'))
      .map(([path, html]) => [path, wordsOf(html).split('\n').map(plain)]),
  );
  return project.locales.flatMap((locale) =>
    [...project.pages.map(({ id }) => id), 'layout'].flatMap((id) => {
      const { own, others } = formsOf(project, locale, id);
      const pages = [...words].filter(([path]) => id === 'layout' || path === files.get(id));
      return pages.flatMap(([path, segments]) =>
        others.filter((text) => isSaid(text, segments, own)).map((text) => `${path}: «${text}»`),
      );
    }),
  );
}

function isSaid(text: string, segments: readonly string[], own: readonly string[]): boolean {
  if (own.some((one) => one.includes(text))) return false;
  const isLong = text.length >= SHORTEST_PART;
  return segments.some((words) => words === text || (isLong && words.includes(text)));
}

/** The texts of a page that are in force, and the forms that are not, as visitors would read them. */
function formsOf(project: Project, locale: string, id: string) {
  const file = `texts/${locale}/${id}.json`;
  const facts = project.factsOn(id);
  const formats = formatsOf(project, locale);
  const read = (texts: Iterable<string>) =>
    [...texts].map((text) => plain(filled(text, facts, formats))).filter((text) => text !== '');
  const typed = [...otherForms(project.value(file) ?? null, facts)];
  return {
    own: read(textsIn(wordsInForce(project, file, id) ?? null)),
    others: read(typed).filter((text) => !text.includes('{{')),
  };
}

function* otherForms(value: Json, facts: JsonObject): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if (isSentence(value) && hasStates(value)) {
    const inForce = JSON.stringify(resolveSentences(value, facts, () => ''));
    for (const form of Object.values(value.forms as JsonObject)) {
      const own = JSON.stringify(resolveSentences(form, facts, () => ''));
      if (own === inForce) yield* otherForms(form, facts);
      else yield* textsIn(form);
    }
  } else for (const child of Object.values(value)) yield* otherForms(child, facts);
}

function textsIn(value: Json): string[] {
  return isObject(value) || Array.isArray(value)
    ? eachText(value).map(({ text }) => text)
    : typeof value === 'string'
      ? [value]
      : [];
}

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ').replace(/\s+/g, ' ').trim();
}

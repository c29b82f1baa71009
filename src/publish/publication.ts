import { projectOnDay } from '../check/documents-on-day.ts';
import { factLocation } from '../check/facts/fact-place.ts';
import type { Project } from '../check/project.ts';
import { type ContentFiles, type NamedSite, readSite } from '../content/content.ts';
import { isObject, type Json, type JsonObject } from '../content/json.ts';
import { pathOfPage, SHARED_PAGES } from '../content/paths.ts';
import { changesAfter } from '../time/in-force.ts';
import { romeInstant, romeToday } from '../time/rome.ts';

/** The content to publish: which pages are public, and which facts are settled. */
export class Publication {
  readonly project: Project;
  readonly files: ContentFiles;
  readonly site: NamedSite;
  readonly settledFacts: SettledFacts;
  /** The day of publication in Rome; nothing past is offered. */
  readonly today: string;
  readonly #public: ReadonlySet<string>;
  #versions: readonly Version[] | undefined;

  constructor(project: Project, today: string) {
    this.project = project;
    this.today = today;
    this.files = new Map(
      project.files.flatMap(({ path, value }) =>
        value === undefined ? [] : [[path, value] as const],
      ),
    );
    this.site = readSite(this.files);
    this.settledFacts = settledFactsOf(project);
    const found = this.site.pages.filter(({ listed, indexed }) => listed && indexed);
    this.#public = new Set([...SHARED_PAGES, ...found.map(({ id }) => id)]);
  }

  /** The publication with the values that apply at an instant (milliseconds since the epoch). */
  at(now: number): Publication {
    const today = romeToday(now);
    const project = projectOnDay(this.project, today);
    const isSame = project === this.project && today === this.today;
    return isSame ? this : new Publication(project, today);
  }

  /** The publication now, then from each later day on which values change. */
  get versions(): readonly Version[] {
    this.#versions ??= versionsOf(this);
    return this.#versions;
  }

  /** Whether a page is public; true for what all pages share. */
  isPublic(pageId: string): boolean {
    return this.#public.has(pageId);
  }

  /** The open questions, each with its fact and the differing pages, not the manager's reasons. */
  get questions(): { readonly id: string; readonly fact: string; readonly pages: string[] }[] {
    const file = this.files.get('questions.json');
    const questions = isObject(file) && isObject(file.questions) ? file.questions : {};
    return Object.entries(questions).flatMap(([id, question]) =>
      isObject(question)
        ? [{ id, fact: String(question.fact), pages: pagesOf(question.values) }]
        : [],
    );
  }

  /** The full URL of a page in a locale. */
  url(localeId: string, pageId: string): string {
    const locale = this.site.locales.find(({ id }) => id === localeId);
    const page = this.site.pages.find(({ id }) => id === pageId);
    if (!locale || !page) throw new RangeError(`no page ${localeId}/${pageId}`);
    return this.site.origin + pathOfPage(locale, page);
  }

  /** The ids of the venues that the site lists. */
  get venues(): string[] {
    const { venues } = this.project.facts;
    return Object.entries(isObject(venues) ? venues : {}).flatMap(([id, venue]) =>
      isObject(venue) && venue.listed === true ? [id] : [],
    );
  }
}

function pagesOf(values: Json | undefined): string[] {
  return valuesOf(values).flatMap(({ pages }) => (Array.isArray(pages) ? pages.map(String) : []));
}

/** A publication, and the instants (milliseconds since the epoch) between which it applies. */
interface Version {
  readonly from: number;
  readonly until: number;
  readonly publication: Publication;
}

function versionsOf(publication: Publication): Version[] {
  const now = romeInstant({ date: publication.today, time: '00:00' });
  const instants = changesAfter(publication.files, now);
  return [Number.NEGATIVE_INFINITY, ...instants].map((from, index) => ({
    from,
    until: instants[index] ?? Number.POSITIVE_INFINITY,
    publication: index === 0 ? publication : publication.at(from),
  }));
}

/** Whether facts are settled: machines must not present open ones as certain. */
export interface SettledFacts {
  /** True while `questions.json` has a question about the fact, its parts or its group. */
  isUndecided(path: string): boolean;
  /** The other values that open questions give for the fact, its parts or its group. */
  othersOf(path: string): Json[];
  /** False while a `confirm` covers the fact or a part of it. */
  isConfirmed(path: string): boolean;
  /** Decided and confirmed. */
  isSettled(path: string): boolean;
}

function settledFactsOf(project: Project): SettledFacts {
  const questions = questionsIn(project.value('questions.json'));
  const about = (path: string) => questions.filter(({ fact }) => isSameOrInside(fact, path));
  const isUndecided = (path: string) => about(path).length > 0;
  const isConfirmed = (path: string) => {
    const { file, steps } = factLocation(path);
    return !isCovered(project.value(file), steps);
  };
  return {
    isUndecided,
    othersOf: (path) =>
      about(path).flatMap(({ fact, values }) =>
        values.flatMap((value) =>
          partsAt(value, path.slice(fact.length).split('.').filter(Boolean)),
        ),
      ),
    isConfirmed,
    isSettled: (path) => !isUndecided(path) && isConfirmed(path),
  };
}

function questionsIn(file: Json | undefined): { readonly fact: string; readonly values: Json[] }[] {
  const questions = isObject(file) && isObject(file.questions) ? file.questions : {};
  return Object.values(questions).flatMap((question) =>
    isObject(question)
      ? [
          {
            fact: String(question.fact),
            values: valuesOf(question.values).map(({ value = null }) => value),
          },
        ]
      : [],
  );
}

function valuesOf(values: Json | undefined): JsonObject[] {
  return (Array.isArray(values) ? values : []).filter((value) => isObject(value));
}

/** The parts of a value at a path; of a list all rows, since their order may differ. */
function partsAt(value: Json, [step, ...rest]: readonly string[]): Json[] {
  if (step === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((row) => partsAt(row, rest));
  const part = isObject(value) ? value[step] : undefined;
  return part === undefined ? [] : partsAt(part, rest);
}

function isSameOrInside(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}

/** True when a `confirm` on the path to a value names it, or one is inside it. */
function isCovered(value: Json | undefined, [step, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((item) => isCovered(item, []));
  if (!isObject(value)) return false;
  if (isObject(value.confirm) && covers(value.confirm.fields, step)) return true;
  if (step !== undefined) return Object.hasOwn(value, step) && isCovered(value[step], rest);
  return Object.values(value).some((child) => isCovered(child, []));
}

function covers(fields: Json | undefined, step: string | undefined): boolean {
  return !Array.isArray(fields) || step === undefined || fields.includes(step);
}

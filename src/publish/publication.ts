import { projectOnDay } from '../check/documents-on-day.ts';
import type { Project } from '../check/project.ts';
import { type ContentFiles, type NamedSite, readQuestions, readSite } from '../content/content.ts';
import { parsedFile } from '../content/facts.ts';
import { isObject, type Json } from '../content/json.ts';
import { factLocation, pathOfPage, SHARED_PAGES } from '../content/paths.ts';
import type { VenuesFacts } from '../content/types.ts';
import { isSameOrInside } from '../pricing/open-questions.ts';
import { factChangeInstants } from '../time/in-force.ts';
import { romeDateAt, romeInstant } from '../time/rome.ts';

/**
 * The content to publish: which pages are public, and which facts are settled; machines must not
 * present open ones as certain.
 */
export class Publication {
  readonly project: Project;
  readonly files: ContentFiles;
  readonly site: NamedSite;
  /** The day of publication in Rome; nothing past is offered. */
  readonly today: string;
  readonly #public: ReadonlySet<string>;
  #periods: readonly Period[] | undefined;

  constructor(project: Project, today: string) {
    this.project = project;
    this.today = today;
    this.files = project.contentFiles;
    this.site = readSite(this.files);
    const found = this.site.pages.filter(({ listed, indexed }) => listed && indexed);
    this.#public = new Set([...SHARED_PAGES, ...found.map(({ id }) => id)]);
  }

  /** The publication with the values that apply at an instant (milliseconds since the epoch). */
  at(now: number): Publication {
    const today = romeDateAt(now);
    const project = projectOnDay(this.project, today);
    const isSame = project === this.project && today === this.today;
    return isSame ? this : new Publication(project, today);
  }

  /** The publication now, then from each later day on which values change. */
  get periods(): readonly Period[] {
    this.#periods ??= periodsOf(this);
    return this.#periods;
  }

  /** Whether a page is public; true for what all pages share. */
  isPublic(pageId: string): boolean {
    return this.#public.has(pageId);
  }

  /** The open questions, each with its fact and the differing pages, not the manager's reasons. */
  get questions(): { readonly id: string; readonly fact: string; readonly pages: string[] }[] {
    const { questions } = readQuestions(this.files);
    return Object.entries(questions).map(([id, { fact, values }]) => {
      return { id, fact, pages: values.flatMap(({ pages }) => pages) };
    });
  }

  /** Decided and confirmed. */
  isSettled(path: string): boolean {
    return !this.isUndecided(path) && this.isConfirmed(path);
  }

  /** True while `questions.json` has a question about the fact, its parts or its group. */
  isUndecided(path: string): boolean {
    return this.#questionsAbout(path).length > 0;
  }

  /** The other values that open questions give for the fact, its parts or its group. */
  othersOf(path: string): Json[] {
    return this.#questionsAbout(path).flatMap(({ fact, values }) => {
      const steps = path.slice(fact.length).split('.').filter(Boolean);
      return values.flatMap(({ value }) => partsAt(value as Json, steps));
    });
  }

  /** False while a `confirm` covers the fact or a part of it. */
  isConfirmed(path: string): boolean {
    const { file, steps } = factLocation(path);
    return !isCovered(this.project.value(file), steps);
  }

  #questionsAbout(path: string) {
    const { questions } = readQuestions(this.files);
    return Object.values(questions).filter(({ fact }) => isSameOrInside(fact, path));
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
    const venues = parsedFile<VenuesFacts>(this.files, 'facts/venues.json');
    return Object.keys(venues).filter((id) => venues[id]?.listed);
  }
}

/** A publication, and the instants (milliseconds since the epoch) between which it applies. */
interface Period {
  readonly from: number;
  readonly until: number;
  readonly publication: Publication;
}

function periodsOf(publication: Publication): Period[] {
  const now = romeInstant({ date: publication.today, time: '00:00' });
  const instants = factChangeInstants(publication.files, now);
  return [Number.NEGATIVE_INFINITY, ...instants].map((from, index) => ({
    from,
    until: instants[index] ?? Number.POSITIVE_INFINITY,
    publication: index === 0 ? publication : publication.at(from),
  }));
}

/** The parts of a value at a path; of a list all rows, since their order may differ. */
function partsAt(value: Json, [step, ...rest]: readonly string[]): Json[] {
  if (step === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((row) => partsAt(row, rest));
  const part = isObject(value) ? value[step] : undefined;
  return part === undefined ? [] : partsAt(part, rest);
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

import { projectOnDay } from '../check/documents-on-day.ts';
import type { Project } from '../check/project.ts';
import { type ContentFiles, type NamedSite, readSite } from '../content/content.ts';
import { isObject, type Json } from '../content/json.ts';
import { pathOfPage, SHARED_PAGES } from '../content/paths.ts';
import { romeToday } from '../time/rome.ts';
import { type SettledFacts, settledFactsOf } from './settled-facts.ts';

/** The content to publish: which pages are public, and which facts are settled. */
export class Publication {
  readonly project: Project;
  readonly files: ContentFiles;
  readonly site: NamedSite;
  readonly settledFacts: SettledFacts;
  /** The day of publication in Rome; nothing past is offered. */
  readonly today: string;
  readonly #public: ReadonlySet<string>;

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

  /** The publication at an instant (milliseconds since the epoch): some values apply from a day onwards. */
  at(now: number): Publication {
    const today = romeToday(now);
    const project = projectOnDay(this.project, today);
    const isSame = project === this.project && today === this.today;
    return isSame ? this : new Publication(project, today);
  }

  /** Whether a page is public; true for what all pages share. */
  isPublic(pageId: string): boolean {
    return this.#public.has(pageId);
  }

  /** The open questions: each with its fact and the differing pages, without the manager's reasons. */
  get questions(): { readonly id: string; readonly fact: string; readonly pages: string[] }[] {
    const file = this.files.get('questions.json');
    const questions = isObject(file) && isObject(file.questions) ? file.questions : {};
    return Object.entries(questions).flatMap(([id, question]) =>
      isObject(question)
        ? [{ id, fact: String(question.fact), pages: pagesOf(question.values) }]
        : [],
    );
  }

  /** The full address of a page in a locale. */
  address(localeId: string, pageId: string): string {
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
  return (Array.isArray(values) ? values : []).flatMap((value) =>
    isObject(value) && Array.isArray(value.pages) ? value.pages.map(String) : [],
  );
}

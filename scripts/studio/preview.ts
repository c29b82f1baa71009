import type { Project } from '../../src/check/project.ts';
import type { ContentFiles } from '../../src/content/content.ts';
import { pathOfPage } from '../../src/content/paths.ts';
import { filledPage, filledSite } from '../../src/i18n/filled-content.ts';
import { headOf } from '../../src/pages/head.ts';
import { type MarkedPlace, markedFiles } from '../../src/studio/marks/marked-files.ts';
import { measuredContent } from '../build/pictures/measured-content.ts';
import type { ServedFiles } from '../project/served-files.ts';
import type { Renderer } from './bundle-page.ts';

/** A page as visitors get it, with marks that lead to the fields. */
export interface Previewed {
  readonly body: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly path: string;
  readonly places: readonly MarkedPlace[];
}

/** Draws pages of content that is being edited, one after the other: a drawing keeps its content to itself. */
export class Preview {
  readonly #render: Renderer['render'];
  readonly #served: () => ServedFiles;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(render: Renderer['render'], served: () => ServedFiles) {
    this.#render = render;
    this.#served = served;
  }

  /** @throws Error when the content cannot be drawn */
  page(project: Project, localeId: string, pageId: string): Promise<Previewed> {
    const turn = this.#turn.then(() => this.#draw(project, localeId, pageId));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #draw(project: Project, localeId: string, pageId: string): Promise<Previewed> {
    const measured = measuredContent(filesOf(project), this.#served(), false);
    const others = project.pages.filter(({ id }) => id !== pageId).map(({ id }) => id);
    const unread = new Set(others.map((id) => `texts/${localeId}/${id}.json`));
    const isShown = (file: string) => file.startsWith(`texts/${localeId}/`) && !unread.has(file);
    const { files, places } = markedFiles(measured, isShown);
    const site = filledSite(files, localeId);
    const page = filledPage(files, localeId, pageId);
    const path = pathOfPage(site.locale, page.entry);
    const drawn = await this.#render({ site, page, places }, site.site.origin + path);
    const { title, description, language } = headOf(site, page.entry, page.texts.meta);
    return { body: drawn.html, title, description, language, path, places: drawn.places };
  }
}

function filesOf({ documents }: Project): ContentFiles {
  return new Map(
    documents.flatMap(({ path, value }) => (value === undefined ? [] : [[path, value] as const])),
  );
}

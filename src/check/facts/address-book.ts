import { Kept } from '../kept.ts';
import type { Project } from '../project.ts';

const kept = new Kept<readonly string[]>();

/** Addresses of many pages at once; what all pages share stands at every address, so that list is made once. */
export class AddressBook {
  readonly #project: Project;
  readonly #everywhere: readonly string[];

  constructor(project: Project) {
    this.#project = project;
    this.#everywhere = project.addresses('layout');
  }

  /** The addresses of some pages, sorted. */
  of(pageIds: ReadonlySet<string>): readonly string[] {
    if (pageIds.has('layout')) return this.#everywhere;
    return kept.of(pageIds, [this.#project.value('site.json'), ...pageIds], () =>
      [...new Set([...pageIds].flatMap((id) => this.#project.addresses(id)))].sort(),
    );
  }
}

import type { Project } from '../project.ts';

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
    return [...new Set([...pageIds].flatMap((id) => this.#project.addresses(id)))].sort();
  }
}

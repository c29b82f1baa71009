import { escapePointer, isObject, type Json } from '../../content/json.ts';
import { type Anchors, anchorsOf, namedAnchors } from '../anchors-of.ts';
import type { Finding, RelatedPlace } from '../finding.ts';
import type { JsonDocument } from '../json/json-document.ts';
import type { Project } from '../project.ts';
import type { Rule } from '../rule.ts';
import { nearest } from '../schema/nearest.ts';

/** Every link inside the site lands: the part of the page that it names is there, once. */
export const anchors: Rule = {
  name: 'anchors',
  check(project) {
    const known = new KnownAnchors(project);
    return project.pageIds().flatMap((id) => {
      const document = project.document(`pages/${id}.json`);
      if (document?.value === undefined) return [];
      return [
        ...lost(document, document.value, '', known),
        ...lostActions(document, id, known),
        ...repeated(document, known.templateOf(id)),
      ];
    });
  },
};

class KnownAnchors {
  readonly #project: Project;
  readonly #templates: ReadonlyMap<string, string>;
  readonly #anchors = new Map<string, Anchors>();

  constructor(project: Project) {
    this.#project = project;
    this.#templates = new Map(project.pages.map(({ id, template }) => [id, template]));
  }

  templateOf(id: string): string {
    return this.#templates.get(id) ?? '';
  }

  /** Undefined when the page is unknown or unreadable: that is told elsewhere. */
  of(id: string): Anchors | undefined {
    const page = this.#project.value(`pages/${id}.json`);
    if (!this.#templates.has(id) || page === undefined) return undefined;
    const known = this.#anchors.get(id);
    if (known) return known;
    const layout = this.#project.value('pages/layout.json');
    const anchors = anchorsOf(this.templateOf(id), page, layout);
    this.#anchors.set(id, anchors);
    return anchors;
  }

  finding(document: JsonDocument, pointer: string, page: string, found: string): Finding[] {
    const anchors = this.of(page);
    if (!anchors || anchors.has(found)) return [];
    const near = nearest(found, anchors.keys()) ?? '';
    const args = { found, page, nearest: near, known: [...anchors.keys()] };
    const place = document.locate(pointer);
    const related = this.#named(page, near, anchors);
    return [{ code: 'anchor-unknown', severity: 'error', args, value: found, related, ...place }];
  }

  #named(page: string, anchor: string, anchors: Anchors): RelatedPlace[] {
    const pointer = anchors.get(anchor);
    const document = this.#project.document(`pages/${page}.json`);
    if (pointer === undefined || !document) return [];
    return [{ ...document.locate(pointer), value: anchor, pages: [], role: 'page' }];
  }
}

function* lost(
  document: JsonDocument,
  value: Json,
  pointer: string,
  known: KnownAnchors,
): Generator<Finding> {
  if (typeof value !== 'object' || value === null) return;
  if (isObject(value) && typeof value.page === 'string' && typeof value.anchor === 'string')
    yield* known.finding(document, `${pointer}/anchor`, value.page, value.anchor);
  for (const [key, child] of Object.entries(value))
    yield* lost(document, child, `${pointer}/${escapePointer(key)}`, known);
}

/** Buttons that lead to parts of their own page, by name. */
function lostActions(document: JsonDocument, id: string, known: KnownAnchors): Finding[] {
  const actions = isObject(document.value) ? document.value.actions : undefined;
  return (Array.isArray(actions) ? actions : []).flatMap((action, index) =>
    known.finding(document, `/actions/${index}`, id, String(action)),
  );
}

function repeated(document: JsonDocument, template: string): Finding[] {
  const first = new Map<string, number>();
  return namedAnchors(template, document.value).flatMap(({ anchor, pointer }): Finding[] => {
    const place = document.locate(pointer);
    const line = first.get(anchor);
    if (line === undefined) {
      first.set(anchor, place.line);
      return [];
    }
    const args = { found: anchor, line };
    return [{ code: 'anchor-repeated', severity: 'error', args, ...place }];
  });
}

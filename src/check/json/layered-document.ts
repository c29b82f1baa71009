import { merge } from '../../content/scope.ts';
import type { Place } from '../finding.ts';
import { JsonDocument } from './json-document.ts';

/**
 * What a page has in common with others of its kind, and what it has of its own laid over it. It reads as
 * one file under the name of the page’s own; each part knows the file in which it was typed.
 */
export class LayeredDocument extends JsonDocument {
  readonly shared: JsonDocument;
  readonly own: JsonDocument;

  private constructor(shared: JsonDocument, own: JsonDocument) {
    super(own, (value) => merge(shared.value, value));
    this.shared = shared;
    this.own = own;
  }

  /** The same thing while neither file changes. */
  static of(shared: JsonDocument, own: JsonDocument): LayeredDocument {
    const known = layered.get(own);
    const document = known?.shared === shared ? known : new LayeredDocument(shared, own);
    layered.set(own, document);
    return document;
  }

  override locate(pointer: string, part: 'key' | 'value' = 'value'): Place {
    return this.#isOwn(pointer) ? super.locate(pointer, part) : this.shared.locate(pointer, part);
  }

  override locateWithin(pointer: string, start: number, end: number): Place {
    return this.#isOwn(pointer)
      ? super.locateWithin(pointer, start, end)
      : this.shared.locateWithin(pointer, start, end);
  }

  /** True for what the page states itself, and for what neither file has. */
  #isOwn(pointer: string): boolean {
    return super.span(pointer) !== undefined || this.shared.span(pointer) === undefined;
  }
}

const layered = new WeakMap<JsonDocument, LayeredDocument>();

import { activityPages, withPages } from '../made-up-content.ts';
import type { Mutation, Original } from './mutation.ts';

const EACH = 4;

/** A new activity page in Italian, made of the words of another and of placeholders. */
export function addedPages({ content }: Original): Mutation[] {
  return activityPages(content).flatMap((model, place) =>
    Array.from({ length: EACH }, (_, turn): Mutation => {
      const id = `prova-${place * EACH + turn}`;
      const title = `${id}, come ${model.id}`;
      return {
        sort: 'harmless',
        kind: 'pagina aggiunta',
        title,
        content: withPages(content, [{ id, model }]),
        targets: [],
        // What the page is called in the menu of the other languages waits to be read.
        changes: { file: 'texts/it/layout.json', pointer: `/pages/${id}` },
      };
    }),
  );
}

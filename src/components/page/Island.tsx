import type { ReactNode } from 'react';

/** An island's name in `src/island-code.ts`. */
export type IslandName = 'estimate' | 'frame' | 'frame-choices' | 'staff' | 'questions' | 'weeks';

export interface IslandProps {
  name: IslandName;
  /** When it hydrates before a visitor uses it: see `src/start/hydrate-islands.ts`. */
  when?: 'interaction' | 'allowed' | 'query' | undefined;
  /** Whether the island is all that its page is for. */
  isWholePage?: boolean | undefined;
  /** Its props, besides the content of its page. */
  props?: object | undefined;
  children: ReactNode;
}

/** A part of a page with state; React never hydrates the HTML around it. */
export function Island({ name, when, isWholePage, props, children }: IslandProps) {
  return (
    <div
      data-island={name}
      data-when={when}
      data-whole-page={isWholePage ? '' : undefined}
      data-props={props && JSON.stringify(props)}
    >
      {children}
    </div>
  );
}

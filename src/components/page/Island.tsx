import type { ReactNode } from 'react';

/** What hydrates by itself: the names are those of `src/islands.tsx`. */
export type IslandName = 'estimate' | 'frame' | 'frame-choices' | 'members' | 'questions' | 'weeks';

export interface IslandProps {
  name: IslandName;
  /** When it hydrates before a visitor turns to it: see `src/start/islands.ts`. */
  when?: 'touched' | 'allowed' | 'asked' | undefined;
  /** What it is drawn with beside the content of its page. */
  given?: object | undefined;
  children: ReactNode;
}

/** A part of a page that holds state: all around it is HTML, which React never hydrates. */
export function Island({ name, when, given, children }: IslandProps) {
  return (
    <div data-island={name} data-when={when} data-given={given && JSON.stringify(given)}>
      {children}
    </div>
  );
}

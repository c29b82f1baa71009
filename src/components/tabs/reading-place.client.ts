import { isBack, targetElement } from '../page/arrival.ts';

/** Where a reader is, and how to bring that place back once panels above it are closed. */
export interface ReadingPlace {
  /** The panel that is being read; undefined at the top of the page, and elsewhere on it. */
  readonly panel: HTMLElement | undefined;
  readonly restore: () => void;
}

const NOWHERE: ReadingPlace = { panel: undefined, restore: () => {} };

/**
 * A reader who comes before the script keeps the place: at the anchor of the address, or else at what
 * was being read further down. Who comes back is brought to the place by others.
 */
export function keepReadingPlace(panels: readonly HTMLElement[]): ReadingPlace {
  if (isBack()) return NOWHERE;
  const target = targetElement();
  // Who has moved since the browser went to the anchor stays there.
  const hasMoved = document.documentElement.dataset.touched !== undefined && window.scrollY > 0;
  if (target && !hasMoved)
    return { panel: undefined, restore: () => target.scrollIntoView({ behavior: 'instant' }) };
  return window.scrollY === 0 ? NOWHERE : placeInView(panels, target);
}

/** What the address asks for is read as long as it begins in the upper half of the window. */
function placeInView(panels: readonly HTMLElement[], target: HTMLElement | null): ReadingPlace {
  const middle = window.innerHeight / 2;
  const top = target?.getBoundingClientRect().top ?? -1;
  const isSeen = top >= 0 && top < middle;
  const read = isSeen ? target : document.elementFromPoint(window.innerWidth / 2, middle);
  const panel = panels.find((one) => one.contains(read));
  const kept = panel ?? read;
  const topOf = () => kept?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  return {
    panel,
    restore: () => window.scrollBy({ top: topOf() - before, behavior: 'instant' }),
  };
}

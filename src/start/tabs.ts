import { hashId } from '../layout/navigation/hash-target.ts';

/**
 * The static page holds all panels, one under another. This closes all but one, as `TabPanels` does
 * once React is there, and the reader keeps his place: at the anchor that he asked for, or else at what
 * he was already reading further down. Links to panels need nothing else: the browser opens them.
 * @param isBack the reader comes back, and is brought to his place by others
 * @returns how to stop; what is closed stays so
 */
export function foldTabs(root: HTMLElement, isBack: boolean): () => void {
  const panels = [...root.querySelectorAll<HTMLElement>(':scope > section')];
  const ended = new AbortController();
  const { signal } = ended;
  const open = (panel: HTMLElement | undefined) => {
    if (panel) for (const each of panels) showPanel(each, each === panel);
  };
  const asked = () => panels.find((panel) => panel.contains(askedFor()));
  // Who has moved since the browser went to the anchor stays where he is.
  const hasMoved = document.documentElement.dataset.touched !== undefined && window.scrollY > 0;
  const isBrought = askedFor() !== null && !hasMoved;
  const place = isBack || isBrought ? undefined : readPlace(panels);
  nameTabs(root);
  // From here on no panel waits: where one ends is known when the place is brought back.
  root.dataset.folded = '';
  open(place?.panel ?? asked() ?? panels[0]);
  if (isBrought && !isBack) askedFor()?.scrollIntoView({ behavior: 'instant' });
  place?.restore();
  window.addEventListener('hashchange', () => open(asked()), { signal });
  for (const panel of panels) {
    const found = () => {
      open(panel);
      window.history.replaceState(window.history.state, '', `#${panel.id}`);
    };
    panel.addEventListener('beforematch', found, { signal });
  }
  return () => ended.abort();
}

function askedFor(): HTMLElement | null {
  return document.getElementById(hashId(window.location.hash));
}

/**
 * The panel under the reader's eyes, and how to bring it back there; none at the top of the page. What
 * the address asks for is read as long as it begins in the upper half of the window.
 */
function readPlace(panels: readonly HTMLElement[]) {
  if (window.scrollY === 0) return undefined;
  const middle = window.innerHeight / 2;
  const target = askedFor();
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

/** A row of links becomes one of tabs. */
function nameTabs(root: HTMLElement): void {
  const bar = root.querySelector('nav');
  const list = bar?.querySelector('ul');
  list?.setAttribute('role', 'tablist');
  list?.setAttribute('aria-label', bar?.getAttribute('aria-label') ?? '');
  bar?.setAttribute('role', 'none');
  bar?.removeAttribute('aria-label');
  for (const item of list?.children ?? []) item.setAttribute('role', 'none');
}

function showPanel(panel: HTMLElement, isOpen: boolean): void {
  const tab = document.getElementById(`${panel.id}-tab`);
  tab?.setAttribute('role', 'tab');
  tab?.setAttribute('aria-controls', panel.id);
  tab?.setAttribute('aria-selected', `${isOpen}`);
  tab?.setAttribute('tabindex', isOpen ? '0' : '-1');
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', `${panel.id}-tab`);
  panel.removeAttribute('aria-label');
  if (isOpen) {
    panel.removeAttribute('hidden');
    panel.removeAttribute('aria-hidden');
    panel.setAttribute('tabindex', '0');
  } else {
    panel.setAttribute('hidden', 'until-found');
    panel.setAttribute('aria-hidden', 'true');
    panel.removeAttribute('tabindex');
  }
}

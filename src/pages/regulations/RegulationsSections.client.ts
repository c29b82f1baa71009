import { targetElement } from '../../components/page/url-target.ts';

/**
 * Opens and closes all sections when a button is pressed, and opens the section of the URL's anchor.
 * The history entry holds which were open, so that Back finds them as they were.
 */
export function driveRegulations(root: HTMLElement, signal: AbortSignal): void {
  const sections = [...root.querySelectorAll('details')];
  const setAll = (open: boolean) => {
    for (const section of sections) section.open = open;
  };
  const follow = () => {
    const { open } = window.history.state ?? {};
    const target = targetElement();
    for (const [index, section] of sections.entries())
      section.open = open?.[index] ?? (section.open || section.contains(target));
  };
  const remember = () => {
    const open = sections.map((section) => section.open);
    window.history.replaceState({ ...window.history.state, open }, '');
  };
  const actions: Readonly<Record<string, () => void>> = {
    open: () => setAll(true),
    close: () => setAll(false),
    print: () => window.print(),
  };
  follow();
  for (const type of ['popstate', 'hashchange']) window.addEventListener(type, follow, { signal });
  const press = ({ target }: Event) => {
    const control = (target as Element).closest<HTMLElement>('button[data-part], summary');
    if (!control) return;
    actions[control.dataset.part ?? '']?.();
    // A section opens or closes after its click.
    setTimeout(remember);
  };
  root.addEventListener('click', press, { signal });
}

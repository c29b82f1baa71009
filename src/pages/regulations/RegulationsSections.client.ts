import { targetElement } from '../../components/page/url-target.ts';

/**
 * Opens and closes all sections when a button is pressed, opens the section of the URL's anchor, and opens
 * all for the printer. The history entry holds which were open, so that Back finds them as they
 * were.
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
  for (const section of sections) section.addEventListener('click', () => setTimeout(remember));
  for (const button of root.querySelectorAll<HTMLElement>('button[data-part]')) {
    const press = () => {
      actions[button.dataset.part ?? '']?.();
      remember();
    };
    button.addEventListener('click', press, { signal });
  }
  openForPrinter(sections, signal);
}

/** For browsers that ignore print.css and skip closed sections; closes only what it opened. */
function openForPrinter(sections: readonly HTMLDetailsElement[], signal: AbortSignal): void {
  const opened = new Set<HTMLDetailsElement>();
  const open = () => {
    for (const section of sections) if (!section.open) opened.add(section);
    for (const section of opened) section.open = true;
  };
  const close = () => {
    for (const section of opened) section.open = false;
    opened.clear();
  };
  window.addEventListener('beforeprint', open, { signal });
  window.addEventListener('afterprint', close, { signal });
}

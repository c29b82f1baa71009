/**
 * Groups of a menu close by themselves at a press elsewhere and at Escape, which gives the focus
 * back to their name. Opening and closing by hand needs none of this.
 * @returns how to stop listening
 */
export function closeGroups(menu: HTMLElement): () => void {
  const onPress = ({ target }: Event) => {
    for (const group of openGroups(menu)) {
      if (!group.contains(target as Node)) group.open = false;
    }
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    for (const group of openGroups(menu)) {
      if (group.contains(document.activeElement)) group.querySelector('summary')?.focus();
      group.open = false;
    }
  };
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onPress);
    document.removeEventListener('keydown', onKey);
  };
}

function openGroups(menu: HTMLElement): NodeListOf<HTMLDetailsElement> {
  return menu.querySelectorAll('details[open]');
}

import type { Location } from '../../../author/edit.ts';
import { childOf, isObject, parentOf } from '../../../content/json.ts';
import styles from '../Content.module.css';
import { fieldIn } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { currentStudio, edit, goTo, type Studio } from '../store.ts';
import { fill, words } from '../words.ts';

interface ItemActionsProps {
  readonly file: string;
  readonly pointer: string;
  readonly what: string;
  /** The indexes that it can move to, and which of them is its own. */
  readonly places: readonly number[];
  readonly at: number;
}

/** In lists of this length or more, the user also chooses a position. */
const MANY = 4;

/** Buttons that move a part among its siblings, or remove it. */
export function ItemActions({ file, pointer, what, places, at }: ItemActionsProps) {
  const [up = -1, down = -1] = [places[at - 1], places[at + 1]];
  const moveTo = (to: number, focused: string) => move({ file, pointer }, to, focused);
  // Removing a page's entry would leave its files without a page: it is hidden instead.
  const remove = () => {
    const isPage = file === 'site.json' && /^\/pages\/\d+$/.test(pointer);
    if (isPage) goTo({ view: 'pages' });
    else edit(file, { op: 'remove', pointer: removalOf(currentStudio(), { file, pointer }) });
  };
  const tools = [
    ['up', '↑', up < 0, () => moveTo(up, 'up')],
    ['down', '↓', down < 0, () => moveTo(down, 'down')],
    ['remove', '×', false, remove],
  ] as const;
  return (
    <span role="toolbar" aria-label={fill(words.field.move, { what })} className={styles.tools}>
      {places.length >= MANY && (
        <select
          data-small
          aria-label={fill(words.field.place, { what })}
          value={at}
          onChange={({ target }) => moveTo(places[Number(target.value)] ?? 0, 'up')}
        >
          {places.map((place, index) => (
            <option key={place} value={index}>
              {index + 1}
            </option>
          ))}
        </select>
      )}
      {tools.map(([action, glyph, isOff, press]) => {
        const label = fill(words.field[action], { what });
        return (
          <ActionButton
            key={action}
            className={styles.tool}
            data-action={action}
            aria-label={label}
            title={label}
            disabled={isOff}
            onPress={press}
          >
            {glyph}
          </ActionButton>
        );
      })}
    </span>
  );
}

/** Moves a part. The focus goes with it: the next press moves it further. */
function move({ file, pointer }: Location, to: number, focused: string): void {
  const isItem = /\/\d+$/.test(pointer);
  const now = isItem ? childOf(parentOf(pointer), to) : pointer;
  const foldAt = (at: string) =>
    document.querySelector<HTMLDetailsElement>(`[data-pointer="${CSS.escape(at)}"] > details`);
  const [from, next] = [foldAt(pointer), foldAt(now)];
  edit(file, { op: 'move', pointer, to });
  // React reuses items by index.
  if (from && next) [from.open, next.open] = [next.open, from.open];
  requestAnimationFrame(() => {
    // Its own toolbar comes before those of its members.
    const own = `[data-pointer="${CSS.escape(now)}"] [role="toolbar"]`;
    const toolbar = document.querySelector(own);
    const button = (of: string) => toolbar?.querySelector<HTMLElement>(`${of}:enabled`);
    (button(`[data-action="${focused}"]`) ?? button('button'))?.focus();
  });
}

/** What to remove for a value to go: an optional group with nothing else in it goes too. */
export function removalOf(studio: Studio, { file, pointer }: Location): string {
  const group = fieldIn(studio, file, parentOf(pointer));
  const isLast = isObject(group?.value) && Object.keys(group.value).length === 1;
  if (!group || !isLast || group.isRequired || group.isNamed) return pointer;
  return removalOf(studio, { file, pointer: group.pointer });
}

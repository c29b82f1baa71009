import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { placeholdersOf } from '../../../content/placeholders.ts';
import { fill, runtimeName, words } from '../words.ts';
import styles from './TextEditor.module.css';

/** The text and the label of a placeholder; undefined if no fact has its name. */
export type ReadPlaceholder = (name: string, format: string | undefined) => ChipView | undefined;

interface ChipView {
  readonly text: string;
  readonly label: string;
  readonly isUnknown?: boolean;
  /** Goes to the field of its fact. */
  readonly open?: () => void;
}

class Chip extends WidgetType {
  readonly view: ChipView;
  constructor(view: ChipView) {
    super();
    this.view = view;
  }
  override eq({ view }: Chip): boolean {
    const { text, label, isUnknown } = this.view;
    return view.text === text && view.label === label && view.isUnknown === isUnknown;
  }
  toDOM(): HTMLElement {
    const { text, label, isUnknown = false, open } = this.view;
    const chip = document.createElement('span');
    chip.className = styles.chip ?? '';
    chip.dataset.known = String(!isUnknown);
    chip.textContent = text;
    chip.title = open ? fill(words.field.openFact, { fact: label }) : label;
    chip.addEventListener('dblclick', () => open?.());
    return chip;
  }
  override ignoreEvent(): boolean {
    return false;
  }
}

/** Shows each placeholder as visitors read it; the text itself keeps the placeholder. */
export function chips(read: ReadPlaceholder): Extension {
  const drawn = (view: EditorView) => decorate(view, read);
  return [EditorView.decorations.of(drawn), EditorView.atomicRanges.of(drawn)];
}

function decorate(view: EditorView, read: ReadPlaceholder): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { start, end, name, format, kind } of placeholdersOf(view.state.doc.toString())) {
    if (kind === 'broken') continue;
    const own = runtimeName(name);
    const known = kind === 'fact' ? read(name, format) : { text: own, label: own };
    const widget = new Chip(known ?? { text: name, label: name, isUnknown: true });
    builder.add(start, end, Decoration.replace({ widget }));
  }
  return builder.finish();
}

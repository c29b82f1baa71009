import { type Extension, RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';
import { placeholdersOf } from '../../../content/placeholders.ts';
import { fill, runtimeName, words } from '../words.ts';
import styles from './TextEditor.module.css';

/** The text and the label of a placeholder; undefined if no fact has its name. */
export type ReadPlaceholder = (name: string, format: string | undefined) => ChipView | undefined;

interface ChipView {
  readonly text: string;
  readonly label: string;
  /** Goes to the field of its fact. */
  readonly open?: () => void;
}

class Chip extends WidgetType {
  readonly text: string;
  readonly label: string;
  readonly isKnown: boolean;
  readonly open: (() => void) | undefined;
  constructor({ text, label, open }: ChipView, isKnown: boolean) {
    super();
    this.text = text;
    this.label = label;
    this.isKnown = isKnown;
    this.open = open;
  }
  override eq(other: Chip): boolean {
    return other.text === this.text && other.label === this.label;
  }
  toDOM(): HTMLElement {
    const chip = document.createElement('span');
    chip.className = styles.chip ?? '';
    chip.dataset.known = String(this.isKnown);
    chip.textContent = this.text;
    chip.title = this.open ? fill(words.field.openFact, { fact: this.label }) : this.label;
    chip.addEventListener('dblclick', () => this.open?.());
    return chip;
  }
  override ignoreEvent(): boolean {
    return false;
  }
}

/** Shows each placeholder as visitors read it; the text itself keeps the placeholder. */
export function chips(read: ReadPlaceholder): Extension {
  const plugin = ViewPlugin.define(
    (view) => {
      const shown = { decorations: decorate(view, read) };
      return {
        get decorations() {
          return shown.decorations;
        },
        update({ docChanged, view: now }: ViewUpdate) {
          if (docChanged) shown.decorations = decorate(now, read);
        },
      };
    },
    { decorations: (value) => value.decorations },
  );
  const atoms = EditorView.atomicRanges.of(
    (view) => view.plugin(plugin)?.decorations ?? Decoration.none,
  );
  return [plugin, atoms];
}

function decorate(view: EditorView, read: ReadPlaceholder): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { start, end, name, format, kind } of placeholdersOf(view.state.doc.toString())) {
    if (kind === 'broken') continue;
    const own = runtimeName(name);
    const known = kind === 'fact' ? read(name, format) : { text: own, label: own };
    const widget = new Chip(known ?? { text: name, label: name }, known !== undefined);
    builder.add(start, end, Decoration.replace({ widget }));
  }
  return builder.finish();
}

import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { cleaned } from '../../../check/schema/rewrite.ts';
import { chips, type ReadPlaceholder } from './chips.ts';
import styles from './TextEditor.module.css';

interface TextEditorProps {
  readonly value: string;
  readonly label: string;
  readonly describedBy: string;
  readonly language: string;
  readonly read: ReadPlaceholder;
  /** Changes whenever placeholders may read differently. */
  readonly facts: unknown;
  readonly onChange: (value: string) => void;
  /** Receives a function that inserts text at the cursor. */
  readonly onReady: (insert: (text: string) => void) => void;
}

/** An editor for one line of text, which shows each placeholder as the text visitors read. */
export function TextEditor(props: TextEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const parent = host.current;
    if (!parent) return;
    const editor = new EditorView({ parent, state: startState(latest) });
    view.current = editor;
    latest.current.onReady((text) => insert(editor, text));
    return () => editor.destroy();
  }, []);

  const { value, facts } = props;
  // In a layout effect, before the next key: later, `value` would overwrite what was typed since.
  useLayoutEffect(() => {
    const editor = view.current;
    if (editor && cleaned(editor.state.doc.toString()) !== value)
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);
  useEffect(() => {
    // A dependency: each update draws the chips, which show facts.
    void facts;
    view.current?.dispatch({});
  }, [facts]);
  return <div ref={host} className={styles.editor} />;
}

type Latest = { readonly current: TextEditorProps };

function startState(latest: Latest): EditorState {
  const { value, label, describedBy, language } = latest.current;
  return EditorState.create({
    doc: value,
    extensions: [
      history(),
      keymap.of([{ key: 'Enter', run: () => true }, ...standardKeymap, ...historyKeymap]),
      EditorView.lineWrapping,
      EditorView.cspNonce.of(
        document.querySelector<HTMLMetaElement>('meta[name="nonce"]')?.content ?? '',
      ),
      EditorView.clipboardInputFilter.of(pasted),
      EditorState.transactionFilter.of((transaction) =>
        transaction.docChanged && transaction.newDoc.lines > 1 ? [] : transaction,
      ),
      chips((name, format) => latest.current.read(name, format)),
      named(label, describedBy, language),
      EditorView.updateListener.of(({ docChanged, state }) => {
        // Typed spaces stay in the editor: the last one leads to the next word.
        const text = cleaned(state.doc.toString());
        if (docChanged && text !== latest.current.value) latest.current.onChange(text);
      }),
    ],
  });
}

function named(label: string, describedBy: string, language: string) {
  return EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-multiline': 'false',
    spellcheck: 'true',
    lang: language,
    ...(describedBy && { 'aria-describedby': describedBy }),
  });
}

function insert(editor: EditorView, text: string): void {
  const { from, to } = editor.state.selection.main;
  editor.dispatch({
    changes: { from, to, insert: text },
    selection: { anchor: from + text.length },
  });
  editor.focus();
}

/**
 * Cleans text pasted from Word, a web page or a chat: one line, without invisible characters,
 * bullets and the sender that a chat puts before each message.
 */
function pasted(text: string): string {
  return cleaned(
    text
      .replace(
        /^\[?\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?\]?(?: -)? [^:\n]{1,40}: /gm,
        '',
      )
      .replace(/^[ \t]*[•·▪‣◦*-][ \t]+/gm, ''),
  );
}

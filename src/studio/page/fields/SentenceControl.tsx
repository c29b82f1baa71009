import { useMemo, useRef, useState } from 'react';
import { placeholdersOf } from '../../../content/placeholders.ts';
import { FactPicker } from '../parts/FactPicker.tsx';
import { useOpenStudio } from '../store.ts';
import { TextEditor } from '../text/TextEditor.tsx';
import { words } from '../words.ts';
import styles from './Fields.module.css';
import { OtherLanguages } from './OtherLanguages.tsx';
import { useFindings } from './use-findings.ts';

interface SentenceControlProps {
  readonly file: string;
  readonly pointer: string;
  readonly value: string;
  readonly label: string;
  readonly describedBy: string;
  readonly onChange: (value: string) => void;
}

/** The editor of a text, with the list of facts that can be put into it. */
export function SentenceControl(props: SentenceControlProps) {
  const { file, pointer, value, label, describedBy, onChange } = props;
  const { facts } = useOpenStudio();
  const found = useFindings(file, pointer);
  const [isPicking, setPicking] = useState(false);
  const insert = useRef<(text: string) => void>(() => {});
  const stretches = found.flatMap(({ stretch }) => (stretch ? [stretch] : []));
  const marked = JSON.stringify(stretches);
  const kept = useMemo<typeof stretches>(() => JSON.parse(marked), [marked]);
  return (
    <>
      <TextEditor
        value={value}
        label={label}
        describedBy={describedBy}
        facts={readings(value, facts)}
        read={(name, format) => {
          const fact = facts.get(name);
          const text = fact?.forms[format ?? ''];
          return fact && text !== undefined ? { text, label: fact.label } : undefined;
        }}
        stretches={kept}
        onChange={onChange}
        onReady={(way) => {
          insert.current = way;
        }}
      />
      <button type="button" className={styles.small} onClick={() => setPicking(true)}>
        {words.field.insertFact}
      </button>
      <OtherLanguages file={file} pointer={pointer} />
      {isPicking && (
        <FactPicker
          title={words.field.chooseFact}
          withForm
          onClose={() => setPicking(false)}
          onChoose={(path, form) => {
            setPicking(false);
            insert.current(form === '' ? `{{${path}}}` : `{{${path}, ${form}}}`);
          }}
        />
      )}
    </>
  );
}

/** What the chips of a text read like: they are drawn anew when this changes. */
function readings(
  text: string,
  facts: ReadonlyMap<string, { readonly forms: Readonly<Record<string, string>> }>,
): string {
  return placeholdersOf(text)
    .map(({ name, format }) => `${name} ${facts.get(name)?.forms[format ?? '']}`)
    .join('\n');
}

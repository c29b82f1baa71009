import { useEffect, useRef, useState } from 'react';
import { factLocation } from '../../../check/facts/fact-place.ts';
import { FieldView } from '../fields/FieldView.tsx';
import { fieldIn } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { edit, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';

/** A fact and those that must change with it, in one form: each field shows if they disagree. */
export function LinkedFactsView() {
  const studio = useOpenStudio();
  const { facts, route, findings, waiting } = studio;
  const [isMending, setMending] = useState(false);
  const isWaiting = waiting.size > 0;
  const tried = useRef('');
  const own = facts.get(route.pointer);
  const paths = own ? [own.path, ...(own.linked ?? [])] : [];
  const fields = paths.flatMap((path) => {
    const { file, pointer } = factLocation(path);
    const field = fieldIn(studio, file, pointer);
    return field
      ? [{ file, field: { ...field, title: facts.get(path)?.label ?? field.title } }]
      : [];
  });
  const isShown = (file: string, pointer: string) =>
    fields.some((one) => one.file === file && one.field.pointer === pointer);
  const wrong = findings.filter(
    (one) => one.severity === 'error' && isShown(one.file, one.pointer),
  );
  const remedies = wrong.flatMap(({ remedies: [first] }) =>
    first?.kind === 'write' ? [first] : [],
  );
  // One error may hide another: repeats until no remedy is left.
  const edits = JSON.stringify(remedies);
  useEffect(() => {
    if (!isMending || isWaiting) return;
    const next: typeof remedies = JSON.parse(edits);
    // The same remedies again: they did not help, so a person must decide.
    if (next.length === 0 || tried.current === edits) return setMending(false);
    tried.current = edits;
    for (const one of next) edit(one.file, ...one.edits);
  }, [isMending, isWaiting, edits]);
  const mend = () => {
    tried.current = '';
    setMending(true);
  };
  return (
    <section aria-labelledby="linked-title">
      <h2 id="linked-title">{words.linked.title}</h2>
      <p>{words.linked.about}</p>
      {remedies.length > 0 && (
        <p>
          <ActionButton data-main disabled={isMending} onPress={mend}>
            {words.linked.all}
          </ActionButton>
        </p>
      )}
      {fields.map(({ file, field }) => (
        <FieldView key={file + field.pointer} file={file} field={field} />
      ))}
    </section>
  );
}

import type { Edit } from '../../../author/edit.ts';
import { listCounted } from '../../../content/collection.ts';
import { childOf, type Json, pointerSteps, valueAt } from '../../../content/json.ts';
import { listOf } from '../../model/field.ts';
import styles from '../Content.module.css';
import { factIn, pageTitle } from '../file-titles.ts';
import { valueInWords } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { pagesThatDiffer } from '../preview/pages-showing.ts';
import { allAnswered, currentStudio, edit, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';
import type { ControlProps } from './field-props.ts';

/** What was removed from a list of names, with a button for each page whose own list still has it. */
export function StillListed({ file, field }: ControlProps) {
  const studio = useOpenStudio();
  const fact = factIn(studio, file, field.pointer)?.path;
  if (fact === undefined || !Array.isArray(field.value)) return null;
  const was = listOf(valueAt(studio.before[file] ?? null, pointerSteps(field.pointer)));
  const gone = was.filter((name) => !listOf(field.value).includes(name));
  return pagesThatDiffer(studio, { file, pointer: field.pointer }).flatMap((page) =>
    gone.flatMap((name) => {
      const edits = editsWithout(studio.values[`pages/${page}.json`], fact, name);
      if (edits.length === 0) return [];
      const what = valueInWords(studio, name, field);
      return (
        <p
          key={`${page} ${name}`}
          className={`${styles.callout} ${styles.stuck}`}
          data-severity="warning"
        >
          {fill(words.field.listed, { what, page: pageTitle(studio, page) })}{' '}
          <ActionButton data-small onPress={() => unlist(`pages/${page}.json`, edits)}>
            {words.field.unlist}
          </ActionButton>
        </p>
      );
    }),
  );
}

/** Removes a name from the list that a page says; a count that it also says follows. */
function editsWithout(page: Json | undefined, fact: string, name: string): Edit[] {
  const says: Readonly<Record<string, Json>> = Object(valueAt(page, ['says']));
  const own = listOf(says[fact]);
  if (!own.includes(name)) return [];
  const counts = Object.keys(says).filter(
    (path) => listCounted(path) === fact && says[path] === own.length,
  );
  return [
    { op: 'remove', pointer: childOf(childOf('/says', fact), own.indexOf(name)) },
    ...counts.map(
      (path): Edit => ({ op: 'set', pointer: childOf('/says', path), value: own.length - 1 }),
    ),
  ];
}

/** Edits what a page says, then the open questions that cite it. */
async function unlist(file: string, edits: readonly Edit[]): Promise<void> {
  edit(file, ...edits);
  await allAnswered();
  const changed = currentStudio().findings.filter(
    ({ code, isNew }) => code === 'question-changed' && isNew,
  );
  for (const remedy of changed.flatMap(({ remedies }) => remedies))
    if (remedy.kind === 'refresh') edit(remedy.file, ...remedy.edits);
}

import { saidBeside } from '../../model/said-names.ts';
import { firstTexts, saidOf } from '../called.ts';
import { useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import styles from './Fields.module.css';
import type { SingleProps } from './FieldView.tsx';
import { Select } from './Select.tsx';
import { PlainField } from './SingleFields.tsx';

/** A name by which files find each other: shown as what visitors read of it, and chosen from the others. */
export function NameField(props: SingleProps) {
  const { field } = props;
  const studio = useOpenStudio();
  const value = String(field.value ?? '');
  const said = saidOf(studio, value, field.beside);
  const others = saidBeside(value, field.beside ?? [], firstTexts(studio));
  if (field.name === 'id' || !others) return <InnerName {...props} said={said} />;
  const options = [...others].map(([name, label]) => ({ value: name, label }));
  return <Select {...props} value={value} options={options} />;
}

/** The name itself is for who looks after the files. */
function InnerName({ said, ...props }: SingleProps & { said: string | undefined }) {
  return (
    <details className={styles.inner}>
      <summary>{said ?? words.field.inner}</summary>
      <PlainField {...props} />
    </details>
  );
}

import { Button } from '../../components/Button.tsx';
import { FileField } from '../../components/FileField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { usePage } from '../page-context.tsx';
import styles from './Renamer.module.css';
import { ToolForm } from './ToolForm.tsx';

const PREFIX_LETTERS = 2;
const LONGEST_CODE = 10;

/** Always under the menu, whatever section is open. */
export function Renamer() {
  const { title, text, privacy, format, fields, rename } = usePage('members').texts.renamer;
  return (
    <section
      className={styles.panel}
      aria-labelledby="renamer-heading"
      data-tone="sheet"
      data-print="hide"
      data-paper="a"
    >
      <h2 id="renamer-heading" className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
      <p>{privacy}</p>
      <ToolForm name={title}>
        <TextField id="renamer-prefix" maxLength={PREFIX_LETTERS} {...fields.prefix} />
        <TextField id="renamer-code" maxLength={LONGEST_CODE} {...fields.code} />
        <TextField id="renamer-title" {...fields.title} />
        <p className={styles.format}>{format}</p>
        <FileField id="renamer-files" accept="image/*" multiple {...fields.files} />
        <Button type="submit" icon="download" label={rename} />
      </ToolForm>
    </section>
  );
}

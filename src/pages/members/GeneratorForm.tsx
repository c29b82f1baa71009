import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
import { usePage } from '../page-context.tsx';
import styles from './GeneratorForm.module.css';
import { ToolForm } from './ToolForm.tsx';

const DESCRIPTION_ROWS = 6;

export function GeneratorForm() {
  const { description, speech, generate } = usePage('members').texts.generator;
  return (
    <ToolForm name={generate}>
      <TextField id="generator-description" rows={DESCRIPTION_ROWS} {...description} />
      <div className={styles.ways}>
        <Button type="submit" icon="brush" label={generate} />
        <Button variant="secondary" icon="microphone" label={speech.start} />
      </div>
      <p className={styles.notice}>{speech.notice}</p>
    </ToolForm>
  );
}

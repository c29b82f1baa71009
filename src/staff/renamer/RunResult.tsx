import { Button } from '../../components/actions/Button.tsx';
import { saveFile } from '../../components/actions/save-file.ts';
import { Icon } from '../../components/icons/Icon.tsx';
import { fillIn } from '../../content/placeholders.ts';
import styles from './RunPanel.module.css';
import type { CountWriter, RenamerTexts } from './renamer-texts.ts';
import { type Run, totalsOf } from './run.ts';

export interface RunResultProps {
  readonly texts: RenamerTexts;
  readonly write: CountWriter;
  readonly run: Run;
}

/** What was done so far, and the proof that the position is gone. */
export function RunResult({ texts, write, run: { batches, results } }: RunResultProps) {
  const { photos, positions, data } = totalsOf(results);
  const { download } = results.at(-1) ?? {};
  const counted = (forms: RenamerTexts['done']['data'], count: number) =>
    count === 0 ? forms.none : write.counted(forms, count);
  if (results.length === 0) return null;
  return (
    <div className={styles.result}>
      {batches.length > 1 && (
        <p>
          {fillIn(texts.archive, {
            current: write.number(results.length),
            total: write.number(batches.length),
          })}
        </p>
      )}
      <ul className={styles.facts}>
        <li>
          <Icon name="check" />
          <b>{write.counted(texts.done.renamed, photos)}</b>
        </li>
        {photos > 0 && (
          <>
            <li>
              <Icon name="pin" />
              <b>{counted(texts.done.positions, positions)}</b>
            </li>
            <li>
              <Icon name="camera" />
              <b>{counted(texts.done.data, data)}</b>
            </li>
          </>
        )}
      </ul>
      {download && (
        <>
          <p>{texts.done.originals}</p>
          <Button
            variant="quiet"
            icon="download"
            label={fillIn(texts.done.again, { title: download.name })}
            onClick={() => saveFile(download.name, download.content)}
          />
        </>
      )}
    </div>
  );
}

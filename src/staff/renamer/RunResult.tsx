import { Button } from '../../components/actions/Button.tsx';
import { saveFile } from '../../components/actions/save-file.ts';
import { Icon } from '../../components/icons/Icon.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import styles from './RunPanel.module.css';
import { type Run, totalsOf } from './run.ts';

export interface RunResultProps {
  readonly run: Run;
}

/** The results so far, with the proof that locations are removed. */
export function RunResult({ run: { batches, results } }: RunResultProps) {
  const { t, write } = useMembersPage();
  const { photos, positions, data } = totalsOf(results);
  const { download } = results.at(-1) ?? {};
  const counted = (key: 'renamed' | 'positions' | 'data', count: number) =>
    t(`renamer.done.${key}`, { count, total: write('number', count) });
  if (results.length === 0) return null;
  return (
    <div className={styles.result}>
      {batches.length > 1 && (
        <p>
          {t('renamer.archive', {
            current: write('number', results.length),
            total: write('number', batches.length),
          })}
        </p>
      )}
      <ul className={styles.facts}>
        <li>
          <Icon name="check" />
          <b>{counted('renamed', photos)}</b>
        </li>
        {photos > 0 && (
          <>
            <li>
              <Icon name="pin" />
              <b>{counted('positions', positions)}</b>
            </li>
            <li>
              <Icon name="camera" />
              <b>{counted('data', data)}</b>
            </li>
          </>
        )}
      </ul>
      {download && (
        <>
          <p>{t('renamer.done.originals')}</p>
          <Button
            variant="quiet"
            icon="download"
            label={t('renamer.done.again', { title: download.name })}
            onClick={() => saveFile(download.name, download.content)}
          />
        </>
      )}
    </div>
  );
}

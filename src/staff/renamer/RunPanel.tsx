import { useEffect, useRef } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { saveFile } from '../../components/actions/save-file.ts';
import { Icon } from '../../components/icons/Icon.tsx';
import { usePage } from '../../layout/site-context.tsx';
import { focusFiles } from './RenamerFields.tsx';
import styles from './RunPanel.module.css';
import { isFinished, type Run, totalsOf } from './run.ts';
import type { Renamer } from './use-renamer.ts';

export interface RunPanelProps {
  readonly renamer: Renamer;
  readonly today: string | undefined;
}

/** Progress, result and next step of a run. Takes over the focus from the pressed button. */
export function RunPanel({ renamer, today }: RunPanelProps) {
  const { t, format } = usePage<'staff'>();
  const { run, isCancelled } = renamer;
  const panel = useRef<HTMLDivElement>(null);
  const isWorking = run?.steps !== undefined;
  const phase = `${isWorking} ${run?.results.length ?? 0} ${isCancelled}`;
  const shown = useRef(phase);
  useEffect(() => {
    if (shown.current === phase) return;
    shown.current = phase;
    if (run || isCancelled) panel.current?.focus();
    else focusFiles();
  });
  return (
    <div ref={panel} className={styles.panel} data-stack="3" tabIndex={-1}>
      {run && <RunProgress run={run} />}
      <div role="status">
        {isCancelled && <p>{t('renamer.cancelled')}</p>}
        {run && !isWorking && <RunResult run={run} />}
      </div>
      {isWorking && (
        <Button variant="secondary" label={t('renamer.cancel')} onClick={renamer.cancel} />
      )}
      {run && !isWorking && !isFinished(run) && (
        <Button
          icon="download"
          label={t('renamer.next', {
            current: format('number', run.results.length + 1),
            total: format('number', run.batches.length),
          })}
          onClick={() => today !== undefined && void renamer.next(today)}
        />
      )}
      {run && !isWorking && (
        <Button variant="secondary" label={t('renamer.done.restart')} onClick={renamer.clear} />
      )}
    </div>
  );
}

/** Shows which photo is being cleaned or packed; nothing when idle. */
function RunProgress({ run: { batches, results, steps } }: { readonly run: Run }) {
  const { t, format } = usePage<'staff'>();
  if (steps === undefined) return null;
  const total = batches[results.length]?.length ?? 0;
  const isPacking = steps >= total;
  const current = Math.min(total, 1 + (isPacking ? steps - total : steps));
  return (
    <div data-stack="3">
      <p id="renamer-progress">
        {t(`renamer.progress.${isPacking ? 'packing' : 'cleaning'}`, {
          current: format('number', current),
          total: format('number', total),
        })}
      </p>
      <progress
        className={styles.bar}
        aria-labelledby="renamer-progress"
        max={2 * total}
        value={steps}
      />
    </div>
  );
}

/** The results so far, with the proof that locations are removed. */
function RunResult({ run: { batches, results } }: { readonly run: Run }) {
  const { t, format } = usePage<'staff'>();
  const { photos, positions, data } = totalsOf(results);
  const { download } = results.at(-1) ?? {};
  const counted = (key: 'renamed' | 'positions' | 'data', count: number) =>
    t(`renamer.done.${key}`, { count, total: format('number', count) });
  if (results.length === 0) return null;
  return (
    <div className={styles.result} data-stack="3">
      {batches.length > 1 && (
        <p>
          {t('renamer.archive', {
            current: format('number', results.length),
            total: format('number', batches.length),
          })}
        </p>
      )}
      <ul className={styles.facts} data-stack="2">
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

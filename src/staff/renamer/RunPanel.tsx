import { useEffect, useRef } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import { focusFiles } from './RenamerFields.tsx';
import styles from './RunPanel.module.css';
import { RunProgress } from './RunProgress.tsx';
import { RunResult } from './RunResult.tsx';
import { isFinished } from './run.ts';
import type { Renamer } from './use-renamer.ts';

export interface RunPanelProps {
  readonly renamer: Renamer;
  readonly today: string | undefined;
}

/** Progress, result and next step of a run. Takes over the focus from the pressed button. */
export function RunPanel({ renamer, today }: RunPanelProps) {
  const { t, write } = useMembersPage();
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
    <div ref={panel} className={styles.panel} tabIndex={-1}>
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
            current: write('number', run.results.length + 1),
            total: write('number', run.batches.length),
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

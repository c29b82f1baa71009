import { type FormEvent, useMemo } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { useMembersPage } from '../../layout/template-pages.ts';
import { PhotoNames } from './PhotoNames.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';
import { RenamerFields } from './RenamerFields.tsx';
import styles from './RenamerTool.module.css';
import { RunPanel } from './RunPanel.tsx';
import { inBatches } from './run.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useRenamer } from './use-renamer.ts';

export interface RenamerToolProps {
  /** Today's date in Rome; undefined until it is known. */
  readonly today: string | undefined;
}

/** Renames and cleans photos on this device. Photos can be dropped anywhere on the page. */
export function RenamerTool({ today }: RenamerToolProps) {
  const { t, write } = useMembersPage();
  const renamer = useRenamer();
  const isReady = useHydrated() && today !== undefined;
  const isOver = useFileDrop(renamer.add);
  const archives = useMemo(() => inBatches(renamer.photos).length, [renamer.photos]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (today === undefined || renamer.run) return;
    const [first] = renamer.start(today);
    if (first) document.getElementById(`renamer-${first}`)?.focus();
  };
  return (
    <form
      className={styles.tool}
      aria-labelledby="renamer-heading"
      noValidate
      data-over={isOver || undefined}
      onSubmit={submit}
    >
      <p className={styles.noScript}>{t('renamer.noScript')}</p>
      <fieldset data-stack disabled={!isReady || renamer.run !== undefined}>
        <RenamerFields renamer={renamer} />
      </fieldset>
      <PhotoNames renamer={renamer} today={today} />
      <RefusedFiles files={renamer.refused} />
      <div role="alert">
        {renamer.problem && (
          <p className={styles.problem}>{t(`renamer.errors.${renamer.problem}`)}</p>
        )}
      </div>
      {!renamer.run && archives > 1 && (
        <p className={styles.note}>{t('renamer.archives', { total: write('number', archives) })}</p>
      )}
      {!renamer.run && (
        <Button type="submit" icon="download" label={t('renamer.rename')} disabled={!isReady} />
      )}
      <RunPanel renamer={renamer} today={today} />
    </form>
  );
}

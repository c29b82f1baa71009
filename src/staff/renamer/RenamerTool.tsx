import { type FormEvent, useMemo } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { useMounted } from '../../components/page/use-mounted.ts';
import { fillIn } from '../../content/placeholders.ts';
import { inBatches } from './batches.ts';
import { createCountWriter } from './cleaning/count-writer.ts';
import { PhotoNames } from './PhotoNames.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';
import { RenamerFields } from './RenamerFields.tsx';
import styles from './RenamerTool.module.css';
import { RunPanel } from './RunPanel.tsx';
import type { RenamerTexts } from './renamer-texts.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useRenamer } from './use-renamer.ts';

export interface RenamerToolProps {
  readonly texts: RenamerTexts;
  /** BCP 47 tag, such as `it-IT`. */
  readonly language: string;
  /** The date in Rome; undefined as long as nobody knows it. */
  readonly today: string | undefined;
  writeNumber(count: number): string;
}

const PROBLEM_ID = 'renamer-problem';

/** Names photos and cleans them on this device. Photos may be dropped anywhere on the page. */
export function RenamerTool({ texts, language, today, writeNumber }: RenamerToolProps) {
  const renamer = useRenamer();
  const isReady = useMounted() && today !== undefined;
  const isOver = useFileDrop(renamer.add);
  const write = useMemo(() => createCountWriter(language, writeNumber), [language, writeNumber]);
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
      <p className={styles.noScript}>{texts.noScript}</p>
      <fieldset className={styles.fields} disabled={!isReady || renamer.run !== undefined}>
        <RenamerFields texts={texts} renamer={renamer} errorId={PROBLEM_ID} />
      </fieldset>
      <PhotoNames texts={texts} write={write} renamer={renamer} today={today} />
      <RefusedFiles texts={texts.refused} write={write} files={renamer.refused} />
      <div id={PROBLEM_ID} role="alert">
        {renamer.problem && <p className={styles.problem}>{texts.errors[renamer.problem]}</p>}
      </div>
      {!renamer.run && archives > 1 && (
        <p className={styles.note}>{fillIn(texts.archives, { total: writeNumber(archives) })}</p>
      )}
      {!renamer.run && (
        <Button type="submit" icon="download" label={texts.rename} disabled={!isReady} />
      )}
      <RunPanel texts={texts} write={write} renamer={renamer} today={today} />
    </form>
  );
}

import { type FormEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { usePage } from '../../layout/site-context.tsx';
import { fileName, wrongFields } from './file-name.ts';
import { MAX_PHOTO_BYTES, type RefusedFile } from './photos.ts';
import { focusFiles, RenamerFields } from './RenamerFields.tsx';
import styles from './RenamerTool.module.css';
import { RunPanel } from './RunPanel.tsx';
import { inBatches } from './run.ts';
import { type Renamer, useRenamer } from './use-renamer.ts';

export interface RenamerToolProps {
  /** Today's date in Rome; undefined until it is known. */
  readonly today: string | undefined;
}

/** Renames and cleans photos on this device. Photos can be dropped anywhere on the page. */
export function RenamerTool({ today }: RenamerToolProps) {
  const { t, format } = usePage<'staff'>();
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
        <p className={styles.note}>
          {t('renamer.archives', { total: format('number', archives) })}
        </p>
      )}
      {!renamer.run && (
        <Button type="submit" icon="download" label={t('renamer.rename')} disabled={!isReady} />
      )}
      <RunPanel renamer={renamer} today={today} />
    </form>
  );
}

/**
 * Accepts files dropped anywhere on the page; otherwise the browser would navigate to them.
 * @returns whether files are being dragged over the page
 */
function useFileDrop(take: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const takeAll = useEffectEvent(take);
  useEffect(() => {
    const controller = new AbortController();
    const listen = (type: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      window.addEventListener(type, act, { signal: controller.signal });
    listen('dragover', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => setOver(relatedTarget !== null));
    listen('drop', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      takeAll([...(event.dataTransfer?.files ?? [])]);
    });
    return () => controller.abort();
  }, []);
  return isOver;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

const BYTES_PER_MEGABYTE = 1_000_000;

/** The rejected files, grouped by reason, with what to do about it. */
function RefusedFiles({ files }: { readonly files: readonly RefusedFile[] }) {
  const { t, format } = usePage<'staff'>();
  const limit = { total: format('number', MAX_PHOTO_BYTES / BYTES_PER_MEGABYTE) };
  const reasons = [...new Set(files.map(({ reason }) => reason))];
  return (
    <div role="status">
      {files.length > 0 && (
        <div className={styles.refused} data-stack="2">
          <p className={styles.reason}>
            <Icon name="warning" />
            <span>
              {t('renamer.refused.title', {
                count: files.length,
                total: format('number', files.length),
              })}
            </span>
          </p>
          <ul data-stack="2">
            {reasons.map((reason) => (
              <li key={reason}>
                {files
                  .filter((file) => file.reason === reason)
                  .map(({ name }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and none goes away
                    <b key={index} className={styles.name}>
                      {name}
                    </b>
                  ))}
                <span>{t(`renamer.refused.reasons.${reason}`, limit)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The chosen photos with their future names, until the run starts. */
function PhotoNames({ renamer, today }: RenamerToolProps & { readonly renamer: Renamer }) {
  const { t, format } = usePage<'staff'>();
  const { photos, fields, run } = renamer;
  const isNamed = today !== undefined && wrongFields(fields).length === 0;
  const clear = () => {
    renamer.clear();
    focusFiles();
  };
  return (
    <>
      <p role="status" className={styles.count}>
        {photos.length > 0 &&
          t('renamer.chosen', { count: photos.length, total: format('number', photos.length) })}
      </p>
      {photos.length > 0 && !run && (
        <div className={styles.names} data-stack="2">
          <h3 id="renamer-preview" data-step="1">
            {t('renamer.preview.title')}
          </h3>
          {!isNamed && <p>{t('renamer.preview.waiting')}</p>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
          <section className={styles.scroller} aria-labelledby="renamer-preview" tabIndex={0}>
            <ol className={styles.list}>
              {photos.map(({ file, suffix, extension }) => (
                <li key={suffix}>
                  <span className={styles.old}>{file.name}</span>
                  {isNamed && <b>{fileName(fields, today, suffix, extension)}</b>}
                </li>
              ))}
            </ol>
          </section>
          <Button variant="quiet" label={t('renamer.clear')} onClick={clear} />
        </div>
      )}
    </>
  );
}

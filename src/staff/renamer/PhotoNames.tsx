import { Button } from '../../components/actions/Button.tsx';
import { fileName, wrongFields } from './file-name.ts';
import styles from './PhotoNames.module.css';
import { focusFiles } from './RenamerFields.tsx';
import type { CountWriter, RenamerTexts } from './renamer-texts.ts';
import type { Renamer } from './use-renamer.ts';

export interface PhotoNamesProps {
  readonly texts: RenamerTexts;
  readonly write: CountWriter;
  readonly renamer: Renamer;
  readonly today: string | undefined;
}

/** The chosen photos, each with the name that it will have, until the work begins. */
export function PhotoNames({ texts, write, renamer, today }: PhotoNamesProps) {
  const { photos, fields, run } = renamer;
  const isNamed = today !== undefined && wrongFields(fields).length === 0;
  const clear = () => {
    renamer.clear();
    focusFiles();
  };
  return (
    <>
      <p role="status" className={styles.count}>
        {photos.length > 0 && write.counted(texts.chosen, photos.length)}
      </p>
      {photos.length > 0 && !run && (
        <div className={styles.names}>
          <h3 id="renamer-preview" className={styles.title}>
            {texts.preview.title}
          </h3>
          {!isNamed && <p>{texts.preview.waiting}</p>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
          <section className={styles.scroller} aria-labelledby="renamer-preview" tabIndex={0}>
            <ol className={styles.list}>
              {photos.map(({ file, suffix, extension }) => (
                <li key={suffix}>
                  <span className={styles.old}>{file.name}</span>
                  {isNamed && (
                    <b className={styles.new}>{fileName(fields, today, suffix, extension)}</b>
                  )}
                </li>
              ))}
            </ol>
          </section>
          <Button variant="quiet" label={texts.clear} onClick={clear} />
        </div>
      )}
    </>
  );
}

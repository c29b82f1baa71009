import { Fragment } from 'react';
import styles from './Breaking.module.css';

/** An address of mail; no sentence has such a sign. */
const ADDRESS = /(\S+@\S+)/;
/** After its @, and before the dots of its host. */
const JOINTS = /(?<=@)|(?=\.)/;

/**
 * An address of mail stands in one line where there is room; a line that is too short for it ends at
 * one of its joints, rather than within a word.
 */
export function Breaking({ text }: { text: string }) {
  const [before = '', address, after] = text.split(ADDRESS);
  if (address === undefined) return before;
  return (
    <>
      {before}
      <span className={styles.address}>
        {address.split(JOINTS).map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
          <Fragment key={place}>
            {place > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
      {after}
    </>
  );
}

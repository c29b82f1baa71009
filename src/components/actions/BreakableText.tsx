import { Fragment } from 'react';
import styles from './BreakableText.module.css';

/** An email address; nothing else in a text has an @. */
const ADDRESS = /(\S+@\S+)/;
/** After the @, and before each dot. */
const BREAK_POINTS = /(?<=@)|(?=\.)/;

/** Keeps an email address in one line; a narrow line breaks it after @ or before a dot. */
export function BreakableText({ text }: { text: string }) {
  const [before = '', address, after] = text.split(ADDRESS);
  if (address === undefined) return before;
  return (
    <>
      {before}
      <span className={styles.address}>
        {address.split(BREAK_POINTS).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
      {after}
    </>
  );
}

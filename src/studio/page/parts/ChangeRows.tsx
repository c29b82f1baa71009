import { shownPages } from '../../session/decisions.ts';
import styles from '../Content.module.css';
import { factIn, pageTitle } from '../file-titles.ts';
import {
  pageForFile,
  pagesOfFacts,
  pagesShowing,
  pagesThatDiffer,
} from '../preview/pages-showing.ts';
import type { Studio } from '../store.ts';
import { fill, words } from '../words.ts';
import { ActionButton } from './ActionButton.tsx';
import { leadingToHidden } from './hidden-page.ts';
import { changeOf, meaningOf, type SummaryRow } from './summary-rows.ts';

const DIFF_TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

interface ChangeRowsProps {
  readonly studio: Studio;
  readonly rows: readonly SummaryRow[];
  /** Leads to the decision on a fact for which pages keep values of their own. */
  readonly onDecide?: (fact: string) => void;
}

export function ChangeRows({ studio, rows, onDecide }: ChangeRowsProps) {
  const { on, notOn } = words.summary;
  return (
    <ul>
      {rows.map((row) => {
        const { title, parts } = changeOf(studio, row);
        const others = shownPages(pagesThatDiffer(studio, row));
        const pages = pagesOf(studio, row, others);
        const differing = others.map((id) => pageTitle(studio, id)).join(', ');
        const fact = factIn(studio, row.file, row.pointer)?.path ?? '';
        const leading = leadingToHidden(studio, row);
        return (
          <li key={keyOf(row)}>
            <strong>{title}</strong>
            {': '}
            {parts.map(({ kind, text }, index) => {
              const Tag = DIFF_TAGS[kind];
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity.
              return <Tag key={index}>{text}</Tag>;
            })}
            {pages !== '' && <small>{`. ${on} ${pages}`}</small>}
            {leading.length > 0 && (
              <p className={styles.callout} data-severity="warning">
                {fill(words.pageOff.leading, { places: leading.join('; ') })}
              </p>
            )}
            {others.length > 0 && (
              <p className={styles.callout} data-severity="warning">
                {`${notOn} ${differing} `}
                {onDecide && (
                  <ActionButton data-small onPress={() => onDecide(fact)}>
                    {words.findings.decide}
                  </ActionButton>
                )}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The pointer alone is not unique: an added item may have that of a removed or a moved one. */
function keyOf({ file, pointer, before, after, isReordered }: SummaryRow): string {
  const kind = isReordered ? 'moved' : [before, after].map((value) => value === undefined).join();
  return `${file}#${pointer} ${kind}`;
}

/**
 * The pages that show a value; empty for that of a page, whose own title names it.
 * @param others ids of the pages that say a value of their own instead
 */
function pagesOf(studio: Studio, row: SummaryRow, others: readonly string[]): string {
  const { file, pointer } = row;
  // A `confirm` block or a question shows nowhere.
  if (pageForFile(file) !== undefined || meaningOf(studio, row)) return '';
  // What is proposed is in no list of facts yet.
  const isProposed = row.before === undefined && pagesOfFacts(studio, file, pointer).length === 0;
  const pages = isProposed && file.startsWith('facts/') ? [] : pagesShowing(studio, file, pointer);
  const titlesOf = (ids: readonly string[]) => ids.map((id) => pageTitle(studio, id)).join(', ');
  if (pages.length < studio.pages.length)
    return titlesOf(pages.filter((id) => !others.includes(id)));
  const { everywhere, except } = words.summary;
  return others.length === 0 ? everywhere : fill(except, { pages: titlesOf(others) });
}

import styles from './PriceTable.module.css';

export interface PriceTableProps {
  /** Without it, `labelledBy` is the id of the heading above the table. */
  caption?: string | undefined;
  labelledBy?: string | undefined;
  /** The column headings; `instead` adds a column with the prices that these replace. */
  columns: { type: string; instead?: string | undefined; price: string };
  rows: {
    id: string;
    type: string;
    instead?: string | undefined;
    price: string;
    details?: string | undefined;
  }[];
}

/** A table for screen readers and for print; tickets on the screen. */
export function PriceTable({ caption, labelledBy, columns, rows }: PriceTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        {caption && <caption data-display>{caption}</caption>}
        <thead>
          <tr>
            <th scope="col">{columns.type}</th>
            {columns.instead && <th scope="col">{columns.instead}</th>}
            <th scope="col">{columns.price}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={styles.ticket}>
              <th scope="row">
                <span className={styles.type}>{row.type}</span>
                {row.details && <span className={styles.details}>{row.details}</span>}
              </th>
              {row.instead && (
                <td className={styles.instead}>
                  <s>{row.instead}</s>
                </td>
              )}
              <td className={styles.price}>{row.price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

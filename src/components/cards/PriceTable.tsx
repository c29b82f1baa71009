import styles from './PriceTable.module.css';

export interface PriceTableProps {
  /** Without it, `labelledBy` names the heading that stands above the table. */
  caption?: string | undefined;
  labelledBy?: string | undefined;
  /** The words at the head of the columns; `instead` adds one with the prices that no longer hold. */
  columns: { type: string; instead?: string | undefined; price: string };
  rows: {
    id: string;
    type: string;
    instead?: string | undefined;
    price: string;
    details?: string | undefined;
  }[];
}

/** A table to whoever reads it aloud or prints it; a pile of tickets to the eye. */
export function PriceTable({ caption, labelledBy, columns, rows }: PriceTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        {caption && <caption>{caption}</caption>}
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

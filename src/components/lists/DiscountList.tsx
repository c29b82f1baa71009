import styles from './DiscountList.module.css';

export interface DiscountListProps {
  /** "figure": a short «10%»; "sentence": a measure that needs words. */
  measure?: 'figure' | 'sentence' | undefined;
  headingLevel?: 'h3' | 'h4' | undefined;
  discounts: { id: string; type: string; discount: string; details?: string | undefined }[];
}

export function DiscountList({ discounts, measure = 'figure', ...rest }: DiscountListProps) {
  const { headingLevel: Heading = 'h3' } = rest;
  return (
    <ul className={styles.list} data-measure={measure}>
      {discounts.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <p className={styles.discount}>{entry.discount}</p>
          <div>
            <Heading className={styles.type}>{entry.type}</Heading>
            {entry.details && <p>{entry.details}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

import type { Tone } from '../page/tone.ts';
import styles from './Ticket.module.css';

export interface TicketProps {
  type: string;
  /** Already formatted. */
  price: string;
  details?: string | undefined;
  tone?: Tone | undefined;
}

/** A price as an entrance ticket: what it is for, and the stub with the money. */
export function Ticket({ type, price, details, tone = 'sun' }: TicketProps) {
  return (
    <div className={styles.lift}>
      <div className={styles.ticket} data-tone={tone}>
        <p className={styles.type}>{type}</p>
        {details && <p className={styles.details}>{details}</p>}
        <p className={styles.price}>{price}</p>
      </div>
    </div>
  );
}

import { Action, type ActionProps } from '../actions/Action.tsx';
import { BulletList, type IconLine } from '../lists/BulletList.tsx';
import { lettersOf } from '../page/letters.ts';
import { Picture, type PictureSource } from '../page/Picture.tsx';
import type { Tone } from '../page/tone.ts';
import { Badge } from './Badge.tsx';
import styles from './VenueCard.module.css';

export interface VenueCardProps {
  name: string;
  /** Foreign names are marked, so that they are read aloud in their language. */
  nameLanguage?: string | undefined;
  picture: PictureSource;
  /** For instance that the venue is not decided yet; the warning explains it. */
  status?: string | undefined;
  warning?: string | undefined;
  /** What sets this venue apart. */
  text?: string | undefined;
  address: string[];
  addressLanguage?: string | undefined;
  features: IconLine[];
  map?: ActionProps | undefined;
  action: ActionProps;
  tone?: Tone | undefined;
}

export function VenueCard({
  name,
  nameLanguage,
  picture,
  status,
  warning,
  ...rest
}: VenueCardProps) {
  return (
    <article className={styles.venue} data-tone={rest.tone ?? 'sheet'} data-paper="b">
      <div className={styles.picture}>
        <Picture picture={picture} slot="fill" />
      </div>
      <div className={styles.content}>
        {status && <Badge label={status} />}
        <h3 className={styles.name} data-letters={lettersOf(name)} lang={nameLanguage}>
          {name}
        </h3>
        {warning && <p className={styles.warning}>{warning}</p>}
        {rest.text && <p className={styles.text}>{rest.text}</p>}
        <address className={styles.address} lang={rest.addressLanguage}>
          {rest.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {rest.map && <Action variant="quiet" icon="pin" {...rest.map} />}
        <BulletList items={rest.features} />
        <Action {...rest.action} />
      </div>
    </article>
  );
}

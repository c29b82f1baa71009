import { Fold } from '../../components/page/Fold.tsx';
import { useSite } from '../site-context.tsx';
import styles from './FooterHours.module.css';

/** When the camp is open and when somebody answers. */
export function FooterHours() {
  const { title, camp, extendedExit, secretariat } = useSite().t('footer.hours');
  return (
    <Fold heading={<h2>{title}</h2>}>
      <div>
        <Hours lines={[camp, extendedExit]} />
        <div>
          <h3 className={styles.title}>{secretariat.title}</h3>
          <Hours lines={[secretariat.weekdays, secretariat.saturday, secretariat.sunday]} />
        </div>
      </div>
    </Fold>
  );
}

function Hours({ lines }: { lines: { label: string; value: string }[] }) {
  return (
    <dl>
      {lines.map(({ label, value }) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

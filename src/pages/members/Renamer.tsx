import { useRomeNow } from '../../layout/clock/use-rome-now.ts';
import { useMembersPage } from '../../layout/template-pages.ts';
import { RenamerTool } from '../../staff/renamer/RenamerTool.tsx';
import { romeToday } from '../../time/rome.ts';
import styles from './Renamer.module.css';

/** Always under the menu, whatever section is open. */
export function Renamer() {
  const { t } = useMembersPage();
  const now = useRomeNow();
  return (
    <section
      className={styles.panel}
      aria-labelledby="renamer-heading"
      data-tone="sheet"
      data-print="hide"
      data-paper="a"
    >
      <h2 id="renamer-heading" className={styles.title}>
        {t('renamer.title')}
      </h2>
      <p>{t('renamer.text')}</p>
      <p>{t('renamer.privacy')}</p>
      <RenamerTool today={now === undefined ? undefined : romeToday(now)} />
    </section>
  );
}

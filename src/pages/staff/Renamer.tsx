import { Fold } from '../../components/page/Fold.tsx';
import { useRomeToday } from '../../layout/clock/use-clock.ts';
import { usePage } from '../../layout/site-context.tsx';
import { RenamerTool } from '../../staff/renamer/RenamerTool.tsx';
import styles from './Staff.module.css';

/** The id of the tool, for links to it. */
export const RENAMER = 'renamer';

/**
 * Always under the menu, whatever section is open; on a phone it is folded until needed.
 * @param isWanted whether the section about photos is open
 */
export function Renamer({ isWanted }: { isWanted: boolean }) {
  const { t } = usePage<'staff'>();
  const today = useRomeToday();
  return (
    <section
      id={RENAMER}
      tabIndex={-1}
      className={styles.panel}
      aria-labelledby="renamer-heading"
      data-tone="sheet"
      data-print="hide"
      data-paper="a"
    >
      <Fold
        open={isWanted}
        heading={
          <h2 id="renamer-heading" data-step="2">
            {t('renamer.title')}
          </h2>
        }
      >
        <div className={styles.tool} data-stack="3">
          <p>{t('renamer.text')}</p>
          <p>{t('renamer.privacy')}</p>
          <RenamerTool today={today} />
        </div>
      </Fold>
    </section>
  );
}

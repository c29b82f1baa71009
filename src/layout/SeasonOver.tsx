import { SmartLink } from '../components/actions/SmartLink.tsx';
import { Icon } from '../components/icons/Icon.tsx';
import { seasonOverFrom } from '../time/season-over.ts';
import { useRomeNow } from './clock/use-rome-now.ts';
import { useCurrentPage } from './navigation/current-page.ts';
import styles from './SeasonOver.module.css';
import { useSite } from './site-context.tsx';

/**
 * Says once, above the page, that the season is over. It lies in the static HTML, shown where the site
 * was built after that day; `start/season.ts` looks at the clock again. The date is that
 * of header and footer: a page never says that the camp is over above a footer that says it is open.
 */
export function SeasonOver() {
  const { content, t, layoutFacts, destination } = useSite();
  const now = useRomeNow();
  const { title, text, link } = t('seasonOver');
  const isForStaff = useCurrentPage()?.template === 'members';
  const over = now === undefined ? undefined : now >= seasonOverFrom(layoutFacts.season);
  if (isForStaff || over === false) return null;
  return (
    <div className={styles.strip} data-tone="paper" data-by-clock="" data-over={over}>
      <div className={styles.inner}>
        <Icon name="calendar" size="large" />
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
        <SmartLink className={styles.link} {...destination(content.page.seasonOver.target)}>
          {link}
        </SmartLink>
      </div>
    </div>
  );
}

import styles from './Notices.module.css';
import { useCurrentPage, useSite } from './site-context.tsx';

type Notice = ReturnType<typeof useSite>['content']['notices'][number];

/**
 * Current notices (`notices.json`), above every page or some. The element is always there, so that
 * a notice that comes or goes changes nothing else on a page.
 */
export function Notices() {
  const { notices } = useSite().content;
  const page = useCurrentPage();
  const visible = notices.filter(({ where }) => !where || (page && where.includes(page.id)));
  return (
    <div className={styles.notices} data-print="flat">
      {visible.map((notice) => (
        <NoticeLine key={notice.from + Object.values(notice.text).join()} notice={notice} />
      ))}
    </div>
  );
}

/** Falls back to the text in the site's first language. */
function NoticeLine({ notice: { text, until } }: { notice: Notice }) {
  const { content, t, formats } = useSite();
  const { locale, site } = content;
  const own = text[locale.id];
  const [first] = site.locales;
  const [day, time] = until.split('T');
  const date = formats.dayMonthWeekday.format(day);
  return (
    <p className={styles.notice} data-width="page">
      <strong>{t('notices.label')}</strong>{' '}
      <span lang={own === undefined ? first?.language : undefined}>
        {own ?? text[first?.id ?? '']}
      </span>{' '}
      <span className={styles.until}>
        {time === undefined
          ? t('notices.until', { date })
          : t('notices.untilTime', { date, time: formats.time.format(time) })}
      </span>
    </p>
  );
}

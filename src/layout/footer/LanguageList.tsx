import { Link } from 'react-router-dom';
import { pathIn } from '../../content/paths.ts';
import { useCurrentPage } from '../navigation/current-page.ts';
import { useSite } from '../site-context.tsx';
import styles from './LanguageList.module.css';

/** The same page in every language; nothing while the site has one. */
export function LanguageList() {
  const { content, t } = useSite();
  const page = useCurrentPage();
  const { locales } = content.site;
  if (locales.length < 2) return null;
  return (
    <nav aria-label={t('footer.language.label')} data-print="hide">
      <ul className={styles.languages}>
        {locales.map(({ id, name, language, path }) => (
          <li key={id}>
            <Link
              className={styles.language}
              to={pathIn(path, page?.path ?? '/')}
              lang={language}
              hrefLang={language}
              aria-current={id === content.locale.id ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

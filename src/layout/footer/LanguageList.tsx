import { LanguageLink } from '../navigation/LanguageLink.tsx';
import { usePageLanguages } from '../navigation/languages.ts';
import { useSite } from '../site-context.tsx';
import styles from './LanguageList.module.css';

/** The same page in every language; nothing while it has one. */
export function LanguageList() {
  const { t } = useSite();
  const languages = usePageLanguages();
  if (languages.length === 0) return null;
  return (
    <nav aria-label={t('footer.language.label')} data-print="hide">
      <ul className={styles.languages}>
        {languages.map((one) => (
          <li key={one.id}>
            <LanguageLink className={styles.language} to={one} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

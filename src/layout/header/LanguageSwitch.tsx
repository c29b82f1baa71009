import { LanguageLink } from '../navigation/LanguageLink.tsx';
import { usePageLanguages } from '../navigation/languages.ts';
import styles from './LanguageSwitch.module.css';

/** The shown page in its other languages, a slip of paper beside the menu. */
export function LanguageSwitch() {
  const others = usePageLanguages().filter(({ current }) => !current);
  if (others.length === 0) return null;
  return (
    <p className={styles.switch}>
      {others.map((one) => (
        <LanguageLink key={one.id} className={styles.language} to={one} />
      ))}
    </p>
  );
}

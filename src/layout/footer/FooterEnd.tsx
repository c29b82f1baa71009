import { useSite } from '../site-context.tsx';
import styles from './FooterEnd.module.css';
import { LanguageList } from './LanguageList.tsx';

export function FooterEnd() {
  return (
    <div className={styles.end}>
      <LanguageList />
      <p>{useSite().t('footer.copyright')}</p>
    </div>
  );
}

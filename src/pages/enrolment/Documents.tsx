import { Icon } from '../../components/icons/Icon.tsx';
import { BodyText } from '../../components/page/BodyText.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useEnrolmentPage } from '../../layout/template-pages.ts';
import styles from './Documents.module.css';

/** The certificate and the proof of an agreement. */
export function Documents() {
  const { page, t } = useEnrolmentPage();
  const { title, text, items } = t('documents');
  return (
    <Section id="documenti" heading={title} intro={text} layout="aside">
      {page.documents.map(({ id, icon }) => {
        const document = lookUp(items, id);
        return (
          <div key={id} className={styles.document}>
            <Icon name={icon} size="sticker" />
            <div>
              <h3 className={styles.title}>{document.title}</h3>
              <BodyText body={document.body} />
            </div>
          </div>
        );
      })}
    </Section>
  );
}

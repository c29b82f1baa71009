import { Action } from '../../components/Action.tsx';
import { Section } from '../../components/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../page-context.tsx';
import styles from './RelatedLinks.module.css';

/** What is worth reading before enrolling. */
export function RelatedLinks() {
  const { page, texts, destination } = usePage('enrolment');
  const { title, items } = texts.related;
  return (
    <Section id="prima-di-iscriversi" heading={title} layout="aside">
      <ul className={styles.links}>
        {page.related.map(({ id, target }) => (
          <li key={id}>
            <Action label={lookUp(items, id)} variant="quiet" {...destination(target)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Action } from '../../components/actions/Action.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { byClock, useDeadlinePassed } from '../../layout/clock/use-deadline.ts';
import { useEnrolmentPage } from '../../layout/template-pages.ts';
import styles from './RelatedLinks.module.css';

/** What is worth reading before enrolling; the friends' list only while the chain can still be joined. */
export function RelatedLinks() {
  const { page, t, facts, destination } = useEnrolmentPage();
  const chainIsOver = useDeadlinePassed(facts.discounts.chain.deadline);
  const offered = page.related.filter(
    ({ target }) => !(chainIsOver && target.link === 'friendsList'),
  );
  const { title, items } = t('related');
  return (
    <Section id="prima-di-iscriversi" heading={title} layout="aside">
      <ul className={styles.links} {...byClock(facts.discounts.chain.deadline)}>
        {offered.map(({ id, target }) => (
          <li key={id}>
            <Action label={lookUp(items, id)} variant="quiet" {...destination(target)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

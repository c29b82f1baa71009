import { SmartLink } from '../../components/actions/SmartLink.tsx';
import { fillIn } from '../../content/placeholders.ts';
import { usePage } from '../../layout/page-context.tsx';
import { useEstimate } from '../estimate-context.tsx';
import { useForChild } from '../form/use-for-child.ts';
import { useWords } from '../use-words.ts';
import styles from './Results.module.css';

/** The discounts that were asked for and are not in the price, each with its reason. */
export function NotApplied() {
  const { title } = usePage('estimate').texts.notApplied;
  const { estimate, words } = useEstimate();
  const { euro, section } = useWords();
  const forChild = useForChild();
  const { notApplied } = estimate.quote;
  if (notApplied.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="non-applicati">
      <h2 id="non-applicati" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {notApplied.map(({ child, discount, reason, insteadCents, section: id }) => (
          <li key={`${child} ${discount} ${reason}`} data-reason={reason}>
            <span className={styles.name}>{forChild(child, words.discounts[discount])}</span>
            <br />
            {words.reasons[reason]}{' '}
            {insteadCents !== undefined && fillIn(words.instead, { total: euro(insteadCents) })}{' '}
            <SmartLink to={section(id).to}>{section(id).label}</SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

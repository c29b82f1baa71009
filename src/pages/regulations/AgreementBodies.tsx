import { VisuallyHidden } from '../../components/page/VisuallyHidden.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useRegulationsPage } from '../../layout/template-pages.ts';
import styles from './AgreementBodies.module.css';

/** Section 3: who has an agreement; the mark, and what it means, beside the body that pays by voucher. */
export function AgreementBodies() {
  const { t, facts } = useRegulationsPage();
  const { bodies, names, voucherBody } = facts.agreements;
  const { mark, markMeaning } = t('agreements');
  return (
    <ul className={styles.bodies}>
      {bodies.map((id) => (
        <li key={id}>
          {lookUp(names, id)}
          {id === voucherBody && (
            <>
              <span aria-hidden="true">{mark}</span> <VisuallyHidden>{markMeaning}</VisuallyHidden>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

import { useTranslation } from 'react-i18next';
import { lookUp } from '../../content/look-up.ts';
import { useAnyPage } from '../../layout/site-context.tsx';
import styles from './AgreementBodies.module.css';

/** The bodies with an agreement; the one that pays by voucher has a mark and its meaning. */
export function AgreementBodies() {
  const { t } = useTranslation('layout');
  const { bodies, names, voucherBody } = useAnyPage().facts.agreements;
  const { mark, markMeaning } = t('agreements');
  return (
    <ul className={styles.bodies}>
      {bodies.map((id) => (
        <li key={id}>
          {lookUp(names, id)}
          {id === voucherBody && (
            <>
              <span aria-hidden="true">{mark}</span> <span data-visually-hidden>{markMeaning}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

import { useTranslation } from 'react-i18next';
import { lookUp } from '../../content/look-up.ts';
import { useAnyPage, useSite } from '../../layout/site-context.tsx';
import styles from './AgreementBodies.module.css';

/** The bodies with an agreement, explained in other languages; the one with a voucher is marked. */
export function AgreementBodies() {
  const { t } = useTranslation('layout');
  const { bodies, names, voucherBody } = useAnyPage().facts.agreements;
  const { mark, markMeaning } = t('agreements');
  const translated = useSite().content.texts.translation?.bodies;
  return (
    <ul className={styles.bodies}>
      {bodies.map((id) => (
        <li key={id}>
          {lookUp(names, id)}
          {translated?.[id] && ` – ${translated[id]}`}
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

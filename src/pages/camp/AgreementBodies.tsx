import { BulletList } from '../../components/lists/BulletList.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useCampPage } from '../../layout/template-pages.ts';
import styles from './AgreementBodies.module.css';

/** The body that pays with a voucher carries an asterisk, and the note below explains it. */
export function AgreementBodies() {
  const { t, facts } = useCampPage();
  const { bodies, names, voucherBody } = facts.agreements;
  const items = bodies.map((id) => lookUp(names, id) + (id === voucherBody ? ' *' : ''));
  return (
    <>
      <BulletList items={items} columns />
      <p className={styles.note}>{t('agreementTable.voucherNote')}</p>
    </>
  );
}

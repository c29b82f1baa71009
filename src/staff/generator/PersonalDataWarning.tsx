import { Button } from '../../components/actions/Button.tsx';
import { usePage } from '../../layout/site-context.tsx';
import { ELEMENT_IDS } from './element-ids.ts';
import type { PersonalDatum } from './names/personal-data.ts';
import styles from './PersonalDataWarning.module.css';

export interface PersonalDataWarningProps {
  found: readonly PersonalDatum[];
  onCorrect(): void;
  onSend(): void;
}

/** Warns about data that may identify a child; the person decides. */
export function PersonalDataWarning({ found, onCorrect, onSend }: PersonalDataWarningProps) {
  const { title, text, kinds, correct, send } = usePage<'staff'>().t('generator.personal');
  return (
    <section
      className={styles.warning}
      data-stack="3"
      aria-labelledby={ELEMENT_IDS.warning}
      data-tone="sun"
      data-paper="a"
    >
      <h3 id={ELEMENT_IDS.warning} data-step="1" tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      <ul className={styles.found}>
        {found.map(({ kind, text: piece, start }) => (
          <li key={start}>
            <span>{kinds[kind]}</span> <b>{piece}</b>
          </li>
        ))}
      </ul>
      <div data-row>
        <Button icon="back" label={correct} onClick={onCorrect} />
        <Button variant="secondary" label={send} onClick={onSend} />
      </div>
    </section>
  );
}

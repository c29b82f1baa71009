import { useRef, useState } from 'react';
import { Action } from '../../components/actions/Action.tsx';
import { Button } from '../../components/actions/Button.tsx';
import { copyText } from '../../components/actions/copy-text.ts';
import { saveFile } from '../../components/actions/save-file.ts';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { calendarFile } from '../answers/calendar-file.ts';
import { useEstimate } from '../estimate-context.tsx';
import { useWords } from '../use-words.ts';
import styles from './Results.module.css';
import { useCalendarEntries } from './use-calendar-entries.ts';
import { useSharedAddress } from './use-shared-address.ts';

/** To send it, print it, and put its deadlines where one looks at them. */
export function Share() {
  const { t, link } = useEstimatePage();
  const { estimate } = useEstimate();
  const { euro } = useWords();
  const address = useSharedAddress();
  const text = t('share.message', { total: euro(estimate.quote.totalCents), page: address });
  return (
    <section className={styles.block} aria-labelledby="condividi" data-print="hide">
      <h2 id="condividi" className={styles.title}>
        {t('share.title')}
      </h2>
      <div className={styles.actions}>
        <Action
          variant="secondary"
          label={t('share.whatsapp')}
          icon="chat"
          href={`${link('whatsapp').url}?text=${encodeURIComponent(text)}`}
        />
        <Button
          variant="secondary"
          label={t('share.print')}
          icon="document"
          onClick={() => window.print()}
        />
        <SaveCalendar address={address} />
        <CopyAddress address={address} />
      </div>
    </section>
  );
}

function SaveCalendar({ address }: { address: string }) {
  const { t } = useEstimatePage();
  const entries = useCalendarEntries(address);
  if (entries.attendance.length === 0) return <p>{t('share.noDates')}</p>;
  const save = async () =>
    saveFile(
      `${t('share.file')}.ics`,
      new Blob([await calendarFile(entries)], { type: 'text/calendar' }),
    );
  return (
    <Button
      variant="secondary"
      label={t('share.calendar')}
      icon="calendar"
      onClick={() => void save()}
    />
  );
}

function CopyAddress({ address }: { address: string }) {
  const { t } = useEstimatePage();
  const [done, setDone] = useState<{ address: string; worked: boolean }>();
  const field = useRef<HTMLInputElement>(null);
  const state = done?.address === address ? done : undefined;
  const write = async () => {
    const worked = await copyText(address);
    setDone({ address, worked });
    if (!worked) field.current?.select();
  };
  return (
    <>
      <Button
        variant="secondary"
        label={t('share.copy')}
        icon="link"
        onClick={() => void write()}
      />
      <p role="status">{state && t(state.worked ? 'share.copied' : 'share.notCopied')}</p>
      {state && !state.worked && (
        <input
          ref={field}
          className={styles.address}
          aria-label={t('share.address')}
          readOnly
          value={address}
        />
      )}
    </>
  );
}

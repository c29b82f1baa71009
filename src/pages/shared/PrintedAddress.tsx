import { PrintNote } from '../../components/page/PrintNote.tsx';
import { useRomeNow } from '../../layout/clock/use-rome-now.ts';
import { useAnyPage } from '../../layout/page-context.tsx';
import { useSite } from '../../layout/site-context.tsx';
import { romeToday } from '../../time/rome.ts';

export interface PrintedAddressProps {
  /** Another address than the page's own, such as the one that brings the same answers back. */
  address?: string | undefined;
}

/** On paper, where the page was printed from, and when: a printed price without them is worth nothing. */
export function PrintedAddress({ address }: PrintedAddressProps) {
  const { content, t } = useSite();
  const { entry, pathOf, write } = useAnyPage();
  const now = useRomeNow();
  const from = address ?? content.site.origin + pathOf(entry.id);
  const day = now === undefined ? [] : [t('printed', { date: write('longDate', romeToday(now)) })];
  return <PrintNote lines={[from, ...day]} />;
}

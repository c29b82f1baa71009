import { PrintNote } from '../components/page/PrintNote.tsx';
import { romeToday } from '../time/rome.ts';
import { useRomeNow } from './clock/use-rome-now.ts';
import { useCurrentPage } from './navigation/current-page.ts';
import { useSite } from './site-context.tsx';

export interface PrintedAddressProps {
  /** Another address than the page's own, such as the one that brings the same answers back. */
  address?: string | undefined;
}

/** On paper, where the page was printed from, and when: a printed price without them is worth nothing. */
export function PrintedAddress({ address }: PrintedAddressProps) {
  const { content, formats, pathOf, t } = useSite();
  const page = useCurrentPage();
  const now = useRomeNow();
  const from = address ?? content.site.origin + (page ? pathOf(page.id) : '');
  const today = now && formats.longDate.write(romeToday(now));
  return <PrintNote lines={today ? [from, t('printed', { date: today })] : [from]} />;
}

import { PrintNote } from '../components/PrintNote.tsx';
import { useSite } from '../layout/site-context.tsx';
import { useAnyPage } from './page-context.tsx';

/** On paper, where the page was printed from and, where the page has a date, how old it is. */
export function PrintedAddress({ date }: { date?: string }) {
  const { site } = useSite().content;
  const { entry, pathOf } = useAnyPage();
  const address = site.origin + pathOf(entry.id);
  return <PrintNote lines={date ? [address, date] : [address]} />;
}

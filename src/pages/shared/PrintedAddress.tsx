import { PrintNote } from '../../components/page/PrintNote.tsx';
import { useAnyPage } from '../../layout/page-context.tsx';
import { useSite } from '../../layout/site-context.tsx';

/** On paper, where the page was printed from; how old it is, the page says itself. */
export function PrintedAddress() {
  const { site } = useSite().content;
  const { entry, pathOf } = useAnyPage();
  return <PrintNote lines={[site.origin + pathOf(entry.id)]} />;
}

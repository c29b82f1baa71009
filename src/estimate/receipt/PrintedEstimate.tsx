import { PrintNote } from '../../components/page/PrintNote.tsx';
import { useSharedAddress } from './use-shared-address.ts';

/** On paper, the address that brings the same receipt back; how old the prices are, the ticket says. */
export function PrintedEstimate() {
  return <PrintNote lines={[useSharedAddress()]} />;
}

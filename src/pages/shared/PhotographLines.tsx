import { BulletList } from '../../components/lists/BulletList.tsx';
import { useSite } from '../../layout/site-context.tsx';

/** How children are photographed, in a few plain lines. */
export function PhotographLines() {
  return <BulletList items={useSite().t('photographs.lines')} />;
}

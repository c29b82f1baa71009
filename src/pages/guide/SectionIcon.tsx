import { Icon } from '../../components/icons/Icon.tsx';
import type { IconName } from '../../components/icons/icon-paths.tsx';

/** A sticker beside the words; on paper the words are enough. */
export function SectionIcon({ name }: { name: IconName }) {
  return (
    <div data-print="hide">
      <Icon name={name} size="sticker" />
    </div>
  );
}

import { Actions } from '../../components/actions/Actions.tsx';
import type { GuidePage } from '../../content/types.ts';
import { useGuidePage } from '../../layout/template-pages.ts';

type Links = NonNullable<GuidePage['sections'][number]['links']>;

/** Where a section sends its reader; only what is to be done here looks like a button. */
export function GuideLinks({ links }: { links: Links }) {
  const { t, destination } = useGuidePage();
  return (
    <Actions
      actions={links.map(({ id, target, button }) => ({
        label: t(`links.${id}`) ?? '',
        variant: button ? 'primary' : 'quiet',
        ...destination(target),
      }))}
    />
  );
}

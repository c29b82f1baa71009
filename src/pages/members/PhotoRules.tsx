import { Actions } from '../../components/actions/Actions.tsx';
import { ValueCard } from '../../components/cards/ValueCard.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useMembersPage } from '../../layout/template-pages.ts';
import { Pairs } from './Pairs.tsx';

export function PhotoRules() {
  const { page, t, link } = useMembersPage();
  const { rules, links } = t('photos');
  return (
    <>
      <Pairs
        items={page.photoRules.map(({ id, icon }) => ({
          id,
          content: <ValueCard icon={icon} {...lookUp(rules, id)} />,
        }))}
      />
      <Actions
        actions={page.photoLinks.map(({ id, link: target }) => ({
          label: lookUp(links, id),
          href: link(target).url,
        }))}
      />
    </>
  );
}

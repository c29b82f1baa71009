import { SmartLink } from '../../components/actions/SmartLink.tsx';
import { Fold } from '../../components/page/Fold.tsx';
import { lookUp } from '../../content/look-up.ts';
import { type MenuEntry, menuEntries } from '../navigation/menus.ts';
import { type SiteContextValue, useCurrentPage, useSite } from '../site-context.tsx';
import { FrameChoices } from './FrameChoices.tsx';

/** Apps, social profiles, the footer's menus (`pages/layout.json`) and the frames' permissions. */
export function FooterMenus() {
  const site = useSite();
  const currentPage = useCurrentPage();
  const { t, content } = site;
  const { apps, social, menus } = content.page.footer;
  return (
    <>
      {menus.map((group) => (
        <FooterMenu
          key={group[0]}
          title={t(`menus.${group[0]}`)}
          entries={group.flatMap((menu) => menuEntries(site, menu, currentPage))}
        />
      ))}
      <FooterMenu
        title={t('footer.appsTitle')}
        entries={[
          ...outside(site, apps, t('footer.apps')),
          ...outside(site, social, t('footer.social')),
        ]}
      />
      <FrameChoices />
    </>
  );
}

function outside(
  { link }: SiteContextValue,
  ids: readonly string[],
  labels: Readonly<Record<string, string>>,
): MenuEntry[] {
  return ids.map((id) => ({
    id,
    label: lookUp(labels, id),
    href: link(id).url,
    current: false,
  }));
}

/** Hidden without entries: `site.json` can switch off all its pages. */
function FooterMenu({ title, entries }: { title: string; entries: MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={title} data-print="hide">
      <Fold heading={<h2>{title}</h2>}>
        <ul data-stack="0">
          {entries.map(({ id, label, ...link }) => (
            <li key={id}>
              <SmartLink {...link}>{label}</SmartLink>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

import { Actions } from '../../components/actions/Actions.tsx';
import { FactLine } from '../../components/lists/FactLine.tsx';
import { Banner } from '../../components/page/Banner.tsx';
import { PageHero } from '../../components/page/PageHero.tsx';
import { useCampPage } from '../../layout/template-pages.ts';

/** Where, when, how much and how: what a family wants to know before it reads on. */
export function CampHero() {
  const { page, t, picture } = useCampPage();
  const { pictureAlt = '', ...words } = t('hero');
  return (
    <PageHero {...words} picture={{ ...picture(page.picture), alt: pictureAlt }}>
      {page.banner && <Banner kind="warning" {...t('banner')} />}
      <FactLine facts={page.glance.map(({ id, icon }) => ({ icon, ...t(`glance.${id}`) }))} />
      <WaysIn />
    </PageHero>
  );
}

/** The two tabs that most families look for first. */
function WaysIn() {
  const { entry, t, pathOf } = useCampPage();
  const actions = ['registration', 'pricing'].map((id) => ({
    label: t(`tabs.${id}.title`),
    to: pathOf(entry.id, id),
  }));
  return <Actions actions={actions} />;
}

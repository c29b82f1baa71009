import { Actions } from '../../components/actions/Actions.tsx';
import { FactLine } from '../../components/lists/FactLine.tsx';
import { Banner } from '../../components/page/Banner.tsx';
import { lookUp } from '../../content/look-up.ts';
import { untilClosing } from '../../layout/season.ts';
import { useCampPage } from '../../layout/template-pages.ts';
import { Hero } from '../shared/Hero.tsx';

/** Where, when, how much and how: what a family wants to know before it reads on. */
export function CampHero() {
  const { page, t, facts } = useCampPage();
  const isOpen = lookUp(facts.venues, page.venue).status === 'open';
  return (
    <Hero words={t('hero')} picture={page.picture}>
      {!isOpen && <Banner kind="warning" {...t('banner')} />}
      <FactLine facts={page.glance.map(({ id, icon }) => ({ icon, ...t(`glance.${id}`) }))} />
      <WaysIn />
    </Hero>
  );
}

/** The two tabs that most families look for first. */
function WaysIn() {
  const { entry, t, pathOf } = useCampPage();
  const actions = ['registration', 'pricing'].map((id) => ({
    label: t(`tabs.${id}.title`),
    to: pathOf(entry.id, id),
    ...(id === 'registration' && { season: untilClosing }),
  }));
  return <Actions actions={actions} />;
}

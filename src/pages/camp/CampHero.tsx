import { Actions } from '../../components/actions/Actions.tsx';
import { FactLine } from '../../components/lists/FactLine.tsx';
import { Banner } from '../../components/page/Banner.tsx';
import { PageHero } from '../../components/page/PageHero.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';

/** Where, when, how much and how: what a family wants to know before it reads on. */
export function CampHero() {
  const { page, texts, facts, picture } = usePage('camp');
  const { pictureAlt = '', ...words } = texts.hero;
  const isOpen = lookUp(facts.venues, page.venue).status === 'open';
  return (
    <PageHero {...words} picture={{ ...picture(page.picture), alt: pictureAlt }}>
      {!isOpen && texts.banner && <Banner kind="warning" {...texts.banner} />}
      <FactLine
        facts={page.glance.map(({ id, icon }) => ({ icon, ...lookUp(texts.glance, id) }))}
      />
      <WaysIn />
    </PageHero>
  );
}

/** The two tabs that most families look for first. */
function WaysIn() {
  const { entry, texts, pathOf } = usePage('camp');
  const actions = ['registration', 'pricing'].map((id) => ({
    label: lookUp(texts.tabs, id).title,
    to: pathOf(entry.id, id),
  }));
  return <Actions actions={actions} />;
}

import { Actions } from '../components/actions/Actions.tsx';
import { Card } from '../components/cards/Card.tsx';
import { CardGrid } from '../components/cards/CardGrid.tsx';
import { ValueCard } from '../components/cards/ValueCard.tsx';
import { Section } from '../components/page/Section.tsx';
import type { Tone } from '../components/page/tone.ts';
import { lookUp } from '../content/look-up.ts';
import { useSportsCentresPage } from '../layout/template-pages.ts';
import { Hero } from './shared/Hero.tsx';
import { Agreement } from './sports-centres/Agreement.tsx';
import { Contact } from './sports-centres/Contact.tsx';

export function SportsCentresPage() {
  return (
    <>
      <PartnersHero />
      <Services />
      <Agreement />
      <Reasons />
      <Contact />
    </>
  );
}

/** Its buttons lead to the parts of this page that carry their names. */
function PartnersHero() {
  const { page, t, entry, pathOf } = useSportsCentresPage();
  const actions = page.actions.map((anchor) => ({
    label: t(`actions.${anchor}`),
    to: pathOf(entry.id, anchor),
  }));
  return (
    <Hero words={t('hero')} picture={page.picture}>
      <Actions actions={actions} />
    </Hero>
  );
}

const tones: readonly Tone[] = ['pine', 'sheet', 'sheet', 'sky', 'sheet', 'sheet'];

function Services() {
  const { page, t } = useSportsCentresPage();
  const { title, text, items } = t('services');
  return (
    <Section id="services" heading={title} intro={text} edge>
      <CardGrid
        items={page.services.map(({ id, icon }, place) => ({
          id,
          content: <Card icon={icon} tone={tones[place % tones.length]} {...lookUp(items, id)} />,
        }))}
      />
    </Section>
  );
}

function Reasons() {
  const { page, t } = useSportsCentresPage();
  const { title, text, items } = t('reasons');
  return (
    <Section id="reasons" heading={title} intro={text} edge>
      <CardGrid
        shape="drift"
        items={page.reasons.map(({ id, icon }) => ({
          id,
          content: <ValueCard icon={icon} {...lookUp(items, id)} />,
        }))}
      />
    </Section>
  );
}

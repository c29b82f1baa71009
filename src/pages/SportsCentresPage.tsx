import { Actions } from '../components/actions/Action.tsx';
import { Card } from '../components/cards/Card.tsx';
import { CardGrid } from '../components/cards/CardGrid.tsx';
import { BulletList } from '../components/lists/BulletList.tsx';
import { KeyFigures } from '../components/lists/KeyFigures.tsx';
import { Section } from '../components/page/Section.tsx';
import type { Tone } from '../components/page/tone.ts';
import { lookUp } from '../content/look-up.ts';
import { usePage } from '../layout/site-context.tsx';
import { ContactGroups } from './shared/ContactGroups.tsx';
import { Hero } from './shared/Hero.tsx';
import { ValueCards } from './shared/ValueCards.tsx';

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

/** Its buttons lead to the parts of this page with their ids. */
function PartnersHero() {
  const { page, t, entry, pathOf } = usePage<'sports-centres'>();
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
  const { page, t } = usePage<'sports-centres'>();
  const { title, text, items } = t('services');
  return (
    <Section id="services" heading={title} intro={text} edge>
      <CardGrid>
        {page.services.map(({ id, icon }, index) => (
          <Card key={id} icon={icon} tone={tones[index % tones.length]} {...lookUp(items, id)} />
        ))}
      </CardGrid>
    </Section>
  );
}

function Reasons() {
  const { page, t } = usePage<'sports-centres'>();
  const { title, text, items } = t('reasons');
  return (
    <Section id="reasons" heading={title} intro={text} edge>
      <ValueCards cards={page.reasons} items={items} />
    </Section>
  );
}

/** The agreement: a percentage, without fixed costs. */
function Agreement() {
  const { page, t } = usePage<'sports-centres'>();
  const { title, text, points } = t('model');
  return (
    <Section id="agreement" heading={title} intro={text} tone="pool" layout="aside" edge>
      <KeyFigures
        figures={page.figures.map((figure) => ({ ...figure, ...t(`model.figures.${figure.id}`) }))}
      />
      <BulletList items={points} />
    </Section>
  );
}

/** The contacts for partners, and what to use each for. */
function Contact() {
  const { page, t, facts } = usePage<'sports-centres'>();
  const { title, text, channels } = t('contact');
  const { partners } = facts.contacts;
  return (
    <Section id="contact" heading={title} intro={text} tone="sky" layout="aside" edge>
      <ContactGroups
        groups={page.channels.map((id) => ({
          id,
          contacts: { [id]: partners[id] },
          ...lookUp(channels, id),
        }))}
      />
    </Section>
  );
}

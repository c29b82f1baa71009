import { Actions } from '../components/actions/Actions.tsx';
import { Card } from '../components/cards/Card.tsx';
import { CardGrid } from '../components/cards/CardGrid.tsx';
import { Steps } from '../components/lists/Steps.tsx';
import { Banner } from '../components/page/Banner.tsx';
import { Section } from '../components/page/Section.tsx';
import { lookUp } from '../content/look-up.ts';
import { untilClosing } from '../layout/season.ts';
import { useEnrolmentPage } from '../layout/template-pages.ts';
import { UndecidedNote } from '../layout/UndecidedNote.tsx';
import { Deadlines } from './enrolment/Deadlines.tsx';
import { Documents } from './enrolment/Documents.tsx';
import { RelatedLinks } from './enrolment/RelatedLinks.tsx';
import { Secretariat } from './enrolment/Secretariat.tsx';
import { Hero } from './shared/Hero.tsx';

/** How to enrol, which happens in the app and never here. */
export function EnrolmentPage() {
  const { page, t } = useEnrolmentPage();
  return (
    <>
      <Hero words={t('hero')} picture={page.picture} />
      <AppDownloads />
      <EnrolmentSteps />
      <Deadlines />
      <Payments />
      <Documents />
      <Secretariat />
      <UndecidedNote />
      <RelatedLinks />
    </>
  );
}

/** The thing to do next: the app, for either kind of phone; and that there is no other way. */
function AppDownloads() {
  const { page, t, link } = useEnrolmentPage();
  const { title, text, downloads } = t('app');
  return (
    <Section
      id="app"
      heading={title}
      intro={text}
      tone="pool"
      layout="aside"
      edge
      season={untilClosing}
    >
      <Actions
        actions={page.apps.map(({ id, link: linkId }) => ({
          label: lookUp(downloads, id),
          href: link(linkId).url,
          variant: 'primary',
          icon: 'download',
        }))}
      />
      <Banner {...t('notice')} />
    </Section>
  );
}

function EnrolmentSteps() {
  const { page, t } = useEnrolmentPage();
  const { title, text, items } = t('steps');
  return (
    <Section id="passaggi" heading={title} intro={text} layout="aside">
      <Steps steps={page.steps.map(({ id, icon }) => ({ id, icon, ...lookUp(items, id) }))} />
    </Section>
  );
}

function Payments() {
  const { page, t } = useEnrolmentPage();
  const { title, text, items } = t('payments');
  return (
    <Section id="pagamenti" heading={title} intro={text}>
      <CardGrid
        shape="pair"
        items={page.payments.map(({ id, icon }) => ({
          id,
          content: <Card icon={icon} {...lookUp(items, id)} />,
        }))}
      />
    </Section>
  );
}

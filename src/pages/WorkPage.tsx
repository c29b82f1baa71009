import { Actions } from '../components/actions/Actions.tsx';
import { Icon } from '../components/icons/Icon.tsx';
import { Section } from '../components/page/Section.tsx';
import { useWorkPage } from '../layout/template-pages.ts';
import { UndecidedNote } from '../layout/UndecidedNote.tsx';
import { Hero } from './shared/Hero.tsx';
import styles from './work/Highlights.module.css';
import { Roles } from './work/Roles.tsx';

export function WorkPage() {
  return (
    <>
      <WorkHero />
      <UndecidedNote />
      <Roles />
      <Application />
    </>
  );
}

function WorkHero() {
  const { page, t, link } = useWorkPage();
  return (
    <Hero words={t('hero')} picture={page.picture}>
      <Highlights />
      <Actions
        actions={[{ label: t('application.button'), href: link(page.application.link).url }]}
      />
    </Hero>
  );
}

function Application() {
  const { page, t, link } = useWorkPage();
  const { title, text, button } = t('application');
  return (
    <Section id="application" heading={title} intro={text} tone="pine" edge>
      <Actions actions={[{ label: button, href: link(page.application.link).url }]} />
    </Section>
  );
}

/** When, where and with which training: what one asks before reading on. */
function Highlights() {
  const { page, t } = useWorkPage();
  return (
    <dl className={styles.highlights}>
      {page.highlights.map(({ id, icon }) => {
        const { title, text } = t(`highlights.${id}`);
        return (
          <div key={id} className={styles.highlight}>
            <dt className={styles.title}>
              <Icon name={icon} size="large" />
              {title}
            </dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}

import { Actions } from '../components/actions/Action.tsx';
import { CardGrid } from '../components/cards/CardGrid.tsx';
import { Icon } from '../components/icons/Icon.tsx';
import type { IconName } from '../components/icons/icon-paths.ts';
import { BulletList } from '../components/lists/BulletList.tsx';
import { FactList } from '../components/lists/FactList.tsx';
import { Section } from '../components/page/Section.tsx';
import { usePage } from '../layout/site-context.tsx';
import { UndecidedNote } from '../layout/UndecidedNote.tsx';
import { Hero } from './shared/Hero.tsx';
import { TrainingDay } from './shared/TrainingDay.tsx';
import styles from './work/RoleSheet.module.css';

export function WorkPage() {
  return (
    <>
      <WorkHero />
      <Roles />
      <Application />
    </>
  );
}

/** When, where and with which training: what applicants ask first. */
function WorkHero() {
  const { page, t, link } = usePage<'work'>();
  return (
    <Hero words={t('hero')} picture={page.picture}>
      <FactList
        facts={page.highlights.map(({ id, icon }) => {
          const { title, text } = t(`highlights.${id}`);
          return { id, icon, label: title, value: text };
        })}
      />
      <UndecidedNote />
      <Actions
        actions={[{ label: t('application.button'), href: link(page.application.link).url }]}
      />
    </Hero>
  );
}

function Application() {
  const { page, t, link } = usePage<'work'>();
  const { title, text, button } = t('application');
  return (
    <Section id="application" heading={title} intro={text} tone="pine" edge>
      <Actions actions={[{ label: button, href: link(page.application.link).url }]} />
    </Section>
  );
}

function Roles() {
  const { page, t } = usePage<'work'>();
  const { title, text } = t('roles');
  return (
    <Section id="roles" heading={title} intro={text} edge>
      <CardGrid shape="column">
        {page.roles.map(({ id, icon }) => (
          <RoleSheet key={id} id={id} icon={icon} />
        ))}
      </CardGrid>
    </Section>
  );
}

/** A role: what it is, when its training is, what we ask and what we give. */
function RoleSheet({ id, icon }: { id: string; icon: IconName }) {
  const { t } = usePage<'work'>();
  const { title, text, training, requirements, benefits } = t(`roles.items.${id}`);
  return (
    <article id={id} className={styles.sheet} data-tone="sheet" data-paper="b">
      <div className={styles.summary}>
        <Icon name={icon} size="sticker" />
        <h3 data-step="3">{title}</h3>
        <p>{text}</p>
        <p className={styles.training}>
          <Icon name="calendar" />
          <TrainingDay role={id}>{training}</TrainingDay>
        </p>
      </div>
      <div className={styles.deal}>
        <div>
          <h4 className={styles.subtitle}>{t('roles.requirements')}</h4>
          <BulletList items={requirements} />
        </div>
        <div>
          <h4 className={styles.subtitle}>{t('roles.benefits')}</h4>
          <BulletList items={benefits} icon="star" />
        </div>
      </div>
    </article>
  );
}

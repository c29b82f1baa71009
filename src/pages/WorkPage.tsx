import { Actions } from '../components/actions/Action.tsx';
import { Icon } from '../components/icons/Icon.tsx';
import type { IconName } from '../components/icons/icon-paths.ts';
import { BulletList } from '../components/lists/BulletList.tsx';
import { Section } from '../components/page/Section.tsx';
import { useWorkPage } from '../layout/template-pages.ts';
import { UndecidedNote } from '../layout/UndecidedNote.tsx';
import { Hero } from './shared/Hero.tsx';
import { TrainingDay } from './shared/TrainingDay.tsx';
import styles from './work/Highlights.module.css';
import roleSheetStyles from './work/RoleSheet.module.css';
import rolesStyles from './work/Roles.module.css';

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

/** When, where and with which training: what applicants ask first. */
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

function Roles() {
  const { page, t } = useWorkPage();
  const { title, text } = t('roles');
  return (
    <Section id="roles" heading={title} intro={text} edge>
      <ul className={rolesStyles.roles}>
        {page.roles.map(({ id, icon }) => (
          <li key={id} className={rolesStyles.role}>
            <RoleSheet id={id} icon={icon} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A role: what it is, when its training is, what we ask and what we give. */
function RoleSheet({ id, icon }: { id: string; icon: IconName }) {
  const { t } = useWorkPage();
  const { title, text, training, requirements, benefits } = t(`roles.items.${id}`);
  return (
    <article id={id} className={roleSheetStyles.sheet} data-tone="sheet" data-paper="b">
      <div className={roleSheetStyles.summary}>
        <Icon name={icon} size="sticker" />
        <h3 className={roleSheetStyles.title}>{title}</h3>
        <p>{text}</p>
        <p className={roleSheetStyles.training}>
          <Icon name="calendar" />
          <span>
            <TrainingDay role={id} text={training} />
          </span>
        </p>
      </div>
      <div className={roleSheetStyles.deal}>
        <div>
          <h4 className={roleSheetStyles.subtitle}>{t('roles.requirements')}</h4>
          <BulletList items={requirements} />
        </div>
        <div>
          <h4 className={roleSheetStyles.subtitle}>{t('roles.benefits')}</h4>
          <BulletList items={benefits} icon="star" />
        </div>
      </div>
    </article>
  );
}

import type { ComponentType } from 'react';
import { Action, Actions } from '../../components/actions/Action.tsx';
import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { DaySchedule } from '../../components/dates/DaySchedule.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { BulletList } from '../../components/lists/BulletList.tsx';
import type { Tone } from '../../components/page/tone.ts';
import { lookUp } from '../../content/look-up.ts';
import type { StaffPage } from '../../content/types.ts';
import { Contacts } from '../../layout/Contacts.tsx';
import { usePage } from '../../layout/site-context.tsx';
import { StaffBlock } from '../../staff/StaffBlock.tsx';
import { TrainingDay } from '../shared/TrainingDay.tsx';
import { ChainCheck } from './ChainCheck.tsx';
import { Generator } from './Generator.tsx';
import { PhotoRules } from './PhotoRules.tsx';
import styles from './Staff.module.css';

const contents: Readonly<Record<StaffPage['sections'][number]['id'], ComponentType>> = {
  welcome: Welcome,
  photos: PhotoRules,
  content: Generator,
  communications: StaffNews,
  opportunities: Opportunities,
  rules: StaffRules,
};

/**
 * The style sheet shows the section in the URL, or else the first; without JavaScript and in print
 * all of them, one after another.
 */
export function StaffSections() {
  const { page, t } = usePage<'staff'>();
  return (
    <div className={styles.sections} data-stack="5">
      {page.sections.map(({ id, icon }) => {
        const Content = contents[id];
        const { title, text } = t(`sections.${id}`);
        return (
          <section key={id} id={id} data-stack="5" aria-labelledby={`${id}-heading`}>
            <header className={styles.header}>
              <Icon name={icon} size="sticker" />
              <h2 id={`${id}-heading`}>{title}</h2>
              <p>{text}</p>
            </header>
            <Content />
          </section>
        );
      })}
    </div>
  );
}

const tones: readonly Tone[] = ['sun', 'sky'];

function StaffNews() {
  const { page, t, link } = usePage<'staff'>();
  return (
    <CardGrid shape="pair">
      {page.notices.map(({ id, icon, link: target }, index) => {
        const { date, button, ...words } = t(`communications.notices.${id}`);
        const action = target && button ? { label: button, href: link(target).url } : undefined;
        const tone = tones[index % tones.length];
        return <Card key={id} icon={icon} label={date} {...words} action={action} tone={tone} />;
      })}
    </CardGrid>
  );
}

function Opportunities() {
  const { page, t, link } = usePage<'staff'>();
  const { roles, apply } = t('opportunities');
  return (
    <>
      <CardGrid shape="pair">
        {page.roles.map(({ id, icon }) => {
          const { points, training, ...words } = lookUp(roles, id);
          return (
            <Card key={id} icon={icon} {...words}>
              <BulletList items={points} />
              <p>
                <TrainingDay role={id}>{training}</TrainingDay>
              </p>
            </Card>
          );
        })}
      </CardGrid>
      <Actions actions={[{ label: apply, href: link(page.application.link).url }]} />
    </>
  );
}

/** The staff's day, shift by shift, and whom to call. */
function Welcome() {
  const { page, t, facts } = usePage<'staff'>();
  const { shiftsTitle, contacts } = t('welcome');
  const shifts = page.shifts.map(({ id, icon }) => {
    const { hours, ...words } = t(`welcome.shifts.${id}`);
    return { id, icon, range: hours, ...words };
  });
  return (
    <>
      <StaffBlock title={shiftsTitle}>
        <DaySchedule headingLevel="h4" items={shifts} />
      </StaffBlock>
      <StaffBlock title={contacts.title} text={contacts.text}>
        <Contacts group={facts.contacts.management} />
      </StaffBlock>
    </>
  );
}

function StaffRules() {
  const { page, t } = usePage<'staff'>();
  return (
    <>
      {page.ruleGroups.map(({ id, icon }) => {
        const { title, items } = t(`rules.groups.${id}`);
        return (
          <StaffBlock key={id} icon={icon} title={title}>
            <BulletList items={items} />
          </StaffBlock>
        );
      })}
      <QuoteQuestions />
      <ChainCheck />
    </>
  );
}

/** What to ask before any quote (regulations, section 4); the estimate asks it again. */
function QuoteQuestions() {
  const { page, t, destination } = usePage<'staff'>();
  const { title, text, items, open } = t('rules.quote');
  return (
    <StaffBlock title={title} text={text}>
      <BulletList items={items} />
      <Action label={open} {...destination(page.quote.target)} />
    </StaffBlock>
  );
}

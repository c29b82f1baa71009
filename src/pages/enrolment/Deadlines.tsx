import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { ValueCard } from '../../components/cards/ValueCard.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { byClock, useDeadlinePassed } from '../../layout/clock/use-deadline.ts';
import { untilClosing } from '../../layout/season.ts';
import { useEnrolmentPage } from '../../layout/template-pages.ts';

/** Until when; the chain's deadline is marked once it has passed. */
export function Deadlines() {
  const { page, t, facts } = useEnrolmentPage();
  const { title, text, items } = t('deadlines');
  const chainIsOver = useDeadlinePassed(facts.discounts.chain.deadline);
  const words = (id: string) => {
    const item = lookUp(items, id);
    const isOver = id === 'chain' && chainIsOver;
    return isOver ? { ...item, text: `${t('layout:deadlines.passed')}. ${item.text}` } : item;
  };
  return (
    <Section id="scadenze" heading={title} intro={text} tone="sky" edge season={untilClosing}>
      <div {...byClock(facts.discounts.chain.deadline)}>
        <CardGrid
          shape="drift"
          items={page.deadlines.map(({ id, icon }) => ({
            id,
            content: <ValueCard icon={icon} {...words(id)} />,
          }))}
        />
      </div>
    </Section>
  );
}

import { Button } from '../../components/actions/Button.tsx';
import { ChoiceField } from '../../components/forms/ChoiceField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useHomePage } from '../../layout/template-pages.ts';
import styles from './QuickEstimate.module.css';
import { useQuickAnswers } from './use-quick-answers.ts';

/**
 * Venue, hours, weeks: a total on the spot (`QuickEstimate.client.ts`). It is a form that any browser sends to the estimate, whose
 * address carries the same answers.
 */
export function QuickEstimate() {
  const { page, t, destination } = useHomePage();
  const { quick } = page;
  const answers = useQuickAnswers(quick?.weeks ?? 1);
  if (!quick) return null;
  const to = destination(quick.target);
  return (
    <Section
      id={quick.anchor}
      heading={t('quick.title')}
      tone="paper"
      edge
      layout="aside"
      print="hide"
    >
      <form
        className={styles.form}
        data-stack
        action={'to' in to ? to.to : to.href}
        data-driver="quick"
        data-totals={JSON.stringify(answers.totals)}
        {...agentTool('estimate', [t('quick.title'), t('quick.total'), t('quick.included')])}
      >
        <ChoiceField name="sede" legend={t('quick.venue') ?? ''} {...answers.venue} />
        <ChoiceField name="fascia" legend={t('quick.hours') ?? ''} {...answers.band} />
        <ChoiceField name="settimane" legend={t('quick.weeks') ?? ''} {...answers.weeks} />
        <div className={styles.ticket} data-tone="sun">
          <p className={styles.label}>{t('quick.total')}</p>
          <output className={styles.total}>{answers.total}</output>
          <p className={styles.included}>{t('quick.included')}</p>
          <Button type="submit" label={t('quick.open')} />
        </div>
      </form>
    </Section>
  );
}

/** What a browser's assistant is told of a form (WebMCP's declarative attributes). */
function agentTool(toolname: string, words: readonly (string | undefined)[]) {
  return { toolname, tooldescription: words.join(' ') };
}

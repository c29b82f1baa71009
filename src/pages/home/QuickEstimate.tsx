import { Button } from '../../components/actions/Button.tsx';
import { ChoiceField } from '../../components/forms/ChoiceField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { BAND_WORDS } from '../../estimate/answers/query-parameters.ts';
import { untilOver } from '../../layout/season.ts';
import { useHomePage } from '../../layout/template-pages.ts';
import { venueOptions } from '../../pricing/offered-venues.ts';
import { plainTotal } from '../../pricing/price-facts.ts';
import type { QuickTotals } from './QuickEstimate.client.ts';
import styles from './QuickEstimate.module.css';

/**
 * Venue, hours, weeks, and their total (`QuickEstimate.client.ts`). Any browser can submit the form
 * to the estimate, whose URL takes the same answers.
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
      print="hide"
      season={untilOver}
    >
      <form
        className={styles.form}
        data-stack
        action={'to' in to ? to.to : to.href}
        data-driver="quick-estimate"
        data-totals={JSON.stringify(answers.totals)}
        {...agentTool('estimate', [t('quick.title'), t('quick.total'), t('quick.included')])}
      >
        <div data-stack>
          <ChoiceField name="sede" legend={t('quick.venue') ?? ''} {...answers.venue} />
          <ChoiceField name="fascia" legend={t('quick.hours') ?? ''} {...answers.band} />
          <ChoiceField name="settimane" legend={t('quick.weeks') ?? ''} {...answers.weeks} />
        </div>
        <div className={styles.ticket} data-row data-tone="sun">
          <p className={styles.label}>{t('quick.total')}</p>
          <output className={styles.total} data-figure>
            {answers.total}
          </output>
          <p className={styles.included}>{t('quick.included')}</p>
          <Button type="submit" label={t('quick.open')} />
        </div>
      </form>
    </Section>
  );
}

/** Describes the form to a browser's agent (WebMCP's declarative attributes). */
function agentTool(toolname: string, words: readonly (string | undefined)[]) {
  return { toolname, tooldescription: words.join(' ') };
}

/** The options, and the total of every choice. */
function useQuickAnswers(maxWeeks: number) {
  const { facts, t, write } = useHomePage();
  const venues = venueOptions(facts);
  const weeks = Array.from({ length: maxWeeks }, (_, index) => index + 1);
  const written = (rate: number) =>
    weeks.map((count) => write('euro', plainTotal(rate, count, facts.fees)));
  const totals: QuickTotals = Object.fromEntries(
    venues.map(({ value, rates: { week, halfDayWeek } }) => [
      value,
      {
        [BAND_WORDS.full]: written(week ?? 0),
        ...(halfDayWeek !== undefined && { [BAND_WORDS.half]: written(halfDayWeek) }),
      },
    ]),
  );
  const first = venues[0]?.value ?? '';
  /** The hours of the venues, each range once. */
  const hoursOf = (band: 'camp' | 'halfDay', sold = venues) => {
    const ranges = sold.map(({ hours }) => hours[band]);
    const times = new Map(ranges.map((range) => [write('timeRange', range), range]));
    return { hours: write('timeRanges', [...times.values()]) };
  };
  const bands: { value: string; label: string }[] = [
    { value: BAND_WORDS.full, label: t('quick.full', hoursOf('camp')) ?? '' },
  ];
  const half = venues.filter(({ rates }) => rates.halfDayWeek !== undefined);
  if (half.length > 0)
    bands.push({ value: BAND_WORDS.half, label: t('quick.half', hoursOf('halfDay', half)) ?? '' });
  return {
    venue: { options: venues, value: first },
    band: { options: bands, value: BAND_WORDS.full },
    weeks: {
      options: weeks.map((count) => ({ value: `${count}`, label: `${count}` })),
      value: '1',
    },
    totals,
    total: totals[first]?.[BAND_WORDS.full]?.[0],
  };
}

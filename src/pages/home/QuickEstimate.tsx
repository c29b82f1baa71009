import { Button } from '../../components/actions/Button.tsx';
import { ChoiceField } from '../../components/forms/ChoiceField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { BAND_WORDS } from '../../estimate/answers/query-parameters.ts';
import { untilOver } from '../../layout/season.ts';
import { usePage } from '../../layout/site-context.tsx';
import { familyTotal } from '../../pricing/family-total.ts';
import { venueOptions } from '../../pricing/offered-venues.ts';
import type { QuickTotals } from './QuickEstimate.client.ts';
import styles from './QuickEstimate.module.css';

/** The estimate handles more children and other discounts. */
const CHILDREN = countOptions(2);

/**
 * Venue, hours, children, weeks, and their total (`QuickEstimate.client.ts`). Any browser can submit
 * the form to the estimate, whose URL takes the same answers.
 */
export function QuickEstimate() {
  const { page, t, destination } = usePage<'home'>();
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
          <ChoiceField name="bambini" legend={t('quick.children') ?? ''} {...answers.children} />
          <ChoiceField name="settimane" legend={t('quick.weeks') ?? ''} {...answers.weeks} />
          <input type="hidden" name="segue-2" value="1" />
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
  const { facts, t, format } = usePage<'home'>();
  const venues = venueOptions(facts);
  const weeks = countOptions(maxWeeks);
  const half = venues.filter(({ rates }) => rates.halfDayWeek !== undefined);
  const totalsOf = (venue: string, timeBand: 'full' | 'half') => {
    const ofWeeks = (children: number) =>
      weeks.map((_, week) => familyTotal(facts, children, { venue, timeBand, weeks: week + 1 }));
    const families = CHILDREN.map((_, child) => ofWeeks(child + 1));
    return families.map((all) => all.map((total) => format('euro', total)).join('|')).join(';');
  };
  const totals: QuickTotals = Object.fromEntries(
    venues.flatMap((venue) =>
      (half.includes(venue) ? (['full', 'half'] as const) : (['full'] as const)).map((band) => [
        `${venue.value} ${BAND_WORDS[band]}`,
        totalsOf(venue.value, band),
      ]),
    ),
  );
  /** The hours of the venues, each range once. */
  const hoursOf = (band: 'camp' | 'halfDay', sold: typeof venues) => {
    const written = new Map(
      sold.map(({ hours }) => [format('timeRange', hours[band]), hours[band]]),
    );
    return { hours: format('timeRanges', [...written.values()]) };
  };
  const bands = [
    { value: BAND_WORDS.full, label: t('quick.full', hoursOf('camp', venues)) ?? '' },
    { value: BAND_WORDS.half, label: t('quick.half', hoursOf('halfDay', half)) ?? '' },
  ];
  const first = venues[0]?.value ?? '';
  return {
    venue: { options: venues, value: first },
    band: { options: bands.slice(0, half.length > 0 ? 2 : 1), value: BAND_WORDS.full },
    children: { options: CHILDREN, value: '1' },
    weeks: { options: weeks, value: '1' },
    totals,
    total: totals[`${first} ${BAND_WORDS.full}`]?.split(/[|;]/, 1)[0],
  };
}

function countOptions(length: number) {
  return Array.from({ length }, (_, index) => ({ value: `${index + 1}`, label: `${index + 1}` }));
}

import { useHomePage } from '../../layout/template-pages.ts';
import { venueOptions } from '../../pricing/offered-venues.ts';
import { plainTotal } from '../../pricing/price-facts.ts';
import type { QuickTotals } from './QuickEstimate.client.ts';

/** As the address of the estimate writes them, see `estimate/answers/address-parameters.ts`. */
const FULL = 'intera';
const HALF = 'mezza';

/** What there is to choose from, and what every choice comes to. */
export function useQuickAnswers(mostWeeks: number) {
  const { facts, t, write } = useHomePage();
  const venues = venueOptions(facts);
  const weeks = Array.from({ length: mostWeeks }, (_, index) => index + 1);
  const written = (rate: number) =>
    weeks.map((count) => write('euro', plainTotal(rate, count, facts.fees)));
  const totals: QuickTotals = Object.fromEntries(
    venues.map(({ value, rates: { week, halfDayWeek } }) => [
      value,
      {
        [FULL]: written(week ?? 0),
        ...(halfDayWeek !== undefined && { [HALF]: written(halfDayWeek) }),
      },
    ]),
  );
  const first = venues[0]?.value ?? '';
  const bands = [{ value: FULL, label: t('quick.full') ?? '' }];
  if (Object.values(totals).some((byBand) => HALF in byBand))
    bands.push({ value: HALF, label: t('quick.half') ?? '' });
  return {
    venue: { options: venues, value: first },
    band: { options: bands, value: FULL },
    weeks: {
      options: weeks.map((count) => ({ value: `${count}`, label: `${count}` })),
      value: '1',
    },
    totals,
    total: totals[first]?.[FULL]?.[0],
  };
}

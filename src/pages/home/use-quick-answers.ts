import { useState } from 'react';
import { useHomePage } from '../../layout/template-pages.ts';
import { plainTotal } from '../../pricing/plain-total.ts';
import { venueOptions } from '../../pricing/venue-options.ts';

/** As the address of the estimate writes them, see `estimate/answers/address-parameters.ts`. */
const FULL = 'intera';
const HALF = 'mezza';

/** The three answers, what there is to choose from, and what they come to. */
export function useQuickAnswers(mostWeeks: number) {
  const { facts, t, write } = useHomePage();
  const venues = venueOptions(facts);
  const [venueId, setVenue] = useState(venues[0]?.value ?? '');
  const [chosenBand, setBand] = useState(FULL);
  const [weeks, setWeeks] = useState('1');
  const list = venues.find(({ value }) => value === venueId)?.rates;
  const hasHalf = list?.halfDayWeek !== undefined;
  const band = hasHalf ? chosenBand : FULL;
  const rate = (band === HALF ? list?.halfDayWeek : list?.week) ?? 0;
  const bands = [{ value: FULL, label: t('quick.full') ?? '' }];
  if (hasHalf) bands.push({ value: HALF, label: t('quick.half') ?? '' });
  const counts = Array.from({ length: mostWeeks }, (_, index) => String(index + 1));
  return {
    venue: { options: venues, value: venueId, onChange: setVenue },
    band: { options: bands, value: band, onChange: setBand },
    weeks: {
      options: counts.map((value) => ({ value, label: value })),
      value: weeks,
      onChange: setWeeks,
    },
    total: write('euro', plainTotal(rate, Number(weeks), facts.fees)),
  };
}

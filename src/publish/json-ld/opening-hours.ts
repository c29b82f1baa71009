import type { OpeningHoursSpecification } from 'schema-dts';
import { isObject } from '../../content/json.ts';
import type { SeasonFacts } from '../../content/types.ts';
import { CAMP_WEEKDAYS } from '../../time/season-weeks.ts';
import { present, type SettledPage } from '../settled-page.ts';

const DAYS = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
} as const;

/** The first and the last day of the season, each if it is settled. */
export function season(settledPage: SettledPage): { validFrom?: string; validThrough?: string } {
  return present({
    validFrom: settledPage.text('season.start'),
    validThrough: settledPage.text('season.end'),
  });
}

/** The opening hours of a venue, and its closures during the season. */
export function openingHours(settledPage: SettledPage<'camp'>) {
  const hours = settledPage.value('hours.camp');
  const closures = closuresOf(settledPage);
  if (!isObject(hours)) return {};
  const open: OpeningHoursSpecification = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: CAMP_WEEKDAYS.map((day) => DAYS[day]),
    opens: String(hours.from),
    closes: String(hours.to),
    ...season(settledPage),
  };
  return {
    openingHoursSpecification: open,
    ...(closures.length > 0 && { specialOpeningHoursSpecification: closures }),
  };
}

/** Closures: a specification without hours means closed. */
function closuresOf(settledPage: SettledPage): OpeningHoursSpecification[] {
  const { closures }: SeasonFacts = settledPage.shared.facts.season;
  return Object.keys(closures).flatMap((id) => {
    const period = settledPage.value(`season.closures.${id}`);
    if (!isObject(period)) return [];
    return [
      {
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: String(period.from),
        validThrough: String(period.to),
      },
    ];
  });
}

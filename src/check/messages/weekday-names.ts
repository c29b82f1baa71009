const WEEKDAYS: Readonly<Record<string, string>> = {
  monday: 'lunedì',
  tuesday: 'martedì',
  wednesday: 'mercoledì',
  thursday: 'giovedì',
  friday: 'venerdì',
  saturday: 'sabato',
  sunday: 'domenica',
};

/** A weekday of the facts in Italian. */
export function weekdayName(weekday: string): string {
  return WEEKDAYS[weekday] ?? weekday;
}

import { iso } from './values.ts';

/** A day counted from Easter Sunday, by the rule of Meeus, Jones and Butcher. */
export function easterOf(year: number, days: number): string {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const from = epact + weekday - 7 * late + 114;
  const sunday = Date.UTC(year, Math.floor(from / 31) - 1, (from % 31) + 1);
  const day = new Date(sunday + days * 86_400_000);
  return iso(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
}

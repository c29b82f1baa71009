// The values that each format accepts, recognised by their shape.
import { isCalendarDate, WEEKDAYS, type Weekday } from '../time/calendar.ts';

export const MONTH = /^\d{4}-\d{2}$/;
const TIME = /^\d{2}:\d{2}(:\d{2})?$/;

const matches =
  (pattern: RegExp) =>
  (value: unknown): value is string =>
    typeof value === 'string' && pattern.test(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isText);
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isPositiveInteger = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0;
export const isYear = (value: unknown): value is number =>
  isNumber(value) && value >= 1900 && value <= 2100;
export const isDate = (value: unknown): value is string => isText(value) && isCalendarDate(value);
export const isMonth = (value: unknown): value is string =>
  isText(value) && MONTH.test(value) && isCalendarDate(`${value}-01`);
export const isTime = matches(TIME);
export const isDateOrMonth = (value: unknown): value is string => isDate(value) || isMonth(value);
export const isWeekday = (value: unknown): value is Weekday =>
  WEEKDAYS.some((day) => day === value);

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function isAgeRange(value: unknown): value is { min: number; max: number } {
  const { min, max } = fields(value);
  return typeof min === 'number' && typeof max === 'number';
}

export function isDateRange(value: unknown): value is { from: string; to: string } {
  const { from, to } = fields(value);
  return isDate(from) && isDate(to);
}

export function isTimeRange(value: unknown): value is { from: string; to: string } {
  const { from, to } = fields(value);
  return isTime(from) && isTime(to);
}

export function isTimeRanges(value: unknown): value is { from: string; to: string }[] {
  return Array.isArray(value) && value.every(isTimeRange);
}

import type { FormatName } from '../../i18n/format.ts';
import type { FactKind } from '../../reader/fact.ts';

const DAYS: readonly FormatName[] = [
  'date',
  'longDate',
  'dayMonth',
  'dayMonthWeekday',
  'shortDate',
  'numericDate',
  'monthYear',
  'dateOrMonth',
];

/** The written forms that suit each kind of fact: an age is no price, however much both are numbers. */
export const FORMATS_OF: Readonly<Record<FactKind, readonly FormatName[]>> = {
  money: ['euro', 'number'],
  percent: ['percent', 'number'],
  age: ['age', 'number'],
  ageRange: ['ageRange'],
  count: ['number', 'ordinal', 'ordinalFeminine'],
  rating: ['number', 'rating'],
  year: ['year'],
  date: DAYS,
  dateRange: ['dateRange'],
  month: ['monthYear', 'dateOrMonth'],
  time: ['time'],
  timeRange: ['timeRange', 'timeRanges'],
  weekday: ['weekday', 'shortWeekday'],
  phone: ['phone'],
  email: [],
  address: [],
};

/** What a format writes beside the number: typed once more, it stands there twice. */
export const UNIT_OF: Readonly<Partial<Record<FormatName, 'euro' | 'percent' | 'years'>>> = {
  euro: 'euro',
  percent: 'percent',
  age: 'years',
};

/** The unit that each kind of number may be followed by; other kinds count nouns. */
export const UNIT_OF_KIND: Readonly<Partial<Record<FactKind, 'euro' | 'percent' | 'years'>>> = {
  money: 'euro',
  percent: 'percent',
  age: 'years',
};

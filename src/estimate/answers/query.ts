import type { PriceFacts } from '../../pricing/price-facts.ts';
import {
  type Answers,
  type ChildAnswers,
  firstAnswers,
  MAX_CHILDREN,
  OWN_FIELDS,
} from './answers.ts';
import { type Fitted, fitAnswers } from './fit-answers.ts';
import { CHILD_PARAMETERS, FAMILY_PARAMETERS, type Parameter } from './query-parameters.ts';
import { PRICES_PARAMETER, type RememberedPrices, readPrices } from './remembered-prices.ts';

export interface ReadUrl extends Fitted {
  /** The parts of the URL that could not be used, as they appear in it, shortened. */
  readonly ignored: readonly string[];
  /** The prices when a shared link was made. */
  readonly prices?: RememberedPrices | undefined;
}

const CHILDREN_PARAMETER = 'bambini';
const COPIES_PARAMETER = 'segue';
/** Parameters that other programs add to shared links; ignored without a message. */
const TRACKING_PARAMETERS = /^(utm_\w+|fbclid|gclid|msclkid|igsh?id|mc_[ce]id)$/;
const MAX_SHOWN_LENGTH = 40;

const OWN_PARAMETERS = CHILD_PARAMETERS.filter(({ field }) => OWN_FIELDS.includes(field));

/**
 * The answers as search parameters, such as `sede=sport-city&fascia=intera&settimane=4`; for a
 * child that copies the first, only its `OWN_FIELDS`.
 */
export function writeUrl(answers: Answers): string {
  const search = new URLSearchParams();
  write(search, FAMILY_PARAMETERS, answers, '');
  if (answers.children.length > 1) search.set(CHILDREN_PARAMETER, String(answers.children.length));
  answers.children.forEach((child, index) => {
    write(search, child.copiesFirst ? OWN_PARAMETERS : CHILD_PARAMETERS, child, suffix(index));
  });
  return search.toString();
}

/** Whether the parameters hold answers, the first ones included: all answers name a venue. */
export function hasAnswers(url = ''): boolean {
  return new URLSearchParams(url).has('sede');
}

/** Reads what it can, and reports the rest as ignored. Never throws. */
export function readUrl(search: string, facts: PriceFacts): ReadUrl {
  const given = new URLSearchParams(search);
  const first = firstAnswers(facts);
  const family = read(FAMILY_PARAMETERS, first, given, '');
  const children = Array.from({ length: childCount(given) }, (_, index) =>
    completed(read(CHILD_PARAMETERS, first.children[0] as ChildAnswers, given, suffix(index))),
  );
  const fitted = fitAnswers({ ...family, children }, facts);
  const prices = readPrices(given.get(PRICES_PARAMETER) ?? '');
  const ignored = [...given].flatMap(([name, text]) => {
    if (TRACKING_PARAMETERS.test(name) || (prices && name === PRICES_PARAMETER)) return [];
    const left = unusedPart(fitted.answers, name, text);
    return left === undefined ? [] : [shortened(name, left)];
  });
  return { ...fitted, ignored: [...new Set(ignored)], prices };
}

/** The part of a parameter that the answers do not contain; undefined if they contain all of it. */
function unusedPart(answers: Answers, name: string, text: string): string | undefined {
  if (name === CHILDREN_PARAMETER)
    return Number(text) === answers.children.length ? undefined : text;
  const index = Number(/-(\d)$/.exec(name)?.[1] ?? 1) - 1;
  const own = name.replace(/-\d$/, '');
  const child = own + suffix(index) === name ? answers.children[index] : undefined;
  const isOfChild = CHILD_PARAMETERS.some((parameter) => parameter.name === own);
  // The home page's form always sends it until its script runs.
  if (own === COPIES_PARAMETER && index >= answers.children.length) return undefined;
  return child && isOfChild
    ? unusedText(CHILD_PARAMETERS, child, own, text)
    : unusedText(FAMILY_PARAMETERS, answers, name, text);
}

/** The part of a parameter's text that ended up in no answer. */
function unusedText<T extends object>(
  list: readonly Parameter<T>[],
  value: T,
  name: string,
  text: string,
): string | undefined {
  const parameter = list.find((candidate) => candidate.name === name);
  if (!parameter) return text;
  const requested: unknown = parameter.read(text);
  if (requested === undefined) return text === '' ? undefined : text;
  const accepted: unknown = value[parameter.field];
  if (Array.isArray(requested) && Array.isArray(accepted))
    return requested.filter((date) => !accepted.includes(date)).join('_') || undefined;
  return requested === accepted ? undefined : text;
}

function read<T extends object>(
  list: readonly Parameter<T>[],
  base: T,
  given: URLSearchParams,
  end: string,
): T {
  const changes = list.map(({ name, field, read }) => {
    const value = read(given.get(name + end) ?? '');
    return value === undefined ? {} : { [field]: value };
  });
  return Object.assign({}, base, ...changes);
}

function write<T extends object>(
  search: URLSearchParams,
  list: readonly Parameter<T>[],
  value: T,
  end: string,
): void {
  for (const parameter of list) {
    const given = value[parameter.field];
    const text = given === undefined ? undefined : parameter.write(given as never);
    if (text !== undefined) search.set(parameter.name + end, text);
  }
}

function suffix(index: number): string {
  return index === 0 ? '' : `-${index + 1}`;
}

function childCount(given: URLSearchParams): number {
  const text = given.get(CHILDREN_PARAMETER) ?? '';
  const count = /^\d$/.test(text) ? Number(text) : 1;
  return count >= 1 && count <= MAX_CHILDREN ? count : 1;
}

/** Marked dates count as booked, even if the URL gives no number of them. */
function completed(child: ChildAnswers): ChildAnswers {
  const { weeks, weekStarts, days, dayDates } = child;
  return {
    ...child,
    weeks: Math.max(weeks, new Set(weekStarts).size),
    days: Math.max(days, new Set(dayDates).size),
  };
}

function shortened(name: string, text: string): string {
  const whole = text === '' ? name : `${name}=${text}`;
  return whole.length > MAX_SHOWN_LENGTH ? `${whole.slice(0, MAX_SHOWN_LENGTH)}…` : whole;
}

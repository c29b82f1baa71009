import type { PriceFacts } from '../../pricing/price-facts.ts';
import type { QuoteProblem } from '../../pricing/request/problem.ts';
import { type Answers, type ChildAnswers, firstAnswers, MAX_CHILDREN } from './answers.ts';
import { fitAnswers } from './fit-answers.ts';
import { CHILD_PARAMETERS, FAMILY_PARAMETERS, type Parameter } from './query-parameters.ts';
import { PRICES, type RememberedPrices, readPrices } from './remembered-prices.ts';

/** A part of a URL that could not be used. */
export interface Ignored {
  /** As it appears in the URL, shortened. */
  readonly text: string;
  /** Why the price rules refuse it; absent if it has no meaning. */
  readonly problem?: QuoteProblem;
}

export interface ReadAddress {
  readonly answers: Answers;
  readonly ignored: readonly Ignored[];
  /** The prices when a shared link was made. */
  readonly prices?: RememberedPrices | undefined;
}

const CHILDREN = 'bambini';
/** Parameters that other programs add to shared links; ignored without a message. */
const TRACKING_PARAMETERS = /^(utm_\w+|fbclid|gclid|msclkid|igsh?id|mc_[ce]id)$/;
const MAX_SHOWN_LENGTH = 40;

/** The answers as search parameters, such as `sede=sport-city&fascia=intera&settimane=4`. */
export function writeAddress(answers: Answers): string {
  const search = new URLSearchParams();
  write(search, FAMILY_PARAMETERS, answers, '');
  if (answers.children.length > 1) search.set(CHILDREN, String(answers.children.length));
  answers.children.forEach((child, index) => {
    write(search, CHILD_PARAMETERS, child, suffix(index));
  });
  return search.toString();
}

/** Reads what it can, and lists the rest as ignored. Never throws. */
export function readAddress(search: string, facts: PriceFacts): ReadAddress {
  const parameters = new URLSearchParams(search);
  const ignored: Ignored[] = [];
  const used = new Set<string>();
  const first = firstAnswers(facts);
  const read = <T extends object>(list: readonly Parameter<T>[], base: T, end: string): T => {
    const changes = list.map((parameter) => {
      const name = parameter.name + end;
      const text = parameters.get(name);
      if (text === null) return {};
      used.add(name);
      const value = parameter.read(text);
      if (value === undefined) ignored.push({ text: shown(name, text) });
      return value === undefined ? {} : { [parameter.field]: value };
    });
    return Object.assign({}, base, ...changes);
  };
  const family = read(FAMILY_PARAMETERS, first, '');
  const [firstChild] = first.children;
  const children = Array.from({ length: childCount(parameters) }, (_, index) =>
    completed(read(CHILD_PARAMETERS, firstChild as ChildAnswers, suffix(index))),
  );
  if (childCount(parameters) > 1) used.add(CHILDREN);
  const prices = readPrices(parameters.get(PRICES) ?? '');
  if (prices) used.add(PRICES);
  ignored.push(...unused(parameters, used));
  const fitted = fitAnswers({ ...family, children }, facts);
  const refused = fitted.problems.map((problem) => refusedPart(problem, parameters));
  const all = new Map([...refused, ...ignored].map((part) => [part.text, part]));
  return { answers: fitted.answers, ignored: [...all.values()], prices };
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

function childCount(parameters: URLSearchParams): number {
  const text = parameters.get(CHILDREN) ?? '';
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

function unused(parameters: URLSearchParams, used: ReadonlySet<string>): Ignored[] {
  const seen = new Set<string>();
  return [...parameters].flatMap(([name, text]) => {
    const again = seen.has(name);
    seen.add(name);
    if ((used.has(name) && !again) || TRACKING_PARAMETERS.test(name)) return [];
    if (name === CHILDREN && text === '1') return [];
    return [{ text: shown(name, text) }];
  });
}

function refusedPart(problem: QuoteProblem, parameters: URLSearchParams): Ignored {
  const { child, field, found } = problem;
  const known = [...CHILD_PARAMETERS, ...FAMILY_PARAMETERS].find((one) =>
    (one.of ?? [one.field]).includes(field),
  );
  const end = CHILD_PARAMETERS.some(({ name }) => name === known?.name) ? suffix(child - 1) : '';
  const name = (known?.name ?? field) + end;
  const isDate = field === 'weekStarts' || field === 'dayDates';
  const text = isDate ? String(found) : (parameters.get(name) ?? String(found ?? ''));
  return { text: shown(name, text), problem };
}

function shown(name: string, text: string): string {
  const whole = text === '' ? name : `${name}=${text}`;
  return whole.length > MAX_SHOWN_LENGTH ? `${whole.slice(0, MAX_SHOWN_LENGTH)}…` : whole;
}

import type { TFunction } from 'i18next';
import { lookUp } from '../content/look-up.ts';
import type { QuoteContent } from '../content/quote-content.ts';
import type { Formats } from '../i18n/format.ts';
import type { QuoteNotApplied } from './child-quote.ts';
import type { QuoteDeadline } from './deadlines.ts';
import type { QuoteLine } from './lines.ts';
import type { Quote } from './quote.ts';
import type { NamedQuestion } from './quote-response.ts';

/** The words of a quote in one language. */
export interface QuoteWords {
  readonly t: TFunction<'quote'>;
  readonly formats: Pick<Formats, 'euro' | 'percent' | 'longDate' | 'time'>;
  /** Titles of the sections of the regulations. */
  readonly sections: QuoteContent['sections'];
}

/** A quote for a terminal: the total first, then how it is made up. */
export function quoteText(quote: Quote<NamedQuestion>, words: QuoteWords): string {
  const { t } = words;
  const who = (child: number) =>
    quote.children.length > 1 ? `${t('words.child')} ${child}: ` : '';
  return [
    totalText(quote, words),
    ...quote.children.map(({ child, totalCents }) =>
      group(
        `${t('words.child')} ${child}: ${euro(totalCents, words)}`,
        quote.lines.filter((line) => line.child === child).map((line) => lineText(line, words)),
      ),
    ),
    group(
      t('headings.notApplied'),
      quote.notApplied.map((item) => who(item.child) + notAppliedText(item, words)),
    ),
    group(
      t('headings.deadlines'),
      quote.deadlines.map((deadline) => deadlineText(deadline, words)),
    ),
    group(
      t('headings.documents'),
      quote.documents.map(({ child, key }) => who(child) + t(`documents.${key}`)),
    ),
    group(
      t('headings.openQuestions'),
      quote.openQuestions.map((open) =>
        open.kind === 'interpretation'
          ? who(open.child) + t(`doubts.${open.code}`)
          : (open.question.reason ?? open.question.fact),
      ),
    ),
    group(
      t('headings.missing'),
      quote.missing.map(
        ({ child, field, affects }) =>
          `${who(child)}${t(`missing.${field}`)} (${t(`affects.${affects}`)})`,
      ),
    ),
    t('estimate'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function group(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

function totalText(
  { totalCents, fullPriceCents, savingsCents }: Quote<NamedQuestion>,
  words: QuoteWords,
): string {
  const { total, fullPrice, savings } = words.t('words');
  const first = `${total}: ${euro(totalCents, words)}`;
  if (savingsCents === 0) return first;
  return `${first}\n${fullPrice}: ${euro(fullPriceCents, words)}. ${savings}: ${euro(savingsCents, words)}.`;
}

/** `4 × 135 €` or `da 135 € a 108 €, −20%`, with its amount and the child's subtotal. */
function lineText(line: QuoteLine, words: QuoteWords): string {
  const { t, sections, formats } = words;
  const { from, to } = t('words');
  const on = line.takenOff ? ` (${t(`lines.${line.takenOff}`)})` : '';
  const [before, after] = [line.fromCents ?? 0, line.toCents ?? 0].map((cents) =>
    euro(cents, words),
  );
  const change = before === after ? '' : `, ${from} ${before} ${to} ${after}`;
  const percent = line.basisPoints ? `, −${formats.percent.format(line.basisPoints / 100)}` : '';
  const quantity = line.quantity && !line.takenOff ? `: ${line.quantity} × ${after}` : '';
  const amount = `${line.amountCents < 0 ? '−' : '+'}${euro(Math.abs(line.amountCents), words)}`;
  const label = `${t(`lines.${line.key}`)}${on}${quantity}${percent}${change}`;
  return `${amount} → ${euro(line.subtotalCents, words)}  ${label} [${lookUp(sections, line.section).title}]`;
}

function notAppliedText(
  { discount, reason, insteadCents }: QuoteNotApplied,
  words: QuoteWords,
): string {
  const { t } = words;
  const total =
    insteadCents === undefined ? [] : [t('instead', { total: euro(insteadCents, words) })];
  return [`${t(`discounts.${discount}`)}: ${t(`reasons.${reason}`)}`, ...total].join(' ');
}

function deadlineText(
  { key, date, time, monday, over }: QuoteDeadline,
  { t, formats }: QuoteWords,
): string {
  const what = t(`deadlines.${key}`, { date: monday ? formats.longDate.format(monday) : '' });
  const late = over ? ` (${t('over')})` : '';
  return `${formats.longDate.format(date)}, ${formats.time.format(time)}${late}: ${what}`;
}

function euro(cents: number, { formats }: QuoteWords): string {
  return formats.euro.format(cents / 100);
}

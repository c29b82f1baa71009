import type { NotApplied } from './discounts/not-applied.ts';
import type { Doubt, OpenQuestion } from './open-questions.ts';
import type { Quote } from './quote.ts';
import type { QuoteProblem } from './request/problem.ts';

/** A contradiction in a response. */
export interface NamedQuestion extends OpenQuestion {
  readonly id: string;
  /** For the manager and the secretariat; the public API omits it. */
  readonly reason?: string;
}

declare global {
  /** Our runtimes have it; TypeScript does not type it yet. */
  interface JSON {
    rawJSON(text: string): unknown;
  }
}

/** `421.00` in JSON: two decimals, which a JavaScript number would lose. */
function money(cents: number): unknown {
  return JSON.rawJSON((cents / 100).toFixed(2));
}

/** The response of schemas/quote-response.schema.json, as JSON. Percentages go from 0 to 100. */
export function responseOf(quote: Quote<NamedQuestion>): string {
  return toJson({
    total: money(quote.totalCents),
    fullPrice: money(quote.fullPriceCents),
    savings: money(quote.savingsCents),
    children: quote.children.map(({ totalCents, ...child }) => ({
      ...child,
      total: money(totalCents),
    })),
    lines: quote.lines.map(
      ({ takenOff, fromCents, toCents, basisPoints, amountCents, subtotalCents, ...line }) => ({
        ...line,
        ...(takenOff && { on: takenOff }),
        ...(fromCents !== undefined && { from: money(fromCents) }),
        ...(toCents !== undefined && { to: money(toCents) }),
        ...percentOf(basisPoints),
        amount: money(amountCents),
        subtotal: money(subtotalCents),
      }),
    ),
    notApplied: quote.notApplied.map(notAppliedResponse),
    deadlines: quote.deadlines.map(({ instant, ...deadline }) => ({
      ...deadline,
      instant: new Date(instant).toISOString(),
    })),
    documents: quote.documents,
    openQuestions: quote.openQuestions.map(openQuestionResponse),
    missing: quote.missing,
  });
}

/** The response to a request that cannot be quoted; `message` explains the problem. */
export function refusalOf(
  problems: readonly QuoteProblem[],
  message: (problem: QuoteProblem) => string,
): string {
  return toJson({
    problems: problems.map((problem) => ({ ...problem, message: message(problem) })),
  });
}

function toJson(response: object): string {
  return JSON.stringify(response, null, 2);
}

function notAppliedResponse({ insteadCents, basisPoints, ...item }: NotApplied): object {
  const instead = insteadCents !== undefined && { instead: money(insteadCents) };
  return { ...item, ...percentOf(basisPoints), ...instead };
}

function openQuestionResponse(open: Doubt<NamedQuestion>): object {
  if (open.kind === 'interpretation') return open;
  const { id, fact, reason } = open.question;
  return { kind: open.kind, id, fact, ...(reason !== undefined && { reason }) };
}

function percentOf(basisPoints: number | undefined): { percent?: number } {
  return basisPoints === undefined ? {} : { percent: basisPoints / 100 };
}

import { shownCents } from './money.ts';
import type { ChildAnswer } from './request/child-answer.ts';

/** What the children come to together, in cents. */
export interface FamilyTotal {
  readonly totalCents: number;
  /** Without any discount. */
  readonly fullPriceCents: number;
  /** The discounts' worth; what a voucher pays is no saving. */
  readonly savingsCents: number;
}

/** Adds the children up; each is already rounded (regulations, section 4). */
export function familyTotal(answers: readonly ChildAnswer[]): FamilyTotal {
  const totalCents = sum(answers.map(({ total }) => total.totalCents));
  const fullPriceCents = sum(answers.map(({ fullPrice }) => shownCents(fullPrice)));
  const coveredCents = sum(answers.map(({ offer }) => shownCents(offer.covered)));
  return { totalCents, fullPriceCents, savingsCents: fullPriceCents - totalCents - coveredCents };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

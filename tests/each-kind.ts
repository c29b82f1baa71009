import { type AddRequest, addItem } from '../src/author/add/add-item.ts';
import { kindsOf } from '../src/author/add/kinds.ts';
import type { SourceFile } from '../src/check/json/json-document.ts';
import type { CheckOptions, CheckResult } from '../src/check/run-checks.ts';
import { runChecks } from '../src/check/run-checks.ts';
import { campSources } from './camp.ts';
import { rulesWithoutProse, schemas, served } from './schemas.ts';

/** The camp has no hard-coded value, so the slow rule that looks for them is left out. */
const OPTIONS: CheckOptions = { served, only: rulesWithoutProse.map(({ name }) => name) };
const camp = runChecks(campSources, schemas, OPTIONS);

/** Every kind of item that can be added to the made-up camp, by the word that a manager types. */
export const KINDS = kindsOf(camp.project).map(({ word }) => word);

/** The values that `npm run add` asks for, by kind, in order. */
export const TYPED: Readonly<Record<string, readonly string[]>> = {
  closure: ['4/7/2031'],
  event: ['flag', 'everyWeeks=3'],
  notice: ['4/7/2031', '7/7/2031', 'where=lago-blu,prezzi'],
  'open-day': ['lagoBlu', '31/5/2031', '15:00-18:30', '28/5/2031'],
  paragraph: ['section=4'],
  rule: ['days=14', 'section=4'],
  sport: ['fromAge=9'],
};

/** The check of each result of `withItem`, which the next call takes as its state before the addition. */
const checked = new WeakMap<readonly SourceFile[], CheckResult>();

/** The content with one more item; its words are still to be written. @throws Error when it is refused */
export function withItem(
  sources: readonly SourceFile[],
  request: AddRequest,
  options = OPTIONS,
): readonly SourceFile[] {
  const isCamp = sources === campSources && options === OPTIONS;
  const before = isCamp ? camp : (checked.get(sources) ?? runChecks(sources, schemas, options));
  const done = addItem({ sources, before, schemas, options }, request);
  if (done.kind !== 'ready') throw new Error(`${request.kind}: ${JSON.stringify(done)}`);
  checked.set(done.after, done.checked);
  return done.after;
}

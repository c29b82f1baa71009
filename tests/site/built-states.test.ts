import { expect, it } from 'vitest';
import { filesOf } from '../../scripts/site/vite/validated-content.ts';
import { decide } from '../../src/author/decide/decision.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import type { CheckResult } from '../../src/check/run-checks.ts';
import { TO_WRITE } from '../../src/check/text-files.ts';
import { readSite } from '../../src/content/content.ts';
import type { JsonObject } from '../../src/content/json.ts';
import { CAMP_TODAY, campSources } from '../camp.ts';
import { grown, KINDS, TYPED } from '../each-kind.ts';
import { renderedSite } from '../rendered-site.ts';
import { schemas, served } from '../schemas.ts';
import { inState, type State, statesOf, strayForms, titleOf } from '../states.ts';
import { wordsOf } from '../visible-words.ts';

const NOON = Date.parse(`${CAMP_TODAY}T12:00:00Z`);
const LAST = statesOf(campSources).at(-1)?.venue ?? '';
/** The first and the last state: each costs a whole site. */
const STATES: readonly State[] = [
  { venue: LAST, status: 'open', listed: true, extension: 'confirmed' },
  { venue: LAST, status: 'in-definition', listed: true, extension: 'dropped' },
];

const HIDDEN: State = { venue: LAST, status: 'open', listed: false, extension: 'confirmed' };

const WORDS = 'Frasi scritte da chi cura il sito, lunghe quanto basta';
const WAITING = new RegExp(`"${TO_WRITE}[^"]*"`, 'g');

/** The camp with one more entry of each kind, its texts written, no two alike. */
function withOneMoreOfEach(): SourceFile[] {
  let count = 0;
  const words = () => {
    count += 1;
    return `"${WORDS}: ${[...String(count)].map((digit) => 'abcdefghil'[Number(digit)]).join('')}"`;
  };
  return KINDS.reduce<readonly SourceFile[]>(
    (sources, kind) => grown(sources, { kind, id: `new-${kind}`, typed: TYPED[kind] ?? [] }),
    campSources,
  ).map(({ path, text }) => ({ path, text: text.replace(WAITING, words) }));
}

/** The same with a longer closure: each site shows all of it, besides its own state. */
function closed(): readonly SourceFile[] {
  const sources = withOneMoreOfEach();
  const choice = { typed: '2031-08-24' };
  const decision = decide(sources, schemas, [{ fact: 'season.closures.august.to', choice }]);
  if (decision.kind !== 'ready') throw new Error(JSON.stringify(decision));
  const changed = new Map(decision.changes.map(({ path, after }) => [path, after]));
  return sources.map(({ path, text }) => ({ path, text: changed.get(path) ?? text }));
}

const camp = closed();
const known = new Map<State, { checked: CheckResult; site: ReturnType<typeof renderedSite> }>();

/** Rendered once, by the first test that asks. */
function rendered(state: State) {
  const before = known.get(state);
  if (before) return before;
  const checked = inState(camp, state, served);
  const one = { checked, site: renderedSite(checked, NOON) };
  known.set(state, one);
  return one;
}

it.each(STATES.map((state) => ({ title: titleOf(state), state })))(
  'builds no sentence of another state: $title',
  async ({ state }) => {
    const { checked, site } = rendered(state);
    expect(strayForms(checked, await site)).toEqual([]);
  },
);

it.each([true, false])('shows the page of a venue in menus only if it is listed: %s', (listed) => {
  const [open] = STATES;
  const checked = listed && open ? rendered(open).checked : inState(camp, HIDDEN, served);
  const { page } = (checked.project.facts.venues as JsonObject)[LAST] as JsonObject;
  const entry = readSite(filesOf(checked)).pages.find(({ id }) => id === page);
  expect([entry?.indexed, (entry?.menus.length ?? 0) > 0]).toEqual([listed, listed]);
});

it('builds every added entry once its texts are written', async () => {
  const [first] = STATES.map(rendered);
  const site = await first?.site;
  for (const page of ['new-activity', 'new-page', 'new-venue'])
    expect(site?.get(`${page}/index.html`)).toContain(WORDS);
});

it('finds a sentence of another state', async () => {
  const [open, defining] = STATES.map(rendered);
  if (!open || !defining) throw new Error('there are no states');
  expect(strayForms(open.checked, await defining.site).length).toBeGreaterThan(0);
});

it('shows a decided closure past its last Friday, in the calendar of the estimate', async () => {
  const [first] = STATES.map(rendered);
  const site = await first?.site;
  const calendar = wordsOf(site?.get('stima/index.html') ?? '').replace(/\s+/g, ' ');
  expect(calendar).toContain('Chiusura di Ferragosto 18–24 agosto');
});

it('shows a listed venue that is not ready with its label and a link to its page', async () => {
  const [, defining] = STATES.map(rendered);
  const site = await defining?.site;
  for (const page of ['index.html', 'relax/index.html', 'economic-regulations/index.html'])
    expect(wordsOf(site?.get(page) ?? '').replace(/\s+/g, ' ')).toContain(
      'Sede in fase di definizione',
    );
  expect(site?.get('index.html')).toContain('href="/colle-alto"');
});

// The camp with one more entry of each kind, a longer closure, and its third venue listed before it is ready.
import { expect, it } from 'vitest';
import { decide } from '../../src/author/decide/decide.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { TO_WRITE } from '../../src/check/text-files.ts';
import { readSite } from '../../src/content/content.ts';
import { CAMP_TODAY, campSources } from '../camp.ts';
import { KINDS, TYPED, withItem } from '../each-kind.ts';
import { renderedSite } from '../rendered-site.ts';
import { schemas, served } from '../schemas.ts';
import { wordsOf } from '../visible-words.ts';

const NOON = Date.parse(`${CAMP_TODAY}T12:00:00Z`);
const WORDS = 'Frasi scritte da chi cura il sito, lunghe quanto basta';
const WAITING = new RegExp(`"${TO_WRITE}[^"]*"`, 'g');

/** The camp with one more entry of each kind, its texts written, no two alike; placeholders stay. */
function withOneMoreOfEach(): SourceFile[] {
  let count = 0;
  const words = (text: string) => {
    count += 1;
    const letters = [...String(count)].map((digit) => 'abcdefghil'[Number(digit)]).join('');
    return `"${[`${WORDS}: ${letters}`, ...(text.match(/\{\{[^}]+\}\}/g) ?? [])].join(' per ')}"`;
  };
  return KINDS.reduce<readonly SourceFile[]>(
    (sources, kind) => withItem(sources, { kind, id: `new-${kind}`, typed: TYPED[kind] ?? [] }),
    campSources,
  ).map(({ path, text }) => ({ path, text: text.replace(WAITING, words) }));
}

function closed(): readonly SourceFile[] {
  const choice = { typed: '2031-08-24' };
  const chosen = [{ fact: 'season.closures.august.to', choice }];
  const decision = decide(withOneMoreOfEach(), schemas, chosen);
  if (decision.kind !== 'ready') throw new Error(JSON.stringify(decision));
  return decision.sources;
}

/** Colle Alto, not ready yet, with the warning that its page then needs. */
function checkedWith(camp: readonly SourceFile[], listed: boolean) {
  const banner = { title: 'Sede da confermare', text: 'Tutto può ancora cambiare.' };
  const sources = camp.map(({ path, text }) => {
    const value = JSON.parse(text);
    if (path === 'facts/venues.json')
      Object.assign(value.colleAlto, { status: 'in-definition', listed });
    if (path === 'texts/it/colle-alto.json') value.banner ??= banner;
    return { path, text: JSON.stringify(value) };
  });
  const result = runChecks(sources, schemas, { served });
  const errors = result.findings.filter(({ severity }) => severity === 'error');
  expect(errors.map((error) => `${error.file}:${error.line} ${sentenceOf(error)}`)).toEqual([]);
  return result;
}

const ADDED = ['/new-activity', '/new-page', '/new-venue'];
const EVENTS = '/daily-events';
const PEOPLE = '/chi-siamo';

const camp = closed();
const checked = checkedWith(camp, true);
const site = await renderedSite(checked, NOON, [
  ...['/', '/economic-regulations', '/lago-blu', '/relax'],
  ...[...ADDED, EVENTS, PEOPLE],
]);
/** Nobody listed, and two events that exchanged their days. */
const changed = await renderedSite(
  checkedWith(
    camp.map(({ path, text }) => ({
      path,
      text: text
        .replace(
          path === 'facts/staff.json' ? '"listed": true' : '',
          (part) => part && '"listed": false',
        )
        .replace('"challenge": { "weekday": "thursday"', '"challenge": { "weekday": "friday"')
        .replace('"quiz": { "weekday": "friday"', '"quiz": { "weekday": "thursday"'),
    })),
    true,
  ),
  NOON,
  [EVENTS, PEOPLE],
);
const words = (page: string) => wordsOf(site.get(page) ?? '').replace(/\s+/g, ' ');

it('shows the page of a venue in menus only if it is listed', () => {
  const shown = [checked, checkedWith(camp, false)].map(({ project }) => {
    const { pages } = readSite(project.contentFiles);
    const entry = pages.find(({ id }) => id === 'colle-alto');
    return [entry?.indexed, (entry?.menus.length ?? 0) > 0];
  });
  expect(shown).toEqual([
    [true, true],
    [false, false],
  ]);
});

it('builds every added entry once its texts are written', () => {
  for (const path of ADDED) expect(site.get(`${path.slice(1)}/index.html`)).toContain(WORDS);
});

it('shows the people who are listed, and no part for them without any', () => {
  const part = /<section[^>]*id="persone"[\s\S]*?<\/section>/;
  const [shown = ''] = part.exec(site.get('chi-siamo/index.html') ?? '') ?? [];
  expect(wordsOf(shown)).toContain(WORDS);
  expect(changed.get('chi-siamo/index.html')).not.toMatch(part);
});

it('shows events in the order of their days', () => {
  const names = ['Sfida tra famiglie', 'Quiz a premi'];
  const inOrder = (page = '') =>
    names.toSorted((a, b) => page.indexOf(`>${a}<`) - page.indexOf(`>${b}<`));
  expect(inOrder(site.get('daily-events/index.html'))).toEqual(names);
  expect(inOrder(changed.get('daily-events/index.html'))).toEqual(names.toReversed());
});

it('shows a decided closure past its last Friday', () => {
  expect(words('lago-blu/index.html')).toContain('Chiusura di agosto: 18–24 agosto');
});

it('shows a listed venue that is not ready with its label and a link to its page', () => {
  for (const page of ['index.html', 'relax/index.html', 'economic-regulations/index.html'])
    expect(words(page)).toContain('Sede in fase di definizione');
  expect(site.get('index.html')).toContain('href="/colle-alto"');
});

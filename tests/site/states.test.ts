import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachText, isSentence, type Json, type JsonObject } from '../../src/content/json.ts';
import { camelCase, FACT_FILES } from '../../src/content/paths.ts';
import { worded } from '../../src/content/sentences.ts';
import type { SeasonFacts, VenuesFacts } from '../../src/content/types.ts';
import { CAMP } from '../camp.ts';
import { BuiltSite, LONGEST_BUILD_MS } from './built-site.ts';
import { LIVE } from './live.ts';

/** Words that a page may hold only while a venue is being defined, or the extension undecided. */
const DEFINING = [
  'in fase di definizione',
  'in definizione',
  'Stiamo preparando',
  'prevediamo',
  'che stiamo definendo',
];
const UNDECIDED = ['non è ancora deciso', 'è soggetto a verifica', 'non consideratelo garantito'];
const CONFIRMED = ['è confermato'];

type Extension = 'open' | 'confirmed' | 'dropped';

interface State {
  readonly camp: string;
  readonly isReady: boolean;
  readonly listed: boolean;
  readonly extension: Extension;
  /** What no page may say. */
  readonly never: readonly string[];
}

const STATES: readonly State[] = [CAMP, LIVE].flatMap((camp) => [
  { camp, isReady: true, listed: true, extension: 'confirmed', never: [...DEFINING, ...UNDECIDED] },
  {
    camp,
    isReady: false,
    listed: true,
    extension: 'dropped',
    never: [...UNDECIDED, ...CONFIRMED, 'Possibile prolungamento'],
  },
]);

function put(site: BuiltSite, { isReady, listed, extension }: State): void {
  site.edit<VenuesFacts>('facts/venues.json', (venues) => {
    for (const [name, venue] of Object.entries(venues)) {
      if (name === '$schema' || venue.status === undefined) continue;
      const isLast = name === Object.keys(venues).at(-1);
      venue.listed = isLast ? listed : true;
      venue.status = isLast && !isReady ? 'in-definition' : 'open';
    }
  });
  site.edit<SeasonFacts>('facts/season.json', (season) => {
    if (!season.extension) return;
    season.extension.status = extension;
    if (extension === 'confirmed') season.end = season.extension.end;
  });
  if (extension !== 'confirmed') return;
  for (const page of ['home', 'layout', 'lavora-con-noi', 'lavoro']) unsay(site, page);
  site.edit<{ questions: Record<string, { fact: string }> }>('questions.json', ({ questions }) => {
    for (const [id, { fact }] of Object.entries(questions))
      if (fact === 'season.end') delete questions[id];
  });
}

function unsay(site: BuiltSite, page: string): void {
  if (!site.has(`pages/${page}.json`)) return;
  site.edit<{ says?: JsonObject }>(`pages/${page}.json`, ({ says }) => {
    if (says) delete says['season.end'];
  });
}

describe.each(STATES)('$camp with a venue ready: $isReady, extension $extension', (state) => {
  const site = new BuiltSite(state.camp);
  beforeAll(() => {
    put(site, state);
    site.build();
  }, LONGEST_BUILD_MS);
  afterAll(() => site.remove());

  it('says nothing of another state on any page', () => {
    const found = [...site.pages()].flatMap(([path, html]) =>
      state.never
        .filter((words) => wordsOf(html).includes(words))
        .map((words) => `${path}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  it('shows no form that is not in force', () => {
    const facts = factsOf(site);
    const found = dormantForms(site, facts).flatMap((words) =>
      [...site.pages()]
        .filter(([, html]) => wordsOf(html).includes(words))
        .map(([path]) => `${path}: ${words}`),
    );
    expect(found).toEqual([]);
  });
});

/** What readers see of a page, its title and description included. */
function wordsOf(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, ' ');
}

function factsOf(site: BuiltSite): JsonObject {
  return Object.fromEntries(
    FACT_FILES.map((name) => [camelCase(name), JSON.parse(site.source(`facts/${name}.json`))]),
  );
}

/** The longest piece without placeholders of each form that is not in force: no other text says the same. */
function dormantForms(site: BuiltSite, facts: JsonObject): string[] {
  const texts = site.sources('texts/it').map((path) => JSON.parse(site.source(path)) as Json);
  const shown = texts.flatMap((text) => [...eachText(worded(text, facts))].map(({ text }) => text));
  const forms = texts.flatMap((text) => [...formsIn(text)]);
  const pieces = forms
    .filter((form) => !shown.includes(form))
    .map((form) => form.split(/\{\{[^{}]*\}\}/).sort((a, b) => b.length - a.length)[0] ?? '')
    .filter((piece) => piece.length > LEAST);
  return pieces.filter((piece) => !shown.some((text) => text.includes(piece)));
}

const LEAST = 12;

function* formsIn(value: Json): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if (isSentence(value) && 'forms' in value) {
    for (const { text } of eachText(value.forms as Json)) yield text;
    return;
  }
  for (const child of Object.values(value)) yield* formsIn(child);
}

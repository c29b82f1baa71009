import { mkdirSync, writeFileSync } from 'node:fs';
import type { Measure } from '../../scripts/bench.ts';
import { readContentFolder, readSchemas } from '../../scripts/project/content-folder.ts';
import { CONTENT, SCHEMAS } from '../../scripts/project/places.ts';
import { requestSchemas } from '../../scripts/project/request-schemas.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { addOurFormats } from '../../src/check/schema/formats.ts';
import { SchemaSet } from '../../src/check/schema/schema-set.ts';
import { type Claim, createVerify } from '../../src/check/verify/verify-text.ts';
import { readSiteContent } from '../../src/content/content.ts';
import { isObject, type Json, sameJson, valueAt } from '../../src/content/json.ts';
import { placeholdersOf } from '../../src/content/placeholders.ts';
import { createFormats, type FormatName, type Formats } from '../../src/i18n/format.ts';
import { Publication } from '../../src/publish/publication.ts';
import { createVoice } from '../../src/publish/voice.ts';
import { voiceData } from '../../src/publish/voice-data.ts';
import { createVoiceRoutes } from '../../src/server/voice/createVoiceRoutes.ts';
import { tools } from '../../src/server/voice/tools.ts';
import { Original } from './mutations/mutation.ts';
import { Random } from './mutations/random.ts';
import { officialFacts, type Shown, shownValues } from './mutations/typed-slips.ts';
import { near, WRITERS } from './mutations/written-forms.ts';

const SEED = 20250609;
const OF_EACH = 500;
const LEAST_MARKED = 0.98;
const REPORT = 'reports/verify.json';

/** A sentence of the site with one value typed by hand: that of the fact, or another. */
interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly fact: string;
  readonly form: string;
  readonly isTrue: boolean;
  readonly venue: string | undefined;
}

/**
 * 500 true and 500 wrong sentences, written from the facts in all forms that people use: the wrong
 * ones are marked at their place, the true ones are left alone, and every way to ask says the same.
 */
export async function benchVerify(): Promise<Measure> {
  const sources = readContentFolder(CONTENT);
  const { project } = runChecks(sources, new SchemaSet(readSchemas(SCHEMAS)));
  const publication = new Publication(project, '2025-05-01');
  const data = voiceData(publication, requestSchemas());
  const sentences = sample(allSentences(publication, new Original(sources)), new Random(SEED));
  const verify = createVerify(data.verify);
  const judged = sentences.map((sentence) => ({
    ...sentence,
    claims: verify(sentence.text, sentence.venue),
  }));
  const wrong = judged.filter(({ isTrue }) => !isTrue);
  const missed = wrong.filter((one) => !one.claims.some((claim) => marks(claim, one)));
  const alarms = judged.filter(({ isTrue, claims }) => isTrue && claims.some(isAlarm));
  const same = await allWaysAgree(data, judged);
  mkdirSync('reports', { recursive: true });
  writeFileSync(REPORT, JSON.stringify({ missed, alarms }, null, 2));
  const share = 1 - missed.length / wrong.length;
  const trueOnes = judged.length - wrong.length;
  return {
    line: `${wrong.length - missed.length} di ${wrong.length} frasi sbagliate segnate (${(share * 100).toFixed(1)} %), ${alarms.length} allarmi su ${trueOnes} giuste; HTTP e MCP ${same ? 'dicono lo stesso' : 'dicono altro'}; l’elenco: ${REPORT}`,
    enough: share >= LEAST_MARKED && alarms.length === 0 && same,
  };
}

function marks({ verdict, start, end }: Claim, sentence: Sentence): boolean {
  return verdict !== 'equal' && start < sentence.end && end > sentence.start;
}

function isAlarm({ verdict }: Claim): boolean {
  return verdict === 'differs' || verdict === 'unknown';
}

function sample(sentences: readonly Sentence[], random: Random): Sentence[] {
  return [true, false].flatMap((isTrue) =>
    random.sample(
      sentences.filter((one) => one.isTrue === isTrue),
      OF_EACH,
    ),
  );
}

function allSentences(publication: Publication, original: Original): Sentence[] {
  const { texts, locale } = readSiteContent(publication.files, 'it');
  const formats = createFormats(locale.language, texts);
  const official = officialFacts(original);
  return shownValues(original).flatMap((shown) => {
    const pageId = /([^/]+)\.json$/.exec(shown.file)?.[1] ?? '';
    const fact = valueAt(official, shown.placeholder.name.split('.'));
    if (!publication.isPublic(pageId) || fact === undefined || !sameJson(fact, shown.value))
      return [];
    const venue = venueOf(official, pageId);
    const write = (value: Json | undefined, isTrue: boolean) =>
      value === undefined ? [] : written(shown, value, official, formats, { isTrue, venue });
    return [...write(fact, true), ...[1, -1, 2].flatMap((step) => write(near(fact, step), false))];
  });
}

function venueOf(official: Json, pageId: string): string | undefined {
  const venues = valueAt(official, ['venues']);
  return Object.entries(isObject(venues) ? venues : {}).find(
    ([, venue]) => valueAt(venue, ['page']) === pageId,
  )?.[0];
}

function written(
  { text, placeholder }: Shown,
  value: Json,
  official: Json,
  formats: Formats,
  about: Pick<Sentence, 'isTrue' | 'venue'>,
): Sentence[] {
  const before = filled(text.slice(0, placeholder.start), official, formats);
  const after = filled(text.slice(placeholder.end), official, formats);
  const writer = WRITERS[placeholder.format ?? ''];
  // «uno settimane»: one and many are no forms of one sentence.
  if (placeholder.format === 'number' && value === 1) return [];
  return (writer?.(value, { before, after }) ?? []).map(({ name, text: typed }) => ({
    text: before + typed + after,
    start: before.length,
    end: before.length + typed.length,
    fact: placeholder.name,
    form: name,
    ...about,
  }));
}

/** The other placeholders of a sentence, in the official values. */
function filled(text: string, official: Json, formats: Formats): string {
  return placeholdersOf(text)
    .toReversed()
    .reduce((all, { start, end, name, format, kind }) => {
      const value = kind === 'fact' ? valueAt(official, name.split('.')) : undefined;
      const known = formats[(format ?? '') as FormatName];
      const shown =
        value === undefined || value === null
          ? ''
          : known?.accepts(value)
            ? known.write(value)
            : String(value);
      return all.slice(0, start) + shown.replaceAll('\u00A0', ' ') + all.slice(end);
    }, text);
}

/** The same sentences through HTTP and through the protocol. */
async function allWaysAgree(
  data: ReturnType<typeof voiceData>,
  judged: readonly (Sentence & { claims: readonly Claim[] })[],
): Promise<boolean> {
  const voice = createVoice(data, addOurFormats);
  const limits = { perMinute: 1_000_000, trustedProxies: [] };
  const routes = createVoiceRoutes({ voice: () => voice, now: () => 0, limits });
  const tool = tools(voice, () => 0).find(({ definition }) => definition.name === 'verify');
  for (const { text, venue, claims } of judged) {
    const body = JSON.stringify({ text, venue });
    const answer = await (await routes.request('/verify', { method: 'POST', body })).json();
    const listed = voice.venues.includes(venue ?? '');
    const called = JSON.parse(tool?.call({ text, ...(listed && { venue }) }).text ?? '{}');
    const expected = JSON.stringify(claims);
    if (JSON.stringify(answer.claims) !== expected) return false;
    if ((listed || venue === undefined) && JSON.stringify(called.claims) !== expected) return false;
  }
  return true;
}

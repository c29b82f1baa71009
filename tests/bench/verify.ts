import { mkdirSync, writeFileSync } from 'node:fs';
import { readContentFolder } from '../../scripts/project/content-folder.ts';
import { CONTENT } from '../../scripts/project/places.ts';
import { requestSchemas } from '../../scripts/project/request-schemas.ts';
import type { Measure } from '../../scripts/test/bench.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { addOurFormats } from '../../src/check/schema/formats.ts';
import { createPublicApi } from '../../src/publish/public-api.ts';
import { publicApiData } from '../../src/publish/public-api-data.ts';
import { Publication } from '../../src/publish/publication.ts';
import { createPublicApiRoutes } from '../../src/server/public-api/createPublicApiRoutes.ts';
import { tools } from '../../src/server/public-api/tools.ts';
import { askFacts } from '../../src/staff/generator/post/facts/ask-facts.ts';
import type { Claim } from '../../src/verify/claim.ts';
import { createVerify } from '../../src/verify/verify-text.ts';
import { schemas } from '../schemas.ts';
import { Original } from './mutations/mutation.ts';
import { Random } from './mutations/random.ts';
import { claimsOfCommand } from './verify/by-command.ts';
import { messageSentences, type Sentence, siteSentences } from './verify/sentences.ts';

const SEED = 20250609;
const OF_EACH = 500;
const LEAST_MARKED = 0.98;
const REPORT = 'reports/verify.json';

/** A sentence and what the reader says of it. */
type Judged = Sentence & { readonly claims: readonly Claim[] };

/**
 * 500 true and 500 wrong sentences, written from the facts in all forms that people use: the wrong
 * ones are marked at their place, the true ones are left alone, and every way to ask says the same.
 * The thresholds were chosen with the sentences of the site and one lot of messages; the other lot
 * is told apart.
 */
export async function benchVerify(): Promise<Measure> {
  const sources = readContentFolder(CONTENT);
  const { project } = runChecks(sources, schemas);
  const publication = new Publication(project, '2025-05-01');
  const original = new Original(sources);
  const data = publicApiData(publication, requestSchemas());
  const verify = createVerify(data.verify);
  const judge = (sentences: readonly Sentence[]): Judged[] =>
    sentences.map((one) => ({ ...one, claims: verify(one.text, one.venue) }));
  const messages = (lot: 'known' | 'heldOut') => messageSentences(publication, original, lot);
  const known = [...siteSentences(publication, original), ...messages('known')];
  const seeded = judge(sample(known, new Random(SEED)));
  const heldOut = judge(messages('heldOut'));
  const ways = waysToAsk(data);
  const inPanel = await Promise.all(seeded.map(ways.panel));
  const told = { seeded: outcome(seeded), heldOut: outcome(heldOut), panel: outcome(inPanel) };
  mkdirSync('reports', { recursive: true });
  writeFileSync(REPORT, JSON.stringify(told, null, 2));
  const same = await allWaysAgree(ways, verify, [...seeded, ...heldOut]);
  return {
    line: `${lineOf(told.seeded)}; mai viste: ${lineOf(told.heldOut)}; nel pannello, che non sa la sede: ${lineOf(told.panel)}; comando, HTTP, MCP e pannello ${same ? 'dicono lo stesso' : 'dicono altro'}; l’elenco: ${REPORT}`,
    enough: Object.values(told).every(isEnough) && same,
  };
}

interface Outcome {
  readonly wrong: number;
  readonly trueOnes: number;
  readonly missed: readonly Judged[];
  readonly alarms: readonly Judged[];
}

function outcome(judged: readonly Judged[]): Outcome {
  const wrong = judged.filter(({ isTrue }) => !isTrue);
  return {
    wrong: wrong.length,
    trueOnes: judged.length - wrong.length,
    missed: wrong.filter((one) => !one.claims.some((claim) => marks(claim, one))),
    alarms: judged.filter(({ isTrue, claims }) => isTrue && claims.some(isAlarm)),
  };
}

function lineOf({ wrong, trueOnes, missed, alarms }: Outcome): string {
  const share = (100 * (wrong - missed.length)) / wrong;
  return `${wrong - missed.length} di ${wrong} frasi sbagliate segnate (${share.toFixed(1)} %), ${alarms.length} allarmi su ${trueOnes} giuste`;
}

function isEnough({ wrong, missed, alarms }: Outcome): boolean {
  return 1 - missed.length / wrong >= LEAST_MARKED && alarms.length === 0;
}

function marks({ verdict, start, end }: Claim, sentence: Sentence): boolean {
  return verdict !== 'equal' && start < sentence.end && end > sentence.start;
}

function isAlarm({ verdict }: Claim): boolean {
  return verdict === 'differs';
}

function sample(sentences: readonly Sentence[], random: Random): Sentence[] {
  return [true, false].flatMap((isTrue) =>
    random.sample(
      sentences.filter((one) => one.isTrue === isTrue),
      OF_EACH,
    ),
  );
}

type Ways = ReturnType<typeof waysToAsk>;

/** Every way to ask but the command: each through the code that serves it. */
function waysToAsk(data: ReturnType<typeof publicApiData>) {
  const publicApi = createPublicApi(data, addOurFormats);
  const limits = { perMinute: 1_000_000, trustedProxies: [] };
  const routes = createPublicApiRoutes({ publicApi: () => publicApi, now: () => 0, limits });
  const tool = tools(publicApi, () => 0).find(({ definition }) => definition.name === 'verify');
  const { signal } = new AbortController();
  return {
    isListed: (venue: string | undefined) =>
      venue === undefined || publicApi.venues.includes(venue),
    http: async ({ text, venue }: Sentence): Promise<unknown> => {
      const body = JSON.stringify({ text, venue });
      const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
      return (await (await routes.request('/verify', init)).json()).claims;
    },
    protocol: async ({ text, venue }: Sentence): Promise<unknown> => {
      const answer = await tool?.call({ text, ...(venue && { venue }) });
      return JSON.parse(answer?.text ?? '{}').claims;
    },
    /** As the staff's panel asks for a post: it names no venue but in its words. */
    panel: async <T extends Sentence>(sentence: T): Promise<T & { claims: Claim[] }> => {
      const send: typeof fetch = async (_, init) => routes.request('/verify', init);
      const answer = await askFacts(sentence.text, signal, send);
      return { ...sentence, claims: answer.is === 'checked' ? (answer.claims as Claim[]) : [] };
    },
  };
}

/** The same sentences through the command, HTTP, the protocol and the panel. */
async function allWaysAgree(
  ways: Ways,
  verify: ReturnType<typeof createVerify>,
  judged: readonly Judged[],
): Promise<boolean> {
  const commanded = claimsOfCommand(judged);
  for (const [index, one] of judged.entries()) {
    const answers = [await ways.http(one), commanded[index]];
    if (ways.isListed(one.venue)) answers.push(await ways.protocol(one));
    if (answers.some((answer) => !isSame(answer, one.claims))) return false;
    if (!isSame((await ways.panel(one)).claims, verify(one.text))) return false;
  }
  return true;
}

function isSame(answer: unknown, claims: readonly Claim[]): boolean {
  return JSON.stringify(answer) === JSON.stringify(claims);
}

import { afterAll, describe, expect, test } from 'vitest';
import type {
  FeesFacts,
  GeneratorInstruction,
  PricesFacts,
  VenuesFacts,
} from '../../../../src/content/types.ts';
import { createApp } from '../../../../src/server/app.ts';
import { fileCounters } from '../../../../src/server/relay/limits/file-counters.ts';
import { campContent, changed } from '../../../camp.ts';
import { startProvider } from '../../../e2e/scripted-provider.ts';
import { builtApi, builtData } from '../../publish/made-up.ts';
import { MadeUpSite } from '../site/made-up-site.ts';
import { NOON, relayUnderTest, requestOf, said, settingsFor } from './relay-under-test.ts';

const { material } = campContent<GeneratorInstruction>('generator/it.json');
const prices = campContent<PricesFacts>('facts/prices.json');
const venues = campContent<VenuesFacts>('facts/venues.json');
const fees = campContent<FeesFacts>('facts/fees.json');
const publicApi = builtApi();
/** The data that a build writes for the server, with another enrolment fee. */
const publicApiFile = (fee: number) => {
  const sources = changed<FeesFacts>('facts/fees.json', (all) => {
    all.enrolment = fee;
  });
  return JSON.stringify(builtData(sources));
};
const [BEFORE, AFTER] = [publicApiFile(17), publicApiFile(18)];
const provider = await startProvider();
afterAll(() => provider.close());

function serviceOf() {
  return {
    settings: settingsFor(provider.url),
    counters: fileCounters(':memory:', () => NOON),
  };
}

const lastAsked = () => JSON.stringify(provider.requests.at(-1)?.body).replaceAll('\u00A0', ' ');

/** What a description sends to the model, and the response to the staff. */
async function generated(description: string, content = 'Ecco il post') {
  const service = serviceOf();
  provider.script({ content });
  const { body } = await relayUnderTest(service.settings, {
    service,
    publicApi: () => publicApi,
  }).ask({
    body: said(description),
  });
  return { asked: lastAsked(), answer: body.content ?? '' };
}

test('sends the model the facts that a description mentions', async () => {
  const wrong =
    'A Lago Blu la settimana a mezza giornata costa 99 €. La quota d’iscrizione è di 99 €.';
  const { asked } = await generated(wrong);
  expect(asked).toContain(material.facts);
  expect(asked).toContain(`: ${prices.halfDayWeek} €`);
  expect(asked).toContain(`: ${fees.enrolment} €`);
  expect(asked).not.toContain(`: ${venues.parcoTigli?.prices?.week} €`);
});

test('omits undecided facts', async () => {
  const { asked } = await generated('A Lago Blu la settimana costa 99 €.');
  expect(asked).not.toContain(`: ${prices.week} €`);
});

test('sends no facts for a description without any', async () => {
  const { asked } = await generated('Caccia al tesoro con le figurine');
  expect(asked).not.toContain(material.facts);
});

test('shows an answer with wrong figures, and marks them', async () => {
  const post = 'La quota d’iscrizione è di 999 €.';
  const { answer } = await generated('Quota d’iscrizione', post);
  expect(answer).toBe(post);
  const [claim] = await publicApi.verify({ text: answer });
  expect([claim?.found, claim?.verdict, claim?.fact?.path]).toEqual([
    '999 €',
    'differs',
    'fees.enrolment',
  ]);
});

describe('the app that serves the site', () => {
  const site = new MadeUpSite();
  let clock = NOON;
  const app = () => {
    const relay = { service: serviceOf(), now: () => NOON, log: () => {} };
    return createApp({ root: site.root, relay, now: () => clock });
  };
  const incoming = { socket: { remoteAddress: '192.0.2.1' } };
  const body = said('La quota d’iscrizione');
  async function toldTo(served: ReturnType<typeof app>): Promise<string> {
    provider.script({ content: 'Ecco il post' });
    const response = await served.fetch(requestOf({ body }), { incoming });
    expect(response.status).toBe(200);
    return lastAsked();
  }

  test('gives the relay the facts of the current site', async () => {
    site.release({ 'site-api.json': BEFORE });
    const served = app();
    expect(await toldTo(served)).toContain(': 17 €');
    site.release({ 'site-api.json': AFTER });
    clock += 60_000;
    const later = await toldTo(served);
    expect(later).toContain(': 18 €');
    expect(later).not.toContain(': 17 €');
  });

  test('asks to retry when the site has no prompt', async () => {
    site.release();
    const response = await app().fetch(requestOf({ body }), { incoming });
    expect([response.status, (await response.json()).error]).toEqual([503, 'busy']);
  });
});

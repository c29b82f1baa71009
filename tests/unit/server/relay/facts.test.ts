import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestSchemas } from '../../../../scripts/project/request-schemas.ts';
import { addOurFormats } from '../../../../src/check/schema/formats.ts';
import type {
  FeesFacts,
  GeneratorInstruction,
  PricesFacts,
} from '../../../../src/content/types.ts';
import { createVoice } from '../../../../src/publish/voice.ts';
import { voiceData } from '../../../../src/publish/voice-data.ts';
import { createPrompt } from '../../../../src/server/relay/createPrompt.ts';
import { fileCounters } from '../../../../src/server/relay/limits/fileCounters.ts';
import { campContent, campFiles } from '../../../camp.ts';
import { type ScriptedProvider, startProvider } from '../../../e2e/scripted-provider.ts';
import { published } from '../../publish/made-up.ts';
import { NOON, relayUnderTest, said, settingsFor } from './relay-under-test.ts';

const { material } = campContent<GeneratorInstruction>('generator/it.json');
const prices = campContent<PricesFacts>('facts/prices.json');
const fees = campContent<FeesFacts>('facts/fees.json');
const voice = createVoice(voiceData(published(), requestSchemas()), addOurFormats);
let provider: ScriptedProvider;

beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

/** What the model was told for a description, and what the staff are answered. */
async function generated(description: string, content = 'Ecco il post') {
  const settings = settingsFor(provider.url);
  const service = {
    settings,
    prompt: createPrompt(campFiles),
    counters: fileCounters(':memory:', () => NOON),
  };
  provider.script({ content });
  const { body } = await relayUnderTest(settings, { service, voice }).ask({
    body: said(description),
  });
  const asked = JSON.stringify(provider.requests.at(-1)?.body).replaceAll('\u00A0', ' ');
  return { asked, answer: body.content ?? '' };
}

test('gives the model the right values of what a description names', async () => {
  const wrong =
    'A Lago Blu la settimana a mezza giornata costa 99 €. La quota d’iscrizione è di 99 €.';
  const { asked } = await generated(wrong);
  expect(asked).toContain(material.facts);
  expect(asked).toContain(`: ${prices.lagoBlu?.halfDayWeek} €`);
  expect(asked).toContain(`: ${fees.enrolment} €`);
  expect(asked).not.toContain(`: ${prices.parcoTigli?.week} €`);
});

test('leaves out what nobody has decided', async () => {
  const { asked } = await generated('A Lago Blu la settimana costa 99 €.');
  expect(asked).not.toContain(`: ${prices.lagoBlu?.week} €`);
});

test('gives none where a description names nothing', async () => {
  const { asked } = await generated('Caccia al tesoro con le figurine');
  expect(asked).not.toContain(material.facts);
});

test('hides no answer whose figures are no facts, and marks them', async () => {
  const post = 'La quota d’iscrizione è di 999 €.';
  const { answer } = await generated('Quota d’iscrizione', post);
  expect(answer).toBe(post);
  const [claim] = voice.verify(answer);
  expect([claim?.found, claim?.verdict, claim?.fact?.path]).toEqual([
    '999 €',
    'differs',
    'fees.enrolment',
  ]);
});

import { describe, expect, it } from 'vitest';
import { textOf } from '../../../../src/staff/speech/dictated-text.ts';
import {
  type Command,
  type Dictation,
  type DictationEvent,
  noDictation,
  step,
} from '../../../../src/staff/speech/dictation.ts';
import { findRecogniser, isHandheld } from '../../../../src/staff/speech/recogniser.ts';

const pressed: DictationEvent = { kind: 'pressed', text: '' };
const begun: DictationEvent = { kind: 'begun' };
const ended: DictationEvent = { kind: 'ended' };
const failed = (error: string): DictationEvent => ({ kind: 'failed', error });
const heard = (text: string): DictationEvent => ({
  kind: 'heard',
  phrases: [{ text, isFinal: true, confidence: 0.9 }],
});

/** Replays events: the commands, the last phase with its problem, and the text. */
function play(handheld: boolean, events: readonly DictationEvent[]): string {
  const commands: Command[] = [];
  const { phase, problem, dictated } = events.reduce<Dictation>((state, event) => {
    const [next, command] = step(state, event);
    if (command) commands.push(command);
    return next;
  }, noDictation(handheld));
  return [commands.join(' '), problem ? `${phase} ${problem}` : phase, textOf(dictated)].join(
    ' | ',
  );
}

const run = (event: DictationEvent) => [begun, event, ended];
const silence = run(failed('no-speech'));
const typed: DictationEvent = { kind: 'typed', text: 'a mano' };

it.each([
  ['starts and stops', [begun, heard('ciao'), pressed, ended], 'start stop | off | ciao'],
  ['inserts what was said last', [begun, pressed, heard('sì'), ended], 'start stop | off | sì'],
  ['aborts when pressed while it stops', [begun, pressed, pressed], 'start stop abort | off | '],
  ['forgets the last problem', [failed('network'), ended, pressed], 'start start | starting | '],
  ['forgets it when the person types', [failed('network'), ended, typed], 'start | off | a mano'],
  ['has none once stopped', [begun, pressed, failed('aborted'), ended], 'start stop | off | '],
  [
    'is restarted after a pause, and continues',
    [...run(heard('oggi piscina')), begun, heard('domani parco')],
    'start start | listening | oggi piscina domani parco',
  ],
  ['stops after two silent runs', [...silence, ...silence], 'start start | off noSpeech | '],
])('on a desktop, the button %s', (_, events, told) => {
  expect(play(false, [pressed, ...events])).toBe(told);
});

it('stops after thirty runs', () => {
  const runs = Array.from({ length: 40 }, () => run(heard('parole'))).flat();
  const [commands = '', end] = play(false, [pressed, ...runs]).split(' | ');
  expect([commands.split(' ').length, end]).toEqual([30, 'off interrupted']);
});

it.each([
  ['waits for the button after a phrase', run(heard('piscina')), 'start | off | piscina'],
  ['reports at once that nothing was heard', silence, 'start | off noSpeech | '],
  ['ignores results once off', [...run(heard('ciao')), heard('ancora')], 'start | off | ciao'],
])('on a phone, it %s', (_, events, told) => {
  expect(play(true, [pressed, ...events])).toBe(told);
});

it.each([
  ['not-allowed', 'refused'],
  ['service-not-allowed', 'serviceRefused'],
  ['network', 'noNetwork'],
  ['audio-capture', 'noMicrophone'],
  ['language-not-supported', 'noLanguage'],
  ['aborted', 'interrupted'],
  ['bad-grammar', 'failed'],
  ['something-new', 'failed'],
])('the problem %s ends dictation and keeps the words', (error, problem) => {
  const events = [pressed, begun, heard('ciao'), failed(error), ended];
  expect(play(false, events)).toBe(`start | off ${problem} | ciao`);
});

describe('the browser', () => {
  class Fake {}

  it.each([
    [{ SpeechRecognition: Fake }, Fake],
    [{ webkitSpeechRecognition: Fake }, Fake],
    [{}, undefined],
    [{ SpeechRecognition: null }, undefined],
  ])('has a recogniser or not', (scope, found) => {
    expect(findRecogniser(scope)).toBe(found);
  });

  it.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36', 5, true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0, false],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140 Safari/537.36', 10, false],
  ])('tells a handheld from a desktop: %s', (userAgent, maxTouchPoints, handheld) => {
    expect(isHandheld({ userAgent, maxTouchPoints })).toBe(handheld);
  });
});

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

/** Replays events: the last state, and all commands. */
function play(handheld: boolean, events: readonly DictationEvent[]): [Dictation, Command[]] {
  const commands: Command[] = [];
  const last = events.reduce((state, event) => {
    const [next, command] = step(state, event);
    if (command) commands.push(command);
    return next;
  }, noDictation(handheld));
  return [last, commands];
}

describe('the button', () => {
  it('starts and stops', () => {
    const [state, commands] = play(false, [pressed, begun, heard('ciao'), pressed, ended]);
    expect(commands).toEqual(['start', 'stop']);
    expect(state).toMatchObject({ phase: 'off', problem: undefined });
    expect(textOf(state.dictated)).toBe('ciao');
  });

  it('still inserts what was said before it stopped', () => {
    const [state] = play(false, [pressed, begun, pressed, heard('ultima parola'), ended]);
    expect(textOf(state.dictated)).toBe('ultima parola');
  });

  it('aborts when pressed again while it stops', () => {
    const [state, commands] = play(false, [pressed, begun, pressed, pressed]);
    expect(commands).toEqual(['start', 'stop', 'abort']);
    expect(state.phase).toBe('off');
  });

  it('forgets the last problem when it starts again', () => {
    const [state] = play(false, [pressed, failed('network'), ended, pressed]);
    expect(state).toMatchObject({ phase: 'starting', problem: undefined });
  });
});

describe('a desktop, which ends after a pause', () => {
  it('is restarted, and continues', () => {
    const [state, commands] = play(false, [
      pressed,
      begun,
      heard('oggi piscina'),
      ended,
      begun,
      heard('domani parco'),
    ]);
    expect(commands).toEqual(['start', 'start']);
    expect(textOf(state.dictated)).toBe('oggi piscina domani parco');
  });

  it('stops after two silent runs', () => {
    const silence = [begun, failed('no-speech'), ended];
    const [state, commands] = play(false, [pressed, ...silence, ...silence]);
    expect(commands).toEqual(['start', 'start']);
    expect(state).toMatchObject({ phase: 'off', problem: 'noSpeech' });
  });

  it('stops after thirty runs', () => {
    const run = [begun, heard('parole'), ended];
    const [state, commands] = play(false, [
      pressed,
      ...Array.from({ length: 40 }, () => run).flat(),
    ]);
    expect(commands).toHaveLength(30);
    expect(state).toMatchObject({ phase: 'off', problem: 'interrupted' });
  });
});

describe('a phone, which ends after each phrase', () => {
  it('waits for the button', () => {
    const [state, commands] = play(true, [pressed, begun, heard('oggi piscina'), ended]);
    expect(commands).toEqual(['start']);
    expect(state).toMatchObject({ phase: 'off', problem: undefined });
  });

  it('reports at once that nothing was heard', () => {
    const [state] = play(true, [pressed, begun, failed('no-speech'), ended]);
    expect(state).toMatchObject({ phase: 'off', problem: 'noSpeech' });
  });
});

describe('a problem', () => {
  it.each([
    ['not-allowed', 'refused'],
    ['service-not-allowed', 'serviceRefused'],
    ['network', 'noNetwork'],
    ['audio-capture', 'noMicrophone'],
    ['language-not-supported', 'noLanguage'],
    ['aborted', 'interrupted'],
    ['bad-grammar', 'failed'],
    ['something-new', 'failed'],
  ])('%s ends dictation and keeps the words', (error, problem) => {
    const [state, commands] = play(false, [pressed, begun, heard('ciao'), failed(error), ended]);
    expect(commands).toEqual(['start']);
    expect(state).toMatchObject({ phase: 'off', problem });
    expect(textOf(state.dictated)).toBe('ciao');
  });

  it('is forgotten when the person types', () => {
    const [state] = play(false, [
      pressed,
      failed('network'),
      ended,
      { kind: 'typed', text: 'a mano' },
    ]);
    expect(state).toMatchObject({ phase: 'off', problem: undefined });
  });

  it('is not reported when the person stopped', () => {
    const [state] = play(false, [pressed, begun, pressed, failed('aborted'), ended]);
    expect(state).toMatchObject({ phase: 'off', problem: undefined });
  });
});

it('ignores results once it is off', () => {
  const [state] = play(true, [pressed, begun, heard('ciao'), ended, heard('ciao ancora')]);
  expect(textOf(state.dictated)).toBe('ciao');
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

import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { textOf } from './dictated-text.ts';
import {
  type Command,
  type Dictation,
  type DictationEvent,
  noDictation,
  step,
} from './dictation.ts';
import { findRecogniser, isHandheld, phrasesOf, type Recogniser } from './recogniser.ts';

export interface DictationField {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** BCP 47 tag, such as `it-IT`. */
  readonly language: string;
  /** The current text of the field. */
  read(): string;
  /** Sets the whole text of the field, dictation included. */
  write(text: string): void;
}

export type DictationControl = ReturnType<typeof useDictation>;

/** Dictation into a field: connects the state machine to the browser's recogniser. */
export function useDictation({ area, language, read, write }: DictationField) {
  const [dictation, setShown] = useState<Dictation>();
  const current = useRef<Dictation>(undefined);
  const recogniser = useRef<Recogniser>(undefined);
  const keepCursor = useCursor(area);
  const isOffered = useHydrated() && findRecogniser(window) !== undefined;

  const dispatch = (event: DictationEvent) => {
    const before = upToDate(current.current ?? noDictation(isHandheld(navigator)), read());
    const [after, command] = step(before, event);
    current.current = after;
    setShown(after);
    if (event.kind === 'heard' && textOf(after.dictated) !== read()) {
      keepCursor();
      write(textOf(after.dictated));
    }
    if (command) run(command);
  };
  const run = (command: Command) => {
    if (command === 'start') recogniser.current = begin(language, recogniser, dispatch);
    if (command === 'stop') recogniser.current?.stop();
    if (command === 'abort') abort(recogniser);
  };
  const press = () => dispatch({ kind: 'pressed', text: read() });
  const stop = () => {
    const { phase } = current.current ?? {};
    if (phase === 'starting' || phase === 'listening') press();
  };
  useStopWhenHidden(stop, recogniser);
  return {
    /** False in prerendered HTML, and in browsers without speech recognition. */
    isOffered,
    dictation: dictation,
    /** Starts, or stops. */
    press,
    /** Stops if listening. */
    stop,
    /** The person has typed, or put another text into the field. */
    typed: (text: string) => current.current && dispatch({ kind: 'typed', text }),
  };
}

/** Updates the state when something else changes the field, such as an example. */
function upToDate(state: Dictation, text: string): Dictation {
  const isListening = state.phase !== 'off';
  return isListening && textOf(state.dictated) !== text
    ? step(state, { kind: 'typed', text })[0]
    : state;
}

/** Starts a new recogniser for each run; ignores late events of old ones. */
function begin(
  language: string,
  current: RefObject<Recogniser | undefined>,
  dispatch: (event: DictationEvent) => void,
): Recogniser | undefined {
  const Class = findRecogniser(window);
  if (!Class) return undefined;
  abort(current);
  const recogniser = new Class();
  recogniser.lang = language;
  recogniser.continuous = true;
  recogniser.interimResults = true;
  recogniser.maxAlternatives = 1;
  recogniser.onstart = () => dispatch({ kind: 'begun' });
  recogniser.onresult = ({ results }) => dispatch({ kind: 'heard', phrases: phrasesOf(results) });
  recogniser.onerror = ({ error }) => dispatch({ kind: 'failed', error });
  recogniser.onend = () => dispatch({ kind: 'ended' });
  try {
    recogniser.start();
  } catch (error) {
    queueMicrotask(() => {
      dispatch({ kind: 'failed', error: String(error) });
      dispatch({ kind: 'ended' });
    });
  }
  return recogniser;
}

function abort(recogniser: RefObject<Recogniser | undefined>): void {
  const old = recogniser.current;
  recogniser.current = undefined;
  if (!old) return;
  old.onstart = old.onresult = old.onerror = old.onend = null;
  old.abort();
}

/** Stops listening when the person switches to another tab or leaves the page. */
function useStopWhenHidden(stop: () => void, recogniser: RefObject<Recogniser | undefined>): void {
  const stopNow = useEffectEvent(stop);
  useEffect(() => {
    const stopIfHidden = () => {
      if (document.hidden) stopNow();
    };
    document.addEventListener('visibilitychange', stopIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', stopIfHidden);
      abort(recogniser);
    };
  }, [recogniser]);
}

/** Restores the cursor of a person who types while words are appended: React moves it to the end. */
function useCursor(area: RefObject<HTMLTextAreaElement | null>) {
  const wanted = useRef<[number, number]>(undefined);
  useLayoutEffect(() => {
    if (wanted.current) area.current?.setSelectionRange(...wanted.current);
    wanted.current = undefined;
  });
  return () => {
    const field = area.current;
    if (field && document.activeElement === field && field.selectionEnd < field.value.length)
      wanted.current = [field.selectionStart, field.selectionEnd];
  };
}

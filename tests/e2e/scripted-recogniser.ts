// A speech recogniser that hears what a test says, in place of the browser's.
import type { Page } from 'playwright/test';

export interface Said {
  text: string;
  final?: boolean;
  confidence?: number;
}

/** The page's current recogniser, for the test to drive. */
export interface Script {
  starts: number;
  asked: { lang: string; continuous: boolean; interimResults: boolean };
  calls: string[];
  begin(): void;
  hear(...results: Said[]): void;
  fail(error: string): void;
  end(): void;
}
declare const script: Script;

/** In the page, before its scripts: installs the recogniser. */
export function installRecogniser(): void {
  interface Run {
    lang: string;
    continuous: boolean;
    interimResults: boolean;
    onstart?: () => void;
    onresult?: (event: object) => void;
    onerror?: (event: object) => void;
    onend?: () => void;
  }
  const played = { starts: 0, calls: [] as string[] };
  let run: Run | undefined;
  class Recogniser {
    start() {
      played.starts += 1;
      run = this as unknown as Run;
    }
    stop() {
      played.calls.push('stop');
    }
    abort() {
      played.calls.push('abort');
    }
  }
  Object.assign(window, {
    webkitSpeechRecognition: Recogniser,
    SpeechRecognition: undefined,
    script: Object.assign(played, {
      begin: () => run?.onstart?.(),
      hear: (...results: Said[]) => {
        const list = results.map(({ text, final = true, confidence = 0.9 }) =>
          Object.assign([{ transcript: text, confidence }], { isFinal: final }),
        );
        run?.onresult?.({ resultIndex: list.length - 1, results: list });
      },
      fail: (error: string) => run?.onerror?.({ error, message: '' }),
      end: () => run?.onend?.(),
    }),
  });
  Object.defineProperty(played, 'asked', { get: () => ({ ...run }) });
}

export const hear = (page: Page, ...results: Said[]) =>
  page.evaluate((all) => script.hear(...all), results);
export const fail = (page: Page, error: string) =>
  page.evaluate((name) => {
    script.fail(name);
    script.end();
  }, error);

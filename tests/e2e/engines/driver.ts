/** What a test can do in any browser; a page of a site is always open in it. */
export interface Driver {
  /** `Firefox 153.7.0` */
  readonly name: string;
  /** Resolves once the page has loaded. */
  navigate(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page, awaited; throws what it throws. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks at a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses a file in the field that the selector finds. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** By the browser's button, not by a script. */
  go(to: 'back' | 'forward'): Promise<void>;
  /** Width and height of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** The code points of keys in WebDriver. */
export const KEYS = {
  Tab: '\uE004',
  Enter: '\uE006',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
} as const;

export type Key = keyof typeof KEYS;

/** A click, in the notation of both WebDriver protocols. */
export const clickAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Keys pressed and released one after the other, in the notation of both WebDriver protocols. */
export const keysPressed = (values: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...values].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

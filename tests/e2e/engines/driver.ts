/** What a test may do to a browser, whichever it is; a page of a site is open in it all the time. */
export interface Driver {
  /** `Firefox 153.7.0` */
  readonly name: string;
  /** Ends once the page has loaded. */
  navigate(address: string): Promise<void>;
  /** The value of a JavaScript expression in the page, once its promise is kept; throws what it throws. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the mouse at a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses a file in the field that the selector finds. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** The button of the browser, not a script. */
  go(to: 'back' | 'forward'): Promise<void>;
  /** Width and height of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Each by the code point that WebDriver knows it by. */
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

/** A click as both WebDriver protocols write it. */
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

/** Keys pressed and let go one after the other, as both WebDriver protocols write it. */
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

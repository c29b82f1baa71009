import type { Drawing } from './drawing.ts';

/** Where each umbrella pine stands, and how far away. */
const pines = [
  'translate(120 2)',
  'translate(246 46) scale(0.55)',
  'translate(690 40) scale(0.62)',
  'translate(1010 8) scale(0.92)',
  'translate(1128 50) scale(0.5)',
  'translate(1460 38) scale(0.64)',
  'translate(1530 52) scale(0.46)',
  'translate(1905 4) scale(0.98)',
  'translate(2118 46) scale(0.55)',
];
const hedge =
  'M0 98c70-14 145-13 218-4 77 10 155 9 232-2 92-13 185-12 277 0 82 11 163 11 245 2 100-13 201-14 302 0 85 11 172 9 257-3 96-13 195-11 292 2 80 11 161 9 242-3 112-14 223-11 335 5v25H0Z';
const trunk = 'M64 98c4-16 5-29 3-40l-17-15 3-3 15 11 3-1 12-13 3 2-11 17c0 14 1 28 5 42Z';
const crown =
  'M0 46c-4-12 8-20 22-20 7-12 25-17 41-12 13-6 31-3 38 8 16-1 30 6 31 17 1 10-12 14-24 9-11 8-29 8-38 1-10 8-30 8-39 0-12 6-28 5-31-3Z';

/** Edges of sections, and the evening over the park; each has the view of whoever shows it. */
export const scenery = {
  // They go on below the drawing, so that the foam, which is moved up, has no lower edge of its own.
  water: [
    {
      d: 'M0 32c38 -22 90 -24 128 0c40 18 92 22 132 0c41 -20 97 -22 138 -3c40 22 94 20 134 3c39 -18 91 -24 130 0c41 22 95 24 136 3c40 -24 92 -20 132 2c42 20 98 22 140 0c39 -20 91 -22 130 2c41 20 95 20 136 3c40 -22 94 -22 134 -2c40 20 92 22 132 2V80H0Z',
    },
  ],
  leaves: [
    {
      d: 'M0 44c8 -30 60 -32 70 -4c10 -34 74 -36 86 0c7 -22 53 -24 62 -4c10 -30 74 -32 86 -4c8 -30 60 -32 70 3c8 -22 60 -24 70 3c8 -22 60 -24 70 3c9 -26 67 -28 78 0c9 -30 67 -32 78 3c7 -30 53 -32 62 5c12 -26 83 -28 96 0c8 -34 60 -36 70 3c7 -30 53 -32 62 -4c9 -30 67 -32 78 -3c8 -34 60 -36 70 5c12 -30 83 -32 96 5c10 -26 74 -28 86 0c9 -30 67 -32 78 -4c7 -22 53 -24 62 5c9 -34 67 -36 78 3V80H0Z',
    },
  ],
  cut: [{ d: 'M0 38 180 24l210 12 190-20 240 16 200-14 160 12 260-18 140 14V80H0Z' }],
  skyline: [
    { d: hedge },
    ...pines.flatMap((transform) => [
      { d: trunk, transform },
      { d: crown, transform },
    ]),
  ],
} as const satisfies Readonly<Record<string, Drawing>>;

export type SceneryName = keyof typeof scenery;

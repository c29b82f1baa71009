import type { Measure } from './measures.ts';

/** The faces that we serve. Text has two: a heavy letter is wider than a light one. */
export type Served = 'display' | 'regular' | 'bold';

/**
 * What machines have, by PostScript name, in the order in which it is asked for. Liberation was drawn
 * to the widths of Arial. Every Windows and every Apple device has Arial, so Helvetica and Segoe UI would
 * never be asked, and no page can name San Francisco. Newer Android phones have one variable Roboto, whose heavy
 * instance has no name of its own.
 */
export const LOCAL = {
  Arial: {
    regular: ['ArialMT', 'LiberationSans'],
    bold: ['Arial-BoldMT', 'LiberationSans-Bold'],
  },
  Roboto: { regular: ['Roboto-Regular'], bold: ['Roboto-Bold', 'Roboto-Regular'] },
  Noto: { regular: ['NotoSans-Regular'], bold: ['NotoSans-Bold'] },
  DejaVu: { regular: ['DejaVuSans'], bold: ['DejaVuSans-Bold'] },
} as const;
export type LocalFamily = keyof typeof LOCAL;
export const LOCAL_FAMILIES = Object.keys(LOCAL) as LocalFamily[];

export interface Measures {
  readonly served: Readonly<Record<Served, Measure>>;
  /** Average widths of a letter, in em: the height of a line is the served face's. */
  readonly local: Readonly<
    Record<LocalFamily, { readonly regular: number; readonly bold: number }>
  >;
}

const FACES = [
  { family: 'Bricolage', served: 'display', local: 'bold', weight: 700 },
  { family: 'Figtree', served: 'regular', local: 'regular', weight: 400 },
  { family: 'Figtree', served: 'bold', local: 'bold', weight: 700 },
] as const;

const HEADER = `/* Made by scripts/fonts.ts: a face of the machine in the measures of the served one, so that the text
   does not move when that arrives. Each family is one font: the first that the machine has is drawn. */
`;

/** The style sheet of the stand-ins. */
export function standIns({ served, local }: Measures): string {
  const faces = LOCAL_FAMILIES.flatMap((name) =>
    FACES.map((face) => {
      const { width, ascent, descent } = served[face.served];
      const ratio = width / local[name][face.local];
      const percent = (value: number, digits = 0) => `${Number((100 * value).toFixed(digits))}%`;
      const sources = LOCAL[name][face.local].map((one) => `local("${one}")`);
      return `@font-face {
  font-family: "${face.family} ${name}";
  src: ${sources.join(', ')};
  font-weight: ${face.weight};
  size-adjust: ${percent(ratio, 1)};
  ascent-override: ${percent(ascent / ratio)};
  descent-override: ${percent(descent / ratio)};
  line-gap-override: 0%;
}
`;
    }),
  );
  return `${HEADER}${faces.join('\n')}`;
}

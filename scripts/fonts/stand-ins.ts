import type { Measure } from './measures.ts';

/** The faces that we serve. Text has two: a heavy letter is wider than a light one. */
export type Served = 'display' | 'regular' | 'bold';

/**
 * What machines have, by PostScript name, in the order in which it is asked for. Arial stands for three
 * that were drawn to its widths; every Windows and every Apple device has it, so Segoe UI would never be
 * asked, and no page can name San Francisco. Newer Android phones have one variable Roboto, whose heavy
 * instance has no name of its own.
 */
export const LOCAL = {
  Arial: {
    regular: ['ArialMT', 'Helvetica', 'LiberationSans'],
    bold: ['Arial-BoldMT', 'Helvetica-Bold', 'LiberationSans-Bold'],
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
  { family: 'Bricolage', served: 'display', local: 'bold', weight: '200 800' },
  { family: 'Figtree', served: 'regular', local: 'regular', weight: '300 599' },
  { family: 'Figtree', served: 'bold', local: 'bold', weight: '600 900' },
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
      const percent = (value: number) => `${Number((100 * value).toFixed(1))}%`;
      const sources = LOCAL[name][face.local].map((one) => `local("${one}")`);
      return `@font-face {
  font-family: "${face.family} ${name}";
  src: ${sources.join(', ')};
  font-weight: ${face.weight};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(ascent / ratio)};
  descent-override: ${percent(descent / ratio)};
  line-gap-override: 0%;
}
`;
    }),
  );
  return `${HEADER}${faces.join('\n')}`;
}

/** A flat filled shape on the grid of 24 units: a path, a circle, or an ellipse. */
export interface Shape {
  readonly d?: string;
  readonly cx?: number;
  readonly cy?: number;
  readonly r?: number;
  readonly rx?: number;
  readonly ry?: number;
  readonly fillRule?: 'evenodd';
  readonly transform?: string;
  /** Paper that lies below the others. */
  readonly pale?: true;
}

export type Drawing = readonly Shape[];

export function tagOf({ d, r }: Shape): 'path' | 'circle' | 'ellipse' {
  if (d !== undefined) return 'path';
  return r === undefined ? 'ellipse' : 'circle';
}

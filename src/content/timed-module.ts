import type { Json } from './json.ts';

/** A content module, and its changes from later instants (milliseconds since the epoch) on. */
export interface TimedModule<T> {
  readonly content: T;
  readonly later?: readonly (readonly [from: number, part: Json])[];
}

import type { Json } from './json.ts';

/** A content module, with its changes from given instants (milliseconds since the epoch) onwards. */
export interface TimedModule<T> {
  readonly content: T;
  readonly later?: readonly (readonly [from: number, part: Json])[];
}

import type { Json } from './json.ts';

/** A module of content, with what is different in it from each instant (milliseconds since the epoch) on. */
export interface TimedModule<T> {
  readonly content: T;
  readonly later?: readonly (readonly [from: number, part: Json])[];
}

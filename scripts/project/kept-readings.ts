import { join } from 'node:path';
import { Readings } from '../../src/check/mentions/readings.ts';
import { keep, kept } from './keep.mjs';
import { at } from './places.ts';

const FOLDER = '.cache/readings';

/**
 * What earlier runs of this program read in texts: after an edit only the edited text is read.
 * @param program the fingerprint of the running program; without one there are only those of its process
 */
export function keptReadings(program: string | undefined): Readings | undefined {
  if (program === undefined) return undefined;
  const before = kept(fileOf(program));
  return new Readings(before && JSON.parse(before.toString()));
}

export function keepReadings(program: string | undefined, readings: Readings | undefined): void {
  const read = readings?.toKeep();
  if (program !== undefined && read) keep(fileOf(program), JSON.stringify(read), () => true);
}

const fileOf = (program: string) => at(join(FOLDER, `${program}.json`));

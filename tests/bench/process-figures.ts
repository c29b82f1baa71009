import { readFileSync } from 'node:fs';

/** Clock ticks of a processor in a second, and bytes of a page of memory, as Linux counts in /proc. */
const TICKS = 100;
const PAGE_BYTES = 4096;

/** Seconds that a process has kept processors busy. Linux. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Memory that a process holds. Linux. */
export function residentMegabytes(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * PAGE_BYTES) / 2 ** 20;
}

import { describe, expect, it } from 'vitest';
import { CALLS, CHANGED_FILES, cuts, decided, isHalf, onFullDisk } from './power-cuts.ts';

/** At each call; more by hand: `POWER_CUTS=5000`. */
const SEEDS = Number(process.env.POWER_CUTS ?? 25);

describe('a decision of several files', () => {
  it(
    `is wholly before or wholly after, whichever of ${CALLS} calls the power cuts`,
    () => {
      expect(cuts(SEEDS).filter((cut) => isHalf(decided(cut)))).toEqual([]);
    },
    SEEDS * 3000,
  );

  it('is so as well where somebody kills the program', () => {
    const killed = cuts(20).map((cut) => ({ ...cut, isPowerCut: false }));
    expect(killed.filter((cut) => isHalf(decided(cut)))).toEqual([]);
  });

  it('would be left half by a disk that does not sync: the disk of this test forgets', () => {
    const unsynced = cuts(20).map((cut) => ({ ...cut, syncs: false }));
    expect(unsynced.filter((cut) => isHalf(decided(cut))).length).toBeGreaterThan(CALLS);
  });

  it('changes nothing on a disk that is full from any call on', () => {
    const full = Array.from({ length: CALLS }, (_, from) => onFullDisk(from));
    expect(full.filter(isHalf)).toEqual([]);
    expect(full.filter(({ isDone }) => !isDone).length).toBeGreaterThan(CHANGED_FILES);
  });

  it('says which files it put back', () => {
    const said = new Set(cuts(1).flatMap((cut) => decided({ ...cut, isPowerCut: false }).told));
    expect([...said].join('\n')).toMatch(
      /rimasta a metà.*facts\/season\.json, texts\/de\/home\.json/,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { CALLS, CHANGED_FILES, cuts, decided, isHalf, onFullDisk } from './power-cuts.ts';

/** Seeds at each call; more with `POWER_CUTS=5000`. */
const SEEDS = Number(process.env.POWER_CUTS ?? 25);

describe('a decision of several files', () => {
  it(
    `is wholly before or wholly after, whichever of ${CALLS} calls the power cuts`,
    () => {
      expect(cuts(SEEDS).filter((cut) => isHalf(decided(cut)))).toEqual([]);
    },
    SEEDS * 3000,
  );

  it('is so too when the program is killed', () => {
    const killed = cuts(20).map((cut) => ({ ...cut, isPowerCut: false }));
    expect(killed.filter((cut) => isHalf(decided(cut)))).toEqual([]);
  });

  it('would be half done on a disk that does not sync', () => {
    const unsynced = cuts(20).map((cut) => ({ ...cut, syncs: false }));
    expect(unsynced.filter((cut) => isHalf(decided(cut))).length).toBeGreaterThan(CALLS);
  });

  it('changes nothing on a disk that fills up at any call', () => {
    const full = Array.from({ length: CALLS }, (_, from) => onFullDisk(from));
    expect(full.filter(isHalf)).toEqual([]);
    expect(full.filter(({ isDone }) => !isDone).length).toBeGreaterThan(CHANGED_FILES);
  });

  it('says which files it restored', () => {
    const said = new Set(cuts(1).flatMap((cut) => decided({ ...cut, isPowerCut: false }).told));
    expect([...said].join('\n')).toMatch(
      /rimasta a metà.*facts\/season\.json, texts\/de\/home\.json/,
    );
  });
});

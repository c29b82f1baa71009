import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Locks } from '../../../scripts/studio/locks.ts';
import { romeInstant } from '../../../src/time/rome.ts';

const FILE = 'facts/prices.json';
const MINUTE = 60_000;
const HOST = 'office';
/** Of a process that was there, and is no more. */
const GONE = spawnSync(process.execPath, ['--version']).pid;
const START = romeInstant({ date: '2031-03-03', time: '10:32' });

function two(folder = mkdtempSync(join(tmpdir(), 'studio-locks-'))) {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const clock = { now: START };
  const of = (who: string) =>
    new Locks({
      folder: join(folder, 'locks'),
      session: who,
      who,
      host: HOST,
      now: () => clock.now,
    });
  return { folder: join(folder, 'locks'), clock, anna: of('Anna'), bruno: of('Bruno'), of };
}

describe('a file that somebody edits', () => {
  it('is told to the others with who and since when, and not to himself', () => {
    const { anna, bruno } = two();
    anna.hold([FILE]);
    expect(bruno.others([FILE, 'site.json'])).toEqual({ [FILE]: { who: 'Anna', since: '10:32' } });
    expect(anna.holder(FILE)).toBeUndefined();
    bruno.hold([FILE]);
    expect(bruno.holder(FILE)?.who).toBe('Anna');
  });

  it('is free once it is saved, and when the studio is closed', () => {
    const { folder, anna, bruno } = two();
    anna.hold([FILE, 'site.json']);
    anna.hold(['site.json']);
    expect(bruno.holder(FILE)).toBeUndefined();
    anna.close();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('stays held while it is edited, and is free a while after nobody does', () => {
    const { clock, anna, bruno } = two();
    anna.hold([FILE]);
    for (let minute = 0; minute < 20; minute += 2) {
      clock.now += 2 * MINUTE;
      anna.hold([FILE]);
    }
    expect(bruno.holder(FILE)).toEqual({ who: 'Anna', since: '10:32' });
    clock.now += 16 * MINUTE;
    expect(bruno.holder(FILE)).toBeUndefined();
    bruno.hold([FILE]);
    expect(anna.holder(FILE)?.who).toBe('Bruno');
  });

  it('can be taken over, and its first holder does not take it back by typing on', () => {
    const { clock, anna, bruno } = two();
    anna.hold([FILE]);
    bruno.take(FILE);
    clock.now += 2 * MINUTE;
    anna.hold([FILE]);
    expect(anna.holder(FILE)?.who).toBe('Bruno');
    anna.hold([]);
    expect(anna.holder(FILE)?.who).toBe('Bruno');
  });

  it('keeps out nobody who comes back after a crash', () => {
    const { anna, of } = two();
    anna.hold([FILE]);
    expect(of('Anna').holder(FILE)).toBeUndefined();
  });

  it.each([
    ['a process of this computer that has ended', HOST, GONE, undefined],
    ['a process of this computer that runs', HOST, process.pid, 'Anna'],
    ['a process of another computer', 'reception', GONE, 'Anna'],
  ])('that %s holds', (_, host, pid, who) => {
    const { folder, anna, bruno } = two();
    anna.hold([FILE]);
    const [name = ''] = readdirSync(folder);
    const held = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    writeFileSync(join(folder, name), JSON.stringify({ ...held, host, pid }));
    expect(bruno.holder(FILE)?.who).toBe(who);
  });

  it.each([
    ['nothing', ''],
    ['no group', '7'],
    ['another name', '{"session":"x","who":7,"since":1,"seen":1}'],
    ['a time that nobody reads', `{"session":"x","who":"X","since":1e300,"seen":${START}}`],
    [
      'a clock that runs ahead',
      `{"session":"x","who":"X","since":1,"seen":${START + 60 * MINUTE}}`,
    ],
    ['an endless name', `{"session":"x","who":"${'x'.repeat(999)}","since":1,"seen":${START}}`],
  ])('is free when its lock holds %s', (_, text) => {
    const { folder, anna, bruno } = two();
    anna.hold([FILE]);
    const [name = ''] = readdirSync(folder);
    writeFileSync(join(folder, name), text);
    expect(bruno.holder(FILE)).toBeUndefined();
  });

  it('can be edited where no lock can be written', () => {
    const { folder, anna, bruno } = two();
    writeFileSync(folder, 'a file in the place of the folder');
    anna.hold([FILE]);
    expect(bruno.holder(FILE)).toBeUndefined();
    anna.close();
  });
});

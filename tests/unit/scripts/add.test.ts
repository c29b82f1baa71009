import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../../scripts/add.ts';
import { CAMP } from '../../camp.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder(CAMP);
});

const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const CLOSURE = ['closure', 'piscina', '4/7/2031', '6/7/2031'];

describe('npm run add', () => {
  it('lists what can be added, and the values it needs', () => {
    const { out, code } = run(['--content', folder]);
    expect(code).toBe(0);
    expect(out).toContain(
      "npm run add -- open-day NOME SEDE DELL'APPUNTAMENTO GIORNO DELL'APPUNTAMENTO",
    );
  });

  it('accepts options before the days of a closure', () => {
    const { err, code } = run(['--content', folder, ...CLOSURE]);
    expect([err, code]).toEqual(['', 0]);
    expect(read('facts/season.json')).toContain('"from": "2031-07-04", "to": "2031-07-06"');
  });

  it.each([
    [['activity', 'orto', '4/7/2031'], '«4/7/2031» non serve, o ce n’è uno di troppo.'],
    [[...CLOSURE, '7/7/2031'], '«7/7/2031» non serve, o ce n’è uno di troppo.'],
    [CLOSURE.slice(0, 2), 'Mancano dei valori. npm run add -- closure NOME PRIMO GIORNO'],
    [
      ['sport', 'skating', 'age=9'],
      '«age» non serve, o ce n’è uno di troppo. Si può dire: fromAge',
    ],
    [['closure', 'ponte', '31/6/2031'], 'Il giorno "31/6/2031" non esiste nel calendario'],
    [['sport', 'skating', 'fromAge=nove'], '«fromAge» vale "nove", ma qui serve un numero'],
    [['sports', 'skating'], '«sports» non si può aggiungere: forse intendevate «sport».'],
    [['sport', 'il pattino'], 'Ci vuole un nome interno solo'],
  ])('refuses %j', (args, sentence) => {
    const { err, code } = run([...args, '--content', folder]);
    expect([err.startsWith(sentence), code]).toEqual([true, 2]);
  });

  it.each([
    [['2/6/2031'], 'fuori dalla stagione'],
    [['20/8/2031'], 'prima che finisca la precedente'],
  ])('refuses an impossible closure, and writes nothing: %j', (days, sentence) => {
    const before = read('facts/season.json');
    const { err, code } = run(['closure', 'ponte', ...days, '--content', folder]);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(err.split('\n')).toHaveLength(2);
    expect(err.split('\n').at(-1)).toBe('Non ho cambiato niente.');
    expect(read('facts/season.json')).toBe(before);
  });

  it('refuses content that is not a folder', () => {
    const file = join(folder, 'site.json');
    const { err, code } = run(['activity', 'orto', '--content', file]);
    expect([err.split('\n')[0], code]).toEqual([`${file} non è una cartella.`, 2]);
  });

  it('writes nothing at all when a new file cannot be written', () => {
    const before = read('site.json');
    mkdirSync(join(folder, 'pages/orto.json'));
    const { err, code } = run(['activity', 'orto', '--content', folder]);
    expect([err, code]).toEqual([
      `Il file ${join(folder, 'pages/orto.json')} c’è già: spostatelo e riprovate. Non ho toccato niente.`,
      1,
    ]);
    expect(read('site.json')).toBe(before);
  });
});

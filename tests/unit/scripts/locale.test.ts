import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../../../scripts/locale.ts';
import { englishCamp } from '../../translated-camp.ts';

const content = englishCamp();
const read = (path: string) => readFileSync(join(content, path), 'utf8');
const command = (...args: string[]) => run([...args, '--content', content]);

describe('npm run locale', () => {
  it('confirms translations', () => {
    expect(command('status', 'en').code).toBe(1);
    command('confirm', 'en');
    const { code, out } = command('status', 'en');
    expect(code).toBe(0);
    expect(out).toContain('Nessuna traduzione aspetta qualcuno.');
  });

  it('starts a draft language with the Italian texts', () => {
    expect(command('add', 'fr').code).toBe(0);
    expect(read('texts/fr/layout.json')).toContain('"skip": "DA SCRIVERE: Vai al contenuto"');
    expect(read('site.json')).toMatch(/"id": "fr",[^}]*"name": "Français"[^}]*"draft": true/);
    expect(command('status', 'fr').out).toMatch(/^in tutto +\d+ +0 +0 +0 +0$/m);
  });

  it('refuses a language that already has files', () => {
    const before = read('site.json');
    mkdirSync(join(content, 'texts/de'));
    writeFileSync(join(content, 'texts/de/home.json'), '{}');
    const { code, err } = command('add', 'de');
    expect([code, err]).toEqual([
      1,
      `Il file ${join(content, 'texts/de/home.json')} c’è già: spostatelo e riprovate. Non ho toccato niente.`,
    ]);
    expect(read('site.json')).toBe(before);
    expect(readdirSync(join(content, 'texts/de'))).toEqual(['home.json']);
  });

  it.each<[string[], number, string]>([
    [['status', 'xx'], 2, '«xx» non si traduce. Le lingue da tradurre sono: '],
    [['confirm'], 2, 'Dite quale lingua. '],
    [['confirm', 'it'], 2, '«it» non si traduce. '],
    [['add', 'francese'], 2, 'Ci vuole il codice di una lingua'],
    [['add', 'it'], 1, 'La lingua «it» c’è già.'],
    [['sing'], 2, '«sing» non è un comando.'],
    [
      ['confirm', 'en', '--page', 'relx'],
      2,
      'La pagina «relx» non esiste: forse intendevate «relax».',
    ],
    [['confirm', 'en', '--code', 'nope'], 2, 'Nessuna frase con il codice «nope» aspetta'],
    [['status', 'en', '--page', 'qqqqqqqq'], 2, 'i nomi sono nella tabella di «status»'],
  ])('refuses %j, and says why', (args, code, sentence) => {
    const before = read('read/confirmed.json');
    const refused = command(...args);
    expect([refused.code, refused.err]).toEqual([code, expect.stringContaining(sentence)]);
    expect(read('read/confirmed.json')).toBe(before);
  });
});

import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../scripts/locale/locale.ts';
import { CAMP } from '../../camp.ts';
import { withLanguage } from '../../translated-camp.ts';

const folder = mkdtempSync(join(tmpdir(), 'locale-'));
const content = join(folder, 'content');
const file = join(folder, 'en.xlf');
const read = (path: string) => readFileSync(join(content, path), 'utf8');
const command = (...args: string[]) => run([...args, '--content', content]);

beforeAll(() => {
  cpSync(CAMP, content, { recursive: true });
  for (const { path, text } of withLanguage('en', 'en-GB')) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run locale', () => {
  it('exports and imports without changing a byte', async () => {
    const before = read('texts/en/home.json');
    await command('export', 'en', '--output', file);
    const { out, code } = await command('import', file);
    expect([out, code]).toEqual(['Testi cambiati: 0.', 0]);
    expect(read('texts/en/home.json')).toBe(before);
    expect(readFileSync(file, 'utf8')).toMatch(
      /<xliff [^>]*version="2.0" srcLang="it-IT" trgLang="en-GB">/,
    );
  });

  it('takes what a translator wrote, and nothing beside other words', async () => {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('<target>§ Vai al contenuto', '<target>Skip to content'));
    expect((await command('import', file)).out).toBe('Testi cambiati: 1.');
    expect(read('texts/en/layout.json')).toContain('"skip": "Skip to content"');
    writeFileSync(file, text.replace('<source>Vai al contenuto', '<source>Vai'));
    expect((await command('import', file)).out).toContain('Non ho usato layout header.skip');
  });

  it('confirms what was read', async () => {
    expect((await command('status', 'en')).code).toBe(1);
    await command('confirm', 'en');
    const { code, out } = await command('status', 'en', '--format', 'json');
    expect([code, JSON.parse(out).late]).toEqual([0, []]);
  });

  it('begins a language with the Italian as a note, unpublished', async () => {
    expect((await command('add', 'fr')).code).toBe(0);
    expect(read('texts/fr/layout.json')).toContain('"skip": "DA SCRIVERE: Vai al contenuto"');
    expect(read('site.json')).toMatch(/"id": "fr",[^}]*"name": "Français"[^}]*"draft": true/);
    const { pages } = JSON.parse((await command('status', 'fr', '--format', 'json')).out);
    expect(pages.every(({ translated }: { translated: number }) => translated === 0)).toBe(true);
  });

  it('begins none where files of it lie already', async () => {
    const before = read('site.json');
    mkdirSync(join(content, 'texts/de'));
    writeFileSync(join(content, 'texts/de/home.json'), '{}');
    const { code, err } = await command('add', 'de');
    expect([code, err]).toEqual([
      1,
      `Il file ${join(content, 'texts/de/home.json')} c’è già: spostatelo e riprovate. Non ho toccato niente.`,
    ]);
    expect(read('site.json')).toBe(before);
    expect(readdirSync(join(content, 'texts/de'))).toEqual(['home.json']);
  });

  it.each([
    [['status', 'xx'], 2],
    [['confirm'], 2],
    [['add', 'francese'], 2],
    [['add', 'it'], 1],
    [['import', 'nowhere.xlf'], 2],
    [['export', 'en', '--output', join(folder, 'nowhere', 'en.xlf')], 2],
    [['export', 'en', '--output', folder], 2],
    [['sing'], 2],
  ])('refuses %j', async (args, code) => {
    expect((await command(...args)).code).toBe(code);
  });

  it.each([
    [['status', 'xx'], '«xx» non si traduce. Le lingue da tradurre sono: '],
    [['confirm', 'it'], '«it» non si traduce. '],
    [
      ['confirm', 'en', '--page', 'relx'],
      'La pagina «relx» non esiste: forse intendevate «relax».',
    ],
    [['confirm', 'en', '--code', 'nope'], 'Nessuna frase con il codice «nope» aspetta'],
    [['status', 'en', '--page', 'qqqqqqqq'], 'i nomi sono nella tabella di «status»'],
  ])('says what it misses in %j', async (args, sentence) => {
    const before = read('reread.json');
    expect((await command(...args)).err).toContain(sentence);
    expect(read('reread.json')).toBe(before);
  });

  it('counts as many texts for a translator as in its table', async () => {
    const { pages } = JSON.parse((await command('status', 'en', '--format', 'json')).out);
    const texts = pages.reduce((sum: number, page: { texts: number }) => sum + page.texts, 0);
    expect((await command('export', 'en', '--output', file)).out).toMatch(`${texts} testi, in `);
  });
});

import { describe, expect, it } from 'vitest';
import { confirmedText } from '../../src/author/proofreading/confirmed-text.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { translationsOf } from '../../src/check/proofreading/translations.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { campSources, replaced, textOf } from '../camp.ts';
import { rulesWithoutProse, schemas } from '../schemas.ts';
import { withLanguage } from '../translated-camp.ts';

const RELAX = 'texts/it/relax.json';
const PRICES = 'facts/prices.json';

const check = (files: readonly SourceFile[], release = false) =>
  runChecks(
    files,
    schemas,
    { only: ['translations', 'translation-placeholder-missing'], release },
    rulesWithoutProse,
  );

/** The camp in two languages, every translation confirmed. */
function readCamp(): readonly SourceFile[] {
  const files = withLanguage('en', 'en-GB');
  const text = confirmedText(check(files).project, undefined, () => true);
  return replaced('read/confirmed.json', /[\s\S]*/, text, files);
}

const camp = readCamp();
const title = /"title": "([^"]*)"/.exec(textOf(RELAX))?.[1] ?? '';

describe('a translation', () => {
  it('must be read once, file by file', () => {
    const { findings } = check(withLanguage('en', 'en-GB'));
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['translation-unread']));
    const ofRelax = findings.filter(({ file }) => file === 'texts/en/relax.json');
    expect(ofRelax.map((finding) => sentenceOf(finding))).toEqual([
      expect.stringContaining('npm run locale -- confirm en --page relax'),
    ]);
    expect(check(camp).findings).toEqual([]);
  });

  it('does not become stale with a source that has an error', () => {
    const all = (words: string) =>
      runChecks(replaced(RELAX, title, words, camp), schemas, {}, rulesWithoutProse).findings.map(
        ({ code }) => code,
      );
    expect(all(`${title} adesso`)).toContain('translation-behind');
    for (const words of [`${title} adesso  `, `${title} {{season.sart, date}}`, `${title} <b>`])
      expect(all(words), words).not.toContain('translation-behind');
  });

  it('alone becomes stale when its source changes', () => {
    const { findings } = check(replaced(RELAX, title, `${title} adesso`, camp));
    expect(findings.map(({ code, file, severity }) => [code, file, severity])).toEqual([
      ['translation-behind', 'texts/en/relax.json', 'warning'],
    ]);
    expect(findings.map((finding) => sentenceOf(finding))[0]).toContain(`«${title} adesso»`);
  });

  it('that copies its source is to translate, or to confirm once as a name', () => {
    const after = replaced('texts/en/relax.json', `§ ${title}`, title, camp);
    const { findings, project } = check(after);
    expect(findings.map(sentenceOf)).toEqual([
      expect.stringMatching(/è uguale .*npm run locale -- confirm en --page relax --code \w+»\.$/),
    ]);
    const text = confirmedText(project, undefined, () => true);
    expect(check(replaced('read/confirmed.json', /[\s\S]*/, text, after)).findings).toEqual([]);
  });

  it('that copies one form of its source is to translate', () => {
    const form = 'Che cosa si mangia ogni giorno, a pranzo e a merenda.';
    const after = replaced('texts/en/menu-settimana.json', `§ ${form}`, form, camp);
    expect(check(after).findings.map(({ code, args }) => [code, args.text])).toEqual([
      ['text-untranslated', form],
    ]);
  });

  it('is reported once when its source shows one more fact', () => {
    const after = replaced(RELAX, title, `${title} {{season.year, year}}`, camp);
    expect(check(after).findings.map(({ code }) => code)).toEqual(['translation-behind']);
  });

  it('stops a release while it is stale', () => {
    const { findings } = check(replaced(RELAX, title, `${title} adesso`, camp), true);
    expect(findings.map(({ severity }) => severity)).toEqual(['error']);
  });

  it('is still confirmed when a price changes', () => {
    const after = replaced(PRICES, /("week": )\d+/, '$1146', camp);
    expect(check(after).findings).toEqual([]);
  });

  it('is up to date once somebody confirms it', () => {
    const after = replaced(RELAX, title, `${title} adesso`, camp);
    const text = confirmedText(check(after).project, undefined, () => true);
    expect(check(replaced('read/confirmed.json', /[\s\S]*/, text, after)).findings).toEqual([]);
  });

  it('keeps its confirmation when sentences are confirmed again', () => {
    const text = confirmedText(check(camp).project);
    expect(text).toBe(camp.find(({ path }) => path === 'read/confirmed.json')?.text);
  });
});

describe('a draft language', () => {
  const site = JSON.parse(textOf('site.json'));
  site.locales.push({
    ...{ id: 'de', name: 'Deutsch', language: 'de-DE', path: '/de/', openGraph: 'de_DE' },
    draft: true,
  });
  const page = textOf(RELAX).replaceAll(/: "(?!\.\.)([^"]*)"/g, ': "§ $1"');
  const files = [
    ...campSources.filter(({ path }) => path !== 'site.json'),
    { path: 'site.json', text: JSON.stringify(site) },
    { path: 'texts/de/relax.json', text: page },
  ];

  it('causes no error and is not published', () => {
    const { findings, project } = runChecks(files, schemas);
    const before = runChecks(campSources, schemas).findings.length;
    expect(findings.length).toBe(before);
    expect(project.locales).toEqual(['it']);
  });

  it('has one page written and the others to write', () => {
    const texts = translationsOf(check(files).project);
    const written = Map.groupBy(texts, ({ words }) => (words ? 'written' : 'missing'));
    const pagesOf = (name: 'missing' | 'written') =>
      new Set(written.get(name)?.map(({ page: own }) => own));
    expect([...pagesOf('written')]).toEqual(['relax']);
    expect(pagesOf('missing').has('relax')).toBe(false);
    expect(pagesOf('missing').size).toBeGreaterThan(20);
  });
});

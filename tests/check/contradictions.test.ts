import { describe, expect, it } from 'vitest';
import { statedValues } from '../../src/check/facts/fact-values.ts';
import type { Finding } from '../../src/check/finding.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { readSite } from '../../src/content/content.ts';
import { campFiles, campSources } from '../camp.ts';
import { projectOf, rulesWithoutProse, schemas } from '../schemas.ts';
import { edited } from './edited.ts';

const said = (content: readonly SourceFile[], only?: string): Finding[] =>
  runChecks(content, schemas, { only: only ? [only] : [] }, rulesWithoutProse).findings.filter(
    ({ code }) => code.startsWith('contradiction') || code.startsWith('question'),
  );
const failures = (content: readonly SourceFile[]) =>
  said(content).filter(({ severity }) => severity === 'error');
const placeOf = ({ file, line, column }: Finding) => `${file}:${line}:${column}`;

const { pages } = readSite(campFiles);
const GALLERY = 'pages/gallery.json';
const HERO = /"hero": \{/;
const saying = (row: string) =>
  edited({ file: GALLERY, from: HERO, to: `"says": { ${row} }, "hero": {` });

describe('a page that overrides a fact', () => {
  it('names the venues that declare another value', () => {
    const { content } = saying('"venues.parcoTigli.prices.week": 131');
    const [finding] = failures(content);
    expect(finding && sentenceOf(finding)).toContain(
      'vale 153\u00A0€ (144\u00A0€ per Lago Blu), ma gallery dice 131\u00A0€',
    );
  });

  it('reports a value of the wrong type once', () => {
    const { content } = saying('"season.end": "12/9/2031"');
    const errors = runChecks(content, schemas).findings.filter(
      ({ severity }) => severity === 'error',
    );
    expect(errors.map(({ code }) => code)).toEqual(['date-form']);
  });

  it('ignores the order of keys', () => {
    const { content } = saying('"hours.camp": { "to": "17:30", "from": "08:00" }');
    const codes = runChecks(content, schemas).findings.map(({ code }) => code);
    expect(codes).toContain('says-same');
    expect(failures(content)).toEqual([]);
  });

  it('is still visible beside a row for part of the fact', () => {
    const { content, places } = edited({
      file: 'pages/layout.json',
      from: /"says": \{/,
      to: '"says": { "season.closures.august": ‸{ "from": "2031-08-18", "to": "2031-08-23" },',
    });
    const found = failures(content).map((finding) => [finding.fact, placeOf(finding)]);
    expect(found).toEqual([['season.closures.august', places[0]]]);
  });

  it('can be checked alone', () => {
    const { findings } = runChecks(campSources, schemas, { only: ['contradictions'] });
    expect(new Set(findings.map(({ severity }) => severity))).toEqual(new Set(['known']));
  });
});

describe('a changed fact', () => {
  it('is not an error while pages and values of the question are the same', () => {
    const { content } = edited({
      file: 'facts/prices.json',
      from: /"week": 144/,
      to: '"week": 138',
    });
    expect(failures(content)).toEqual([]);
  });

  it('changes the row of every page that shows it', () => {
    const { content } = edited({
      file: 'facts/prices.json',
      from: /"week": 144/,
      to: '"week": 138',
    });
    const values = statedValues(projectOf(content), 'prices.week');
    expect(values.map(({ value, role }) => [value, role])).toEqual([
      [138, 'authority'],
      [153, 'venue'],
      [137, 'page'],
    ]);
    expect(values[0]?.place.pages).toEqual(
      expect.arrayContaining(['/', '/economic-regulations', '/lago-blu', '/stima']),
    );
  });
});

describe('the values of a fact', () => {
  const project = projectOf(campSources);
  const pagesOf = (fact: string) => statedValues(project, fact)[0]?.place.pages;

  it('are those of single facts, and of periods that texts write whole', () => {
    expect(statedValues(project, 'season.closures.august')[0]?.value).toEqual({
      from: '2031-08-18',
      to: '2031-08-22',
    });
    expect(pagesOf('season.closures.august.from')).toBeDefined();
    expect(pagesOf('season.closures')).toBeUndefined();
  });

  it('name the pages whose structure shows them', () => {
    expect(pagesOf('prices.halfDay')).toContain('/lago-blu');
    expect(pagesOf('contacts.privacy.email')).toContain('/privacy-policy');
  });

  it('of shared parts are at every URL', () => {
    const places = statedValues(project, 'season.end').map(({ place }) => place);
    const layout = places.find(({ file }) => file === 'pages/layout.json');
    expect(layout?.pages).toHaveLength(pages.length);
  });
});

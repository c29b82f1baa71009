import { expect, it } from 'vitest';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import type { VenuesFacts } from '../../src/content/types.ts';
import { changed } from '../camp.ts';
import { schemas, served } from '../schemas.ts';

/** The findings about hidden venues when one more is not listed. */
function said(venue: string): string[] {
  const content = changed<VenuesFacts>('facts/venues.json', (venues) => {
    const own = venues[venue];
    if (own) own.listed = false;
  });
  const { findings } = runChecks(content, schemas, { served, only: ['hidden-venues'] });
  return findings.map((finding) => `${finding.file}:${finding.line} ${sentenceOf(finding)}`);
}

it('reports what other pages say of a hidden venue', () => {
  const files = said('parcoTigli').map((line) => line.replace(/:.*/, ''));
  expect(files).toEqual(
    expect.arrayContaining([
      'facts/open-days.json',
      'texts/it/aquafun.json',
      'texts/it/economic-regulations.json',
      'texts/it/home.json',
    ]),
  );
  expect(files).not.toContain('texts/it/parco-tigli.json');
  expect(said('parcoTigli')[0]).toMatch(
    /Qui si parla della sede «parcoTigli», che non è in elenco: toglietelo, /,
  );
});

it('ignores texts hidden with the venue, and forms not in force', () => {
  expect(said('colleAlto')).toEqual([]);
});

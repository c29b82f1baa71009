import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import type { Json } from '../../src/content/json.ts';
import { campContent, campSources } from '../camp.ts';
import { schemas } from '../schemas.ts';

type Entry = Record<string, Json>;

/** What is said when the last commits had another entry for the relax page, newest first. */
function said(...before: (Entry | undefined)[]): string[] {
  const site = campContent<{ pages: Entry[] }>('site.json');
  const committed = before.map((entry) => ({
    ...site,
    pages: site.pages.flatMap((page) =>
      page.id === 'relax' ? (entry ? [{ ...page, ...entry }] : []) : [page],
    ),
  }));
  const { findings } = runChecks(campSources, schemas, {
    committed,
    only: ['moved-pages'],
  });
  return findings.map((finding) => `${finding.severity} ${sentenceOf(finding)}`);
}

it.each<[string, Entry, string[]]>([
  ['accepts a page that stays', {}, []],
  ['accepts a page that is shown again', { off: true }, []],
  [
    'asks to keep the old path',
    { path: '/riposo' },
    [
      'warning L’indirizzo della pagina «relax» era /riposo, e chi l’ha salvato finisce sulla home: aggiungete "formerPaths": ["/riposo"] accanto a «path».',
    ],
  ],
  [
    'asks to keep those of other languages and older ones too',
    { formerPaths: ['/pace'], paths: { en: '/rest' } },
    [
      'warning L’indirizzo della pagina «relax» era /pace, /rest, e chi l’ha salvato finisce sulla home: aggiungete "formerPaths": ["/pace", "/rest"] accanto a «path».',
    ],
  ],
  [
    'asks which page replaces one that is gone',
    { id: 'riposo', path: '/riposo' },
    [
      'warning Nessuna pagina ha più l’indirizzo /riposo, e chi l’ha salvato finisce sulla home: se un’altra pagina la sostituisce, aggiungetele "formerPaths": ["/riposo"].',
    ],
  ],
])('%s', (_, before, sentences) => expect(said(before)).toEqual(sentences));

describe('a page that is gone, and was off before', () => {
  const gone = { id: 'riposo', path: '/riposo' };
  const off = { ...gone, off: true };

  it('is not asked about when it was added as such', () => {
    expect(said(off, undefined)).toEqual([]);
  });

  it.each([
    ['was public', [off, gone]],
    ['may have been public earlier', [off, off]],
    ['has no other commit', [off]],
  ])('is asked about when it %s', (_, before) => {
    expect(said(...before)).toEqual([expect.stringContaining('/riposo')]);
  });
});

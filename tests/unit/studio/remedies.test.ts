import { expect, it } from 'vitest';
import { editedFile } from '../../../src/author/edit.ts';
import type { FindingCode } from '../../../src/check/finding.ts';
import type { SourceFile } from '../../../src/check/json/json-document.ts';
import { runChecks } from '../../../src/check/run-checks.ts';
import type { Json } from '../../../src/content/json.ts';
import { findingView } from '../../../src/studio/session/finding-view.ts';
import { CAMP_TODAY } from '../../camp.ts';
import { schemas, served } from '../../schemas.ts';
import { withEdits } from './studio-of-content.ts';

const checked = (sources: readonly SourceFile[]) =>
  runChecks(sources, schemas, { today: CAMP_TODAY, served });

/** What the studio offers for the findings of a code, or for all, after a value of the camp changed. */
function offered(file: string, pointer: string, value: Json, wanted?: FindingCode) {
  const sources = withEdits(file, [{ op: 'set', pointer, value }]);
  const { findings, project } = checked(sources);
  const found = findings.filter(({ code }) => wanted === undefined || code === wanted);
  const remedies = found.flatMap((finding) => findingView(finding, project).remedies);
  const written = remedies.flatMap((remedy) => (remedy.kind === 'write' ? remedy.edits : []));
  return { sources, found, remedies, written };
}

it('offers to write a phone number in the right form', () => {
  const [file, pointer] = ['facts/contacts.json', '/secretariat/phone'];
  const { remedies } = offered(file, pointer, '0450001234', 'phone-form');
  expect(remedies).toEqual([
    {
      kind: 'write',
      file,
      shown: '"+39 045 0001 234"',
      edits: [{ op: 'set', pointer, value: '+39 045 0001 234' }],
    },
  ]);
});

it('offers a venue with its own closing hour the hours that follow from it', () => {
  const [file, pointer] = ['facts/venues.json', '/colleAlto/hours'];
  const { sources, written } = offered(file, pointer, { camp: { to: '17:45' } });
  expect(written).toContainEqual({ op: 'set', pointer: `${pointer}/exit`, value: { to: '17:45' } });
  // Each can be written: the groups that lack come with it.
  const venues = sources.find(({ path }) => path === file);
  const own = written.filter((edit) => edit.pointer.startsWith('/colleAlto'));
  for (const edit of own) expect(venues && editedFile(venues, edit)).toBeDefined();
});

it('offers to move either edge of two slots that overlap', () => {
  const pointer = '/slots/football/from';
  const { found, written } = offered('facts/programme.json', pointer, '10:00', 'programme-overlap');
  expect(written).toEqual([
    { op: 'set', pointer, value: found[0]?.args.to },
    { op: 'set', pointer: found[0]?.related?.[0]?.pointer, value: '10:00' },
  ]);
});

it('offers to bring an open question up to date with what the pages say', () => {
  const { sources, remedies } = offered(
    'pages/members.json',
    '/says/hours.activities.to',
    '17:20',
    'question-changed',
  );
  expect(remedies.map(({ kind }) => kind)).toEqual(['refresh', 'decide']);
  const [refresh] = remedies;
  if (refresh?.kind !== 'refresh') throw new Error('the question cannot be refreshed');
  const again = checked(withEdits(refresh.file, refresh.edits, sources));
  expect(again.findings.map(({ code }) => code)).not.toContain('question-changed');
});

it('offers the step of a chain that its table implies', () => {
  const file = 'facts/discounts.json';
  const pointer = '/chain/percentPerChild';
  const { written } = offered(file, pointer, 30, 'chain-table-wrong');
  expect(written).toEqual([{ op: 'set', pointer, value: 3 }]);
});

it('offers the table of a chain that follows from its rule, and leaves nothing to mend', () => {
  const file = 'facts/discounts.json';
  const { sources, written } = offered(file, '/chain/minChildren', 5, 'chain-table-wrong');
  const errors = (all: typeof sources) =>
    checked(all).findings.flatMap(({ severity, code }) => (severity === 'error' ? [code] : []));
  expect(errors(sources)).toEqual(['chain-table-wrong']);
  expect(errors(withEdits(file, written, sources))).toEqual([]);
});

it('offers to write the fact that a typed number may be', () => {
  const [file, pointer] = ['texts/it/relax.json', '/hero/text'];
  const text = 'Un gioco per chi ha 10 anni.';
  const { found, written } = offered(file, pointer, text, 'hard-coded-value');
  const value = text.replace(String(found[0]?.args.found), String(found[0]?.args.instead));
  expect(value).toContain('{{');
  expect(written).toEqual([{ op: 'set', pointer, value }]);
});

it('offers to except a number that is no fact, with the words around it', () => {
  const text = '{{season.year, year}}: per arrivarci ci sono 37 gradini di legno chiaro.';
  const { remedies } = offered('texts/it/relax.json', '/hero/text', text, 'unknown-value');
  expect(remedies).toEqual([{ kind: 'except', text: 'arrivarci ci sono 37 gradini di legno' }]);
});

it('offers to let a link to a part that is gone lead to the top of its page', () => {
  const [file, pointer] = ['pages/home.json', '/glance/actions/1/target'];
  const target = { page: 'prezzi', anchor: 'nessuna' };
  const { written } = offered(file, pointer, target, 'anchor-unknown');
  expect(written).toEqual([{ op: 'remove', pointer: `${pointer}/anchor` }]);
});

import { expect, it } from 'vitest';
import { runChecks } from '../../../src/check/run-checks.ts';
import { type Edit, editedFile } from '../../../src/studio/model/edit.ts';
import { findingView } from '../../../src/studio/session/finding-view.ts';
import { CAMP_TODAY, campSources } from '../../camp.ts';
import { schemas, served } from '../../schemas.ts';

const FILE = 'facts/contacts.json';

it('offers to write a phone number in the right form', () => {
  const sources = campSources.map((source) =>
    source.path === FILE
      ? { path: FILE, text: source.text.replace(/\+39 [\d ]+/, '0450001234') }
      : source,
  );
  const { findings, project } = runChecks(sources, schemas, { today: CAMP_TODAY, served });
  const found = findings.find(({ code }) => code === 'phone-form');
  expect(found && findingView(found, project).remedies).toEqual([
    {
      kind: 'write',
      file: FILE,
      shown: '"+39 045 0001 234"',
      edits: [{ op: 'set', pointer: found?.pointer, value: '+39 045 0001 234' }],
    },
  ]);
});

it('offers a venue with its own closing hour the hours that follow from it', () => {
  const file = 'facts/venues.json';
  const pointer = '/colleAlto/hours';
  const value = { camp: { to: '17:45' } };
  const sources = campSources.map((source) =>
    source.path === file ? editedFile(source, { op: 'set', pointer, value }) : source,
  );
  const { findings, project } = runChecks(sources, schemas, { today: CAMP_TODAY, served });
  const remedies = findings.flatMap((one) => findingView(one, project).remedies);
  const written = remedies.flatMap((one) => (one.kind === 'write' ? one.edits : []));
  expect(written).toContainEqual({ op: 'set', pointer: `${pointer}/exit`, value: { to: '17:45' } });
  // Each can be written: the groups that lack come with it.
  const venues = sources.find(({ path }) => path === file);
  const own = written.filter((edit) => edit.pointer.startsWith('/colleAlto'));
  for (const edit of own) expect(venues && editedFile(venues, edit)).toBeDefined();
});

it('offers to move either edge of two slots that overlap', () => {
  const path = 'facts/programme.json';
  const pointer = '/slots/football/from';
  const sources = campSources.map((source) =>
    source.path === path ? editedFile(source, { op: 'set', pointer, value: '10:00' }) : source,
  );
  const { findings, project } = runChecks(sources, schemas, { today: CAMP_TODAY, served });
  const found = findings.find(({ code }) => code === 'programme-overlap');
  const remedies = found ? findingView(found, project).remedies : [];
  const written = remedies.flatMap((one) => (one.kind === 'write' ? one.edits : []));
  expect(written).toEqual([
    { op: 'set', pointer, value: found?.args.to },
    { op: 'set', pointer: found?.related?.[0]?.pointer, value: '10:00' },
  ]);
});

it('offers to bring an open question up to date with what the pages say', () => {
  const file = 'pages/members.json';
  const pointer = '/says/hours.activities.to';
  const sources = campSources.map((source) =>
    source.path === file ? editedFile(source, { op: 'set', pointer, value: '17:20' }) : source,
  );
  const { findings, project } = runChecks(sources, schemas, { today: CAMP_TODAY, served });
  const found = findings.find(({ code }) => code === 'question-changed');
  const remedies = found ? findingView(found, project).remedies : [];
  expect(remedies.map(({ kind }) => kind)).toEqual(['refresh', 'decide']);
  const [refresh] = remedies;
  if (refresh?.kind !== 'refresh') throw new Error('the question cannot be refreshed');
  const after = sources.map((source) =>
    source.path === refresh.file ? refresh.edits.reduce(editedFile, source) : source,
  );
  const again = runChecks(after, schemas, { today: CAMP_TODAY, served });
  expect(again.findings.map(({ code }) => code)).not.toContain('question-changed');
});

it('offers to remove the rows of a chain below its new minimum, and leaves nothing to mend', () => {
  const file = 'facts/discounts.json';
  const withEdits = (edits: readonly Edit[], all = campSources) =>
    all.map((one) => (one.path === file ? edits.reduce(editedFile, one) : one));
  const raised = withEdits([{ op: 'set', pointer: '/chain/minChildren', value: 5 }]);
  const { findings, project } = runChecks(raised, schemas, { today: CAMP_TODAY, served });
  const errors = findings.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code }) => code)).toEqual(['chain-row-wrong']);
  const [remedy] = errors[0] ? findingView(errors[0], project).remedies : [];
  if (remedy?.kind !== 'write') throw new Error('the rows cannot be removed');
  const after = withEdits(remedy.edits, raised);
  const again = runChecks(after, schemas, { today: CAMP_TODAY, served });
  expect(again.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

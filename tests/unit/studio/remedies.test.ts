import { expect, it } from 'vitest';
import { runChecks } from '../../../src/check/run-checks.ts';
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

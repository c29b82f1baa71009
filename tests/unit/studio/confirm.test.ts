import { expect, it } from 'vitest';
import { CONFIRMED, confirmed, OPEN } from '../../../src/author/decide/confirmed.ts';
import { editedFile } from '../../../src/author/edit.ts';
import type { Json } from '../../../src/content/json.ts';
import { editsFor, isUndecided } from '../../../src/studio/model/confirm.ts';
import { fieldIn } from '../../../src/studio/page/labels.ts';
import { campSources } from '../../camp.ts';
import { studioOf } from './studio-of-content.ts';

const confirm = { status: 'to-confirm', note: 'Chiedere.' };

it.each<[string, Json, string[] | undefined, Json]>([
  [
    'the last value, with its block',
    { a: 1, confirm: { ...confirm, fields: ['a'] } },
    ['a'],
    { a: 1 },
  ],
  [
    'one of two values',
    { a: 1, b: 2, confirm: { ...confirm, fields: ['a', 'b'] } },
    ['a'],
    { a: 1, b: 2, confirm: { ...confirm, fields: ['b'] } },
  ],
  [
    'one value under a block without a list',
    { a: 1, b: 2, confirm },
    ['a'],
    { a: 1, b: 2, confirm: { ...confirm, fields: ['b'] } },
  ],
  [
    'all values, and a state that is open',
    { status: 'to-confirm', children: 10, confirm: { ...confirm, fields: ['status', 'children'] } },
    undefined,
    { status: 'confirmed', children: 10 },
  ],
])('confirms %s', (_, group, fields, wanted) => {
  const before = { path: 'a.json', text: JSON.stringify({ group }) };
  const after = confirmed({ group }, '/group/confirm', fields).reduce(editedFile, before);
  expect(JSON.parse(after.text)).toEqual({ group: wanted });
});

it('restores the mark of a state that was set to confirmed by a slip', () => {
  const before = {
    group: { status: OPEN, children: 10, confirm: { ...confirm, fields: ['status', 'children'] } },
  };
  const source = { path: 'a.json', text: JSON.stringify(before) };
  const after = [CONFIRMED, OPEN].reduce(
    (file, state) =>
      editsFor(JSON.parse(file.text), before, '/group/status', state, { note: 'Di nuovo.' }).reduce(
        editedFile,
        file,
      ),
    source,
  );
  expect(JSON.parse(after.text)).toEqual(before);
});

it('marks a saved state that is open again, with all its values', () => {
  const saved = { group: { status: CONFIRMED, children: 10 } };
  const file = { path: 'a.json', text: JSON.stringify(saved) };
  const after = editsFor(saved, undefined, '/group/status', OPEN, { note: 'Di nuovo.' }).reduce(
    editedFile,
    file,
  );
  expect(JSON.parse(after.text)).toEqual({
    group: { status: OPEN, children: 10, confirm: { status: OPEN, note: 'Di nuovo.' } },
  });
});

it('takes the mark off a state that is decided, and puts it back with the state', () => {
  const before = {
    group: { end: 1, status: 'open', confirm: { ...confirm, fields: ['status'] } },
  };
  const set = (whole: Json, state: string) => {
    const edits = editsFor(whole, before, '/group/status', state, { note: 'Di nuovo.' });
    return JSON.parse(
      edits.reduce(editedFile, { path: 'a.json', text: JSON.stringify(whole) }).text,
    );
  };
  const dropped = set(before, 'dropped');
  expect(dropped).toEqual({ group: { end: 1, status: 'dropped' } });
  expect(set(dropped, 'open')).toEqual(before);
});

it('marks an extension that is open again after a save', () => {
  const saved = { group: { end: 1, status: 'dropped' } };
  const edits = editsFor(saved, saved, '/group/status', 'open', { note: 'Di nuovo.' });
  const file = { path: 'a.json', text: JSON.stringify(saved) };
  expect(JSON.parse(edits.reduce(editedFile, file).text)).toEqual({
    group: {
      end: 1,
      status: 'open',
      confirm: { status: OPEN, note: 'Di nuovo.', fields: ['status'] },
    },
  });
  // «open» says of a venue that it is open.
  expect(editsFor({ status: 'in-definition' }, undefined, '/status', 'open')).toHaveLength(1);
  const { studio } = studioOf(campSources);
  const [extension, venue] = [
    fieldIn(studio, 'facts/season.json', '/extension/status'),
    fieldIn(studio, 'facts/venues.json', '/lagoBlu/status'),
  ];
  const undecided = [extension, venue].map(
    (field) => field && isUndecided({ ...field, value: 'open' }),
  );
  expect(undecided).toEqual([true, false]);
});

it('confirms a value that somebody types, until it is what it was', () => {
  const fields = ['phone', 'email'];
  const before = { group: { phone: '1', email: 'a', confirm: { ...confirm, fields } } };
  const typed = (whole: Json, phone: string) =>
    editsFor(whole, before, '/group/phone', phone, { isTyped: true }).reduce(editedFile, {
      path: 'a.json',
      text: JSON.stringify(whole),
    });
  const after = JSON.parse(typed(before, '2').text);
  expect(after.group).toEqual({
    phone: '2',
    email: 'a',
    confirm: { ...confirm, fields: ['email'] },
  });
  expect(JSON.parse(typed(after, '23').text).group.confirm.fields).toEqual(['email']);
  expect(JSON.parse(typed(after, '1').text)).toEqual(before);
  // An example that only a consent makes true.
  expect(editsFor(before, before, '/group/phone', '2')).toHaveLength(1);
});

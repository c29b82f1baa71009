import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../src/author/edit.ts';
import { EditSession } from '../../../src/studio/session/edit-session.ts';

const FILES = [
  { path: 'a.json', text: '{ "n": 1.50, "t": "x" }\n' },
  { path: 'b.json', text: '{ "n": 2 }\n' },
];
const set = (pointer: string, value: number | string): Edit => ({ op: 'set', pointer, value });
const other = (text: string) => [{ path: 'a.json', text }, FILES[1] ?? { path: '', text: '' }];

describe('the session', () => {
  it('has no draft once a value is back as it was', () => {
    const session = new EditSession(FILES);
    session.edit('a.json', [set('/n', 2)]);
    session.edit('a.json', [set('/n', 1.5)]);
    expect(session.drafts).toEqual([]);
  });

  it('undoes and redoes everything typed into one field', () => {
    const session = new EditSession(FILES);
    for (const text of ['xy', 'xyz', 'xyz!']) session.edit('a.json', [set('/t', text)]);
    session.edit('b.json', [set('/n', 3)]);
    session.undo();
    expect(session.drafts.map(({ path }) => path)).toEqual(['a.json']);
    session.undo();
    expect(session.drafts).toEqual([]);
    session.redo();
    expect(session.drafts[0]?.after).toContain('xyz!');
  });

  it('keeps what two windows add to one list, each as a step of its own', () => {
    const session = new EditSession([{ path: 'a.json', text: '{ "list": ["x"] }\n' }]);
    for (const text of ['mine', 'yours']) session.edit('a.json', [set('/list/-', text)]);
    expect(session.drafts[0]?.after).toBe('{ "list": ["x", "mine", "yours"] }\n');
    session.undo();
    expect(session.drafts[0]?.after).toBe('{ "list": ["x", "mine"] }\n');
  });

  describe('with a translation', () => {
    const both = (own: string, other: string) => [
      { path: 'texts/it/a.json', text: own },
      { path: 'texts/en/a.json', text: other },
    ];
    const english = (session: EditSession) => JSON.parse(session.sources[1]?.text ?? '');
    const edited = (session: EditSession, edit: Edit) => {
      session.edit('texts/it/a.json', [edit], ['texts/en/a.json']);
      return english(session);
    };

    it('adds to both, as a draft that follows until it is translated', () => {
      const session = new EditSession(both('{ "list": ["uno"] }', '{ "list": ["one"] }'));
      expect(edited(session, set('/list/-', '')).list).toEqual(['one', '']);
      expect(edited(session, set('/list/1', 'due')).list).toEqual(['one', 'due']);
      session.edit('texts/en/a.json', [set('/list/1', 'two')]);
      expect(edited(session, set('/list/1', 'due!')).list).toEqual(['one', 'two']);
      const moved: Edit = { op: 'move', pointer: '/list/1', to: 0 };
      expect(edited(session, moved).list).toEqual(['two', 'one']);
      expect(edited(session, { op: 'remove', pointer: '/list/0' }).list).toEqual(['one']);
    });

    it('undoes both as one step', () => {
      const session = new EditSession(both('{ "list": ["uno"] }', '{ "list": ["one"] }'));
      edited(session, set('/list/1', 'due'));
      session.undo();
      expect(session.drafts).toEqual([]);
    });

    it('keeps a translation that was saved as identical', () => {
      const session = new EditSession(both('{ "name": "Relax" }', '{ "name": "Relax" }'));
      expect(edited(session, set('/name', 'Riposo')).name).toBe('Relax');
    });

    it('keeps a translated list of another length', () => {
      const session = new EditSession(both('{ "list": ["uno"] }', '{ "list": [] }'));
      expect(edited(session, set('/list/1', 'due')).list).toEqual([]);
    });
  });

  it('takes in changes of others, and merges edits', () => {
    const session = new EditSession(FILES);
    session.edit('a.json', [set('/t', 'mine')]);
    expect(session.follow(other('{ "n": 9, "t": "x" }\n'))).toBe(true);
    expect(session.drafts).toEqual([
      { path: 'a.json', before: '{ "n": 9, "t": "x" }\n', after: '{ "n": 9, "t": "mine" }\n' },
    ]);
    expect(session.follow(other('{ "n": 9, "t": "x" }\n'))).toBe(false);
  });

  it('undoes what is typed after a change by others', () => {
    const session = new EditSession(FILES);
    session.edit('a.json', [set('/t', 'mine')]);
    session.follow(other('{ "n": 9, "t": "x" }\n'));
    session.edit('a.json', [set('/t', 'mine again')]);
    session.undo();
    expect(session.sources[0]?.text).toContain('"mine"');
  });

  it.each([
    ['mine', '"mine"'],
    ['theirs', '"theirs"'],
  ] as const)('reports a clash once, and keeps %s on request', (keep, word) => {
    const theirs = other('{ "n": 1.50, "t": "theirs" }\n');
    const session = new EditSession(FILES);
    session.edit('a.json', [set('/t', 'mine')]);
    session.follow(theirs);
    expect(session.conflicting.map(({ conflicts }) => conflicts.length)).toEqual([1]);
    expect(session.follow(theirs)).toBe(false);
    session.settle(theirs[0] ?? { path: '', text: '' }, keep);
    expect(session.conflicting).toEqual([]);
    expect(session.sources[0]?.text).toContain(word);
    expect(session.drafts.length).toBe(keep === 'mine' ? 1 : 0);
  });

  it('takes in an unedited file, even if it cannot be read', () => {
    const session = new EditSession(FILES);
    session.follow(other('{ "n": 9 "t": }'));
    expect([session.conflicting, session.drafts]).toEqual([[], []]);
    expect(session.sources[0]?.text).toBe('{ "n": 9 "t": }');
  });

  it('ends a conflict once the disk is back as it was', () => {
    const session = new EditSession(FILES);
    session.edit('a.json', [set('/t', 'mine')]);
    session.follow(other('{ "n": 9 "t": }'));
    expect(session.conflicting.map(({ conflicts }) => conflicts)).toEqual([[]]);
    expect(session.follow(FILES)).toBe(true);
    expect(session.conflicting).toEqual([]);
    expect(session.drafts.length).toBe(1);
  });

  it('undoes only what came after a save', () => {
    const session = new EditSession(FILES);
    session.edit('a.json', [set('/t', 'saved')]);
    session.saved();
    expect(session.canUndo).toBe(false);
    session.edit('a.json', [set('/t', 'typed')]);
    session.undo();
    expect([session.drafts, session.canUndo]).toEqual([[], false]);
  });

  it('resumes old drafts over files that changed since', () => {
    const first = new EditSession(FILES);
    first.edit('a.json', [set('/t', 'draft')]);
    const second = new EditSession(other('{ "n": 4, "t": "x" }\n'));
    second.resume(first.drafts);
    expect(second.sources[0]?.text).toBe('{ "n": 4, "t": "draft" }\n');
    expect(second.conflicting).toEqual([]);
  });
});

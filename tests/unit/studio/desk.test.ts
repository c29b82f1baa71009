import { describe, expect, it } from 'vitest';
import { Desk } from '../../../src/studio/desk/desk.ts';
import type { Edit } from '../../../src/studio/model/edit.ts';
import { WrongEdit } from '../../../src/studio/model/edit.ts';

const FILES = [
  { path: 'a.json', text: '{ "n": 1.50, "t": "x" }\n' },
  { path: 'b.json', text: '{ "n": 2 }\n' },
];
const set = (pointer: string, value: number | string): Edit => ({ op: 'set', pointer, value });
const other = (text: string) => [{ path: 'a.json', text }, FILES[1] ?? { path: '', text: '' }];

describe('the desk', () => {
  it('has nothing to save after it was opened', () => {
    const desk = new Desk(FILES);
    expect(desk.drafts).toEqual([]);
    expect(desk.canUndo).toBe(false);
  });

  it('has the very bytes of the disk again once a value is what it was', () => {
    const desk = new Desk(FILES);
    desk.edit('a.json', [set('/n', 2)]);
    desk.edit('a.json', [set('/n', 1.5)]);
    expect(desk.drafts).toEqual([]);
  });

  it('takes back a word and not its letters, and does it again', () => {
    const desk = new Desk(FILES);
    for (const text of ['xy', 'xyz', 'xyz!']) desk.edit('a.json', [set('/t', text)]);
    desk.edit('b.json', [set('/n', 3)]);
    desk.undo();
    expect(desk.drafts.map(({ path }) => path)).toEqual(['a.json']);
    desk.undo();
    expect(desk.drafts).toEqual([]);
    desk.redo();
    expect(desk.drafts[0]?.after).toContain('xyz!');
  });

  describe('with a translation beside the first language', () => {
    const both = (own: string, other: string) => [
      { path: 'texts/it/a.json', text: own },
      { path: 'texts/en/a.json', text: other },
    ];
    const english = (desk: Desk) => JSON.parse(desk.sources[1]?.text ?? '');
    const edited = (desk: Desk, edit: Edit) => {
      desk.edit('texts/it/a.json', [edit], ['texts/en/a.json']);
      return english(desk);
    };

    it('brings what is added to both, as a draft that follows until it is translated', () => {
      const desk = new Desk(both('{ "list": ["uno"] }', '{ "list": ["one"] }'));
      expect(edited(desk, { op: 'append', pointer: '/list', value: '' }).list).toEqual(['one', '']);
      expect(edited(desk, set('/list/1', 'due')).list).toEqual(['one', 'due']);
      desk.edit('texts/en/a.json', [set('/list/1', 'two')]);
      expect(edited(desk, set('/list/1', 'due!')).list).toEqual(['one', 'two']);
      const moved: Edit = { op: 'move', pointer: '/list/1', to: 0 };
      expect(edited(desk, moved).list).toEqual(['two', 'one']);
      expect(edited(desk, { op: 'remove', pointer: '/list/0' }).list).toEqual(['one']);
    });

    it('takes both back as one step', () => {
      const desk = new Desk(both('{ "list": ["uno"] }', '{ "list": ["one"] }'));
      edited(desk, { op: 'append', pointer: '/list', value: 'due' });
      desk.undo();
      expect(desk.drafts).toEqual([]);
    });

    it('leaves alone what was saved as the same in both', () => {
      const desk = new Desk(both('{ "name": "Relax" }', '{ "name": "Relax" }'));
      expect(edited(desk, set('/name', 'Riposo')).name).toBe('Relax');
    });

    it('leaves alone a list of another length', () => {
      const desk = new Desk(both('{ "list": ["uno"] }', '{ "list": [] }'));
      expect(edited(desk, { op: 'append', pointer: '/list', value: 'due' }).list).toEqual([]);
    });
  });

  it('refuses a file that is not there', () => {
    expect(() => new Desk(FILES).edit('../a.json', [set('/n', 1)])).toThrow(WrongEdit);
  });

  it('takes up what others changed, and merges what is edited here', () => {
    const desk = new Desk(FILES);
    desk.edit('a.json', [set('/t', 'mine')]);
    expect(desk.follow(other('{ "n": 9, "t": "x" }\n'))).toBe(true);
    expect(desk.drafts).toEqual([
      { path: 'a.json', before: '{ "n": 9, "t": "x" }\n', after: '{ "n": 9, "t": "mine" }\n' },
    ]);
    expect(desk.follow(other('{ "n": 9, "t": "x" }\n'))).toBe(false);
  });

  it('can take back what is typed on after others changed something', () => {
    const desk = new Desk(FILES);
    desk.edit('a.json', [set('/t', 'mine')]);
    desk.follow(other('{ "n": 9, "t": "x" }\n'));
    desk.edit('a.json', [set('/t', 'mine again')]);
    desk.undo();
    expect(desk.sources[0]?.text).toContain('"mine"');
  });

  it.each([
    ['mine', '"mine"'],
    ['theirs', '"theirs"'],
  ] as const)('tells a clash once, and keeps %s when asked', (keep, word) => {
    const theirs = other('{ "n": 1.50, "t": "theirs" }\n');
    const desk = new Desk(FILES);
    desk.edit('a.json', [set('/t', 'mine')]);
    desk.follow(theirs);
    expect(desk.clashing.map(({ clashes }) => clashes.length)).toEqual([1]);
    expect(desk.follow(theirs)).toBe(false);
    desk.settle(theirs[0] ?? { path: '', text: '' }, keep);
    expect(desk.clashing).toEqual([]);
    expect(desk.sources[0]?.text).toContain(word);
    expect(desk.drafts.length).toBe(keep === 'mine' ? 1 : 0);
  });

  it('takes a file that nobody edits here as it is, even if it cannot be read', () => {
    const desk = new Desk(FILES);
    desk.follow(other('{ "n": 9 "t": }'));
    expect([desk.clashing, desk.drafts]).toEqual([[], []]);
    expect(desk.sources[0]?.text).toBe('{ "n": 9 "t": }');
  });

  it('ends a clash once what stood on the disk before stands there again', () => {
    const desk = new Desk(FILES);
    desk.edit('a.json', [set('/t', 'mine')]);
    desk.follow(other('{ "n": 9 "t": }'));
    expect(desk.clashing.map(({ clashes }) => clashes)).toEqual([[]]);
    expect(desk.follow(FILES)).toBe(true);
    expect(desk.clashing).toEqual([]);
    expect(desk.drafts.length).toBe(1);
  });

  it('tells when what is taken back was saved', () => {
    const desk = new Desk(FILES);
    desk.edit('a.json', [set('/t', 'saved')]);
    desk.saved();
    desk.edit('a.json', [set('/t', 'typed')]);
    expect([desk.undo(), desk.drafts.length]).toEqual([false, 0]);
    expect([desk.undo(), desk.drafts.length]).toEqual([true, 1]);
    expect(desk.undo()).toBe(false);
  });

  it('resumes drafts of another day over files that changed since', () => {
    const first = new Desk(FILES);
    first.edit('a.json', [set('/t', 'draft')]);
    const second = new Desk(other('{ "n": 4, "t": "x" }\n'));
    second.resume(first.drafts);
    expect(second.sources[0]?.text).toBe('{ "n": 4, "t": "draft" }\n');
    expect(second.clashing).toEqual([]);
  });

  it('has new files among its drafts, and loses them with the others', () => {
    const desk = new Desk(FILES);
    desk.replace([...FILES, { path: 'c.json', text: '{}\n' }]);
    expect(desk.drafts).toEqual([{ path: 'c.json', before: undefined, after: '{}\n' }]);
    desk.discard();
    expect(desk.drafts).toEqual([]);
  });
});

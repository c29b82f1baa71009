import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { Turn } from '../../../scripts/test/turn.ts';

function speaker(turn: Turn) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  turn.listenTo({ stdout, stderr });
  return { stdout, stderr };
}

it('a step that speaks early is heard in its turn, then as it speaks', () => {
  let printed = '';
  const print = (said: string | Uint8Array) => {
    printed += Buffer.from(said).toString();
  };
  const [first, second] = [new Turn(print), new Turn(print)];
  const [one, other] = [speaker(first), speaker(second)];
  first.begin('one\n');
  other.stdout.emit('data', Buffer.from('early '));
  one.stdout.emit('data', Buffer.from('a '));
  other.stderr.emit('data', Buffer.from('error '));
  one.stderr.emit('data', Buffer.from('b\n'));
  expect(printed).toBe('one\na b\n');
  second.begin('other\n');
  other.stdout.emit('data', Buffer.from('late'));
  expect(printed).toBe('one\na b\nother\nearly error late');
});

it('a step has the terminal only in its turn', () => {
  const turn = new Turn(() => {});
  expect(turn.stdio).toBe('pipe');
  turn.begin('');
  expect(turn.stdio).toBe('inherit');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AT_REST,
  type CarouselEvent,
  type CarouselState,
  carouselReducer,
  nearestStop,
} from '../../../../src/components/carousel/carousel-state.ts';

const FIVE = carouselReducer({ count: 5, lockMs: 500 });
const THREE = carouselReducer({ count: 3, lockMs: 0 });

const run = (reduce: typeof FIVE, ...events: CarouselEvent[]): CarouselState =>
  events.reduce(reduce, AT_REST);
const next = (at: number): CarouselEvent => ({ type: 'step', step: 1, at });
const back = (at: number): CarouselEvent => ({ type: 'step', step: -1, at });
const rotate: CarouselEvent = { type: 'rotate' };

describe('a carousel', () => {
  it('comes from the last slide to the first, and back', () => {
    expect(run(THREE, rotate, rotate, rotate)).toMatchObject({ index: 0, by: 'rotation' });
    expect(run(THREE, back(0))).toMatchObject({ index: 2, by: 'button' });
    expect(run(THREE, back(0), next(0))).toMatchObject({ index: 0 });
  });

  it('goes to the slide of a dot', () => {
    expect(run(FIVE, { type: 'show', index: 3, at: 0 })).toMatchObject({ index: 3, by: 'button' });
  });

  it('ignores what comes within 499 ms of a command, and no later', () => {
    expect(run(FIVE, next(1000), next(1499))).toMatchObject({ index: 1 });
    expect(run(FIVE, next(1000), next(1500))).toMatchObject({ index: 2 });
    expect(run(FIVE, next(1000), { type: 'show', index: 4, at: 1200 })).toMatchObject({ index: 1 });
  });

  it('measures the lock from the last command that it obeyed', () => {
    expect(run(FIVE, next(1000), next(1400), next(1500), next(1999))).toMatchObject({ index: 2 });
  });

  it('obeys the first command at once, also early in the life of the page', () => {
    expect(run(FIVE, next(3))).toMatchObject({ index: 1 });
  });

  it('locks nothing where there is no lock', () => {
    expect(run(THREE, next(7), next(7))).toMatchObject({ index: 2 });
  });

  it('follows hands and focus, also while commands are locked', () => {
    const followed = run(FIVE, next(1000), { type: 'follow', index: 4, by: 'scroll' });
    expect(followed).toMatchObject({ index: 4, by: 'scroll', handMoves: 2 });
  });

  it('asks for no movement when nothing changes', () => {
    const state = run(FIVE, next(1000));
    expect(FIVE(state, { type: 'follow', index: 1, by: 'focus' })).toBe(state);
    expect(FIVE(state, next(1200))).toBe(state);
  });

  it('counts as hand moves all but rotation', () => {
    expect(run(THREE, rotate, next(0), rotate).handMoves).toBe(1);
  });

  it('always shows one of its slides', () => {
    const event = fc.oneof(
      fc.constant(rotate),
      fc.nat(3000).map(next),
      fc.nat(3000).map(back),
      fc.nat(4).map((index): CarouselEvent => ({ type: 'follow', index, by: 'scroll' })),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { index } = run(FIVE, ...events);
        expect([0, 1, 2, 3, 4]).toContain(index);
      }),
    );
  });
});

describe('the nearest stop', () => {
  it.each([
    [0, 0],
    [181, 1],
    [180, 0],
    [700, 2],
    [9999, 2],
    [-40, 0],
  ])('of %d px is number %d', (position, index) => {
    expect(nearestStop(position, [0, 360, 720])).toBe(index);
  });
});

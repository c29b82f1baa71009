/** Which slide is shown, and who brought it there. A new object asks for one movement. */
export interface CarouselState {
  /** From 0. */
  readonly index: number;
  /**
   * "button": a command; "scroll": the row was pushed by hand and is there already; "focus": the
   * keyboard arrived in a slide; "rotation": it moved by itself.
   */
  readonly by: 'nobody' | 'button' | 'scroll' | 'focus' | 'rotation';
  /** How often people have moved it. */
  readonly handMoves: number;
  /** When a command was last obeyed, in milliseconds of a clock that never goes back. */
  readonly pressedAt: number;
}

export type CarouselEvent =
  | { readonly type: 'step'; readonly step: 1 | -1; readonly at: number }
  | { readonly type: 'show'; readonly index: number; readonly at: number }
  | { readonly type: 'follow'; readonly index: number; readonly by: 'scroll' | 'focus' }
  | { readonly type: 'rotate' };

export interface CarouselRules {
  /** How many slides there are: after the last comes the first. */
  readonly count: number;
  /** Commands that come sooner than this after the last one are ignored (milliseconds). */
  readonly lockMs: number;
}

export const AT_REST: CarouselState = {
  index: 0,
  by: 'nobody',
  handMoves: 0,
  pressedAt: Number.NEGATIVE_INFINITY,
};

/** The reducer of a carousel with these rules. */
export function carouselReducer({ count, lockMs }: CarouselRules) {
  return (state: CarouselState, event: CarouselEvent): CarouselState => {
    switch (event.type) {
      case 'rotate':
        return { ...state, index: (state.index + 1) % count, by: 'rotation' };
      case 'follow':
        return event.index === state.index ? state : byHand(state, event.index, event.by);
      default: {
        if (event.at - state.pressedAt < lockMs) return state;
        const index = event.type === 'step' ? state.index + event.step : event.index;
        return { ...byHand(state, (index + count) % count, 'button'), pressedAt: event.at };
      }
    }
  };
}

function byHand(state: CarouselState, index: number, by: CarouselState['by']): CarouselState {
  return { ...state, index, by, handMoves: state.handMoves + 1 };
}

/** The stop that lies nearest to a scroll position; of two at the same distance, the first. */
export function nearestStop(position: number, stops: readonly number[]): number {
  const distances = stops.map((stop) => Math.abs(stop - position));
  return distances.indexOf(Math.min(...distances));
}

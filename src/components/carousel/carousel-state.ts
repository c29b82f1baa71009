/** The slide on screen, and what brought it there. A new object asks for one movement. */
export interface CarouselState {
  /** From 0. */
  readonly index: number;
  /**
   * "button": a command; "scroll": the row was scrolled by hand and is already there; "focus": the
   * focus moved into a slide; "rotation": the timer.
   */
  readonly by: 'nobody' | 'button' | 'scroll' | 'focus' | 'rotation';
  /** How often people have moved it. */
  readonly handMoves: number;
  /** When a command was last obeyed, in milliseconds of a monotonic clock. */
  readonly pressedAt: number;
}

export type CarouselEvent =
  | { readonly type: 'step'; readonly step: 1 | -1; readonly at: number }
  | { readonly type: 'show'; readonly index: number; readonly at: number }
  | { readonly type: 'follow'; readonly index: number; readonly by: 'scroll' | 'focus' }
  | { readonly type: 'rotate' };

export interface CarouselRules {
  /** The number of slides: after the last comes the first. */
  readonly count: number;
  /** A command within this time of the last one is ignored (milliseconds). */
  readonly lockMs: number;
}

export const AT_REST: CarouselState = {
  index: 0,
  by: 'nobody',
  handMoves: 0,
  pressedAt: Number.NEGATIVE_INFINITY,
};

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

/** The stop nearest to a scroll position; at equal distance, the first. */
export function nearestStop(position: number, stops: readonly number[]): number {
  const distances = stops.map((stop) => Math.abs(stop - position));
  return distances.indexOf(Math.min(...distances));
}

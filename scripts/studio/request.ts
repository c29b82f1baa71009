import { HTTPException } from 'hono/http-exception';

export type Body = Readonly<Record<string, unknown>>;

/** Handles a request of the studio's page, named by the last part of its URL; returns JSON. */
export type Handler = (body: Body) => unknown;

/** Handlers by request. */
export type Handlers = Readonly<Record<string, Handler>>;

export interface HandlerGroups {
  /** Their response includes the new state. */
  readonly changing: Handlers;
  readonly others: Handlers;
}

/** A request that our own page never sends. */
export class BadRequest extends HTTPException {
  constructor(message: string) {
    super(400, { message });
  }
}

/** A picture that is refused; the reason is a key of `refused` in the words. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
  readonly reason: string;
  constructor(reason: 'heic' | 'heavy' | 'kind' | 'detail') {
    super(reason);
    this.reason = `picture-${reason}`;
  }
}

/** The text that is found, or empty if finding it throws. */
export function valueOrEmpty(find: () => string): string {
  try {
    return find();
  } catch {
    return '';
  }
}

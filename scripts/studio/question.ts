export type Body = Readonly<Record<string, unknown>>;

/** A question of the page, by the last part of its address; what it answers is JSON. */
export type Answer = (body: Body) => unknown;

/** Those that only look, and those that may change the session. */
export interface Answers {
  readonly asked: Readonly<Record<string, Answer>>;
  readonly changing: Readonly<Record<string, Answer>>;
}

/** A body that our own page never sends. */
export class WrongQuestion extends Error {
  override readonly name = 'WrongQuestion';
}

/** Why a picture is not taken: a key of the words under `refused`. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
  readonly reason: string;
  constructor(reason: 'heic' | 'heavy' | 'kind' | 'detail') {
    super(reason);
    this.reason = `picture-${reason}`;
  }
}

/** What may fail and is then nothing. */
export function orEmpty(find: () => string): string {
  try {
    return find();
  } catch {
    return '';
  }
}

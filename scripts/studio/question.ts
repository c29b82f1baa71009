/** A question of the page, by the last part of its address; what it answers is JSON. */
export type Answer = (body: Readonly<Record<string, unknown>>) => unknown;

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

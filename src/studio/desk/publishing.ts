/** Why nothing was published: keys of the page's words. */
export type PublishRefusal =
  | 'nothing'
  | 'no-branch'
  | 'no-remote'
  | 'network'
  | 'no-repository'
  | 'credentials'
  | 'behind'
  | 'protected'
  | 'unknown';

/** What became of publishing. */
export type Published =
  | { readonly kind: 'pushed'; readonly count: number }
  /** The branch takes no push: the saves wait on another one, to be taken over there. */
  | { readonly kind: 'asked'; readonly branch: string; readonly address: string }
  | { readonly kind: 'refused'; readonly reason: PublishRefusal };

/** A commit that the remote does not have. */
export interface Waiting {
  readonly id: string;
  readonly what: string;
}

/** What the page is told before and after. */
export type PublishTold =
  /** All that would be published; null where the remote has no such branch yet. */
  | { readonly kind: 'ready'; readonly waiting: readonly Waiting[] | null }
  | { readonly kind: 'unsaved' | 'rest' }
  | { readonly kind: 'errors'; readonly sentence: string; readonly count: number }
  | Published;

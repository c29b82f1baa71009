/** The relay's error codes, which are stable, and their HTTP statuses. */
export const RELAY_STATUS = {
  'not-configured': 503,
  'switched-off': 503,
  'method-not-allowed': 405,
  'wrong-origin': 403,
  'access-denied': 401,
  'too-many-tries': 429,
  'too-many-requests': 429,
  'not-json': 415,
  malformed: 400,
  'too-long': 413,
  'empty-description': 400,
  'budget-spent': 429,
  busy: 503,
  'provider-timeout': 504,
  'provider-unreachable': 502,
  'provider-rejected': 502,
  'provider-unauthorised': 502,
  'provider-busy': 503,
  'provider-failed': 502,
  'provider-not-json': 502,
  'provider-empty': 502,
  'provider-cut-off': 502,
  'provider-too-large': 502,
  /** The client disconnected: only the log sees this. */
  'client-gone': 499,
  /** A bug of ours; the log has the error's name. */
  internal: 500,
} as const;

export type RelayCode = keyof typeof RELAY_STATUS;

export interface RelayErrorDetails {
  /** Whole seconds until a retry makes sense. */
  readonly retryAfter?: number | undefined;
  /** For the log: the provider's status and error code, or an error's name; never any text. */
  readonly reason?: string | undefined;
}

/** Ends a request with an error answer. */
export class RelayError extends Error {
  override readonly name = 'RelayError';
  readonly code: RelayCode;
  readonly details: RelayErrorDetails;

  constructor(code: RelayCode, details: RelayErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }

  get status(): (typeof RELAY_STATUS)[RelayCode] {
    return RELAY_STATUS[this.code];
  }
}

/** So many times within a window of time. */
export interface Limit {
  readonly count: number;
  readonly windowMs: number;
}

/** Any service that speaks the chat-completions protocol. */
export interface ProviderSettings {
  /** Address of the protocol's root, such as `https://ai.example/v1`. */
  readonly baseUrl: string;
  /** Absent for a local service that asks for none. */
  readonly key?: string | undefined;
  readonly model: string;
  /** For the whole answer, its last byte included. */
  readonly timeoutMs: number;
}

/** What whoever runs the site decides about the content generator. */
export interface RelaySettings {
  readonly provider: ProviderSettings;
  /** The word that the staff share. */
  readonly accessCode: string;
  readonly limits: {
    /** From one address. */
    readonly wrongTries: Limit;
    /** From all addresses together. */
    readonly wrongTriesOfAll: Limit;
    readonly perSession: Limit;
    readonly perAddress: Limit;
    /** Generations a day, the day of Rome. */
    readonly perDay: number;
    /** Generations that may run at the same moment. */
    readonly atOnce: number;
  };
  /** Addresses or networks (`10.0.0.0/8`) of our own proxies: theirs is the only word on who asks. */
  readonly trustedProxies: readonly string[];
  /** Origins of the site as browsers see it; none: the host that was asked is the site's. */
  readonly origins: readonly string[];
}

/** A number of uses per time window. */
export interface Limit {
  readonly count: number;
  readonly windowMs: number;
}

/** Any service that speaks the chat-completions protocol. */
export interface ProviderSettings {
  /** The base URL, such as `https://ai.example/v1`. */
  readonly baseUrl: string;
  /** Undefined for a local service that needs none. */
  readonly key?: string | undefined;
  readonly model: string;
  /** For the whole response, up to its last byte. */
  readonly timeoutMs: number;
}

/** The operator's settings of the content generator. */
export interface RelaySettings {
  readonly provider: ProviderSettings;
  /** The access code that the staff share. */
  readonly accessCode: string;
  readonly limits: {
    /** From one IP address. */
    readonly failedAttempts: Limit;
    /** From all IP addresses together. */
    readonly failedAttemptsInTotal: Limit;
    readonly perSession: Limit;
    readonly perIp: Limit;
    /** Generations per day (Rome's day). */
    readonly perDay: number;
    /** Concurrent generations. */
    readonly maxConcurrent: number;
  };
  /** Addresses or networks (`10.0.0.0/8`) of our proxies: only their `X-Forwarded-For` counts. */
  readonly trustedProxies: readonly string[];
  /** Origins of the site as browsers see them; if empty, the host of the request. */
  readonly origins: readonly string[];
}

/** The part of autocannon 9 that the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds; or so many requests. */
    duration?: number;
    amount?: number;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Requests a second, all connections together. */
    overallRate?: number;
    /** Seconds to wait for an answer. */
    timeout?: number;
    /** Threads that ask. */
    workers?: number;
    requests?: {
      path?: string;
      onResponse?(status: number, body: string, context: object, headers: object): void;
    }[];
  }
  interface Result {
    /** Milliseconds. */
    latency: { p50: number; p90: number; p99: number; max: number };
    requests: { total: number; average: number };
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
  }
  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}

/** The part of Cloudflare’s runtime that we use. */
declare module 'cloudflare:workers' {
  export abstract class DurableObject<Env = unknown> {
    constructor(ctx: DurableObjectState, env: Env);
    protected readonly ctx: DurableObjectState;
  }
}

interface DurableObjectState {
  readonly storage: {
    readonly sql: {
      exec(
        statement: string,
        ...values: readonly (string | number)[]
      ): { toArray(): readonly unknown[] };
    };
  };
}

import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import type { PublicApi } from '../../publish/public-api.ts';
import type { Verifier } from '../../verify/claim.ts';

/** The result of a tool call: JSON as text. */
export interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
}

export interface PublicApiTool {
  readonly definition: Tool;
  call(args: Record<string, unknown>): Promise<ToolAnswer>;
}

/** MCP annotations, for clients. */
export const READ_ONLY = {
  readOnlyHint: true,
  idempotentHint: true,
  openWorldHint: false,
} as const;

export function answered(value: object): ToolAnswer {
  return { isError: false, text: JSON.stringify(value) };
}

export function refused(value: object): ToolAnswer {
  return { isError: true, text: JSON.stringify(value) };
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Verifies texts against the facts of a site. */
export type TextVerifier = Verifier<PublicApi>;

/** Verifies in the current thread: for hosts that enforce a time limit themselves. */
export const verifyHere: TextVerifier = async (publicApi, asked) => publicApi.verify(asked);

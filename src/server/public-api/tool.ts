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

export function toolResult(value: object): ToolAnswer {
  return { isError: false, text: JSON.stringify(value) };
}

export function toolError(value: object): ToolAnswer {
  return { isError: true, text: JSON.stringify(value) };
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Verifies texts against the facts of a site. */
export type TextVerifier = Verifier<PublicApi>;

/** Verifies in the current thread: for hosts that enforce a time limit themselves. */
export const verifyHere: TextVerifier = async (publicApi, input) => publicApi.verify(input);

const MAX_ARGUMENT_LENGTH = 200;
/** Facts per page: a default page is about 20 kB, the longest about 60 kB. */
const DEFAULT_PAGE_LENGTH = 20;
const MAX_PAGE_LENGTH = 50;

/** The MCP tool that finds facts by id or by words, paginated. */
export function factsTool(publicApi: PublicApi): PublicApiTool {
  return {
    definition: {
      name: 'facts',
      title: 'Facts',
      description:
        'Official facts of the camp (prices, dates, hours, ages, contacts), each with its pages and the article of the regulations. Never present a fact with confirmed=false or undecided=true as certain. Answers in pages: total says how many there are, nextCursor asks for those that follow.',
      inputSchema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          id: {
            type: 'string',
            maxLength: MAX_ARGUMENT_LENGTH,
            description: 'Stable name of a fact or a group, such as prices or season.start',
          },
          words: {
            type: 'string',
            maxLength: MAX_ARGUMENT_LENGTH,
            description: 'Words that label or value must contain, in a language of the site',
          },
          limit: {
            type: 'integer',
            minimum: 1,
            maximum: MAX_PAGE_LENGTH,
            default: DEFAULT_PAGE_LENGTH,
            description: 'How many facts at most',
          },
          cursor: {
            type: 'string',
            maxLength: MAX_ARGUMENT_LENGTH,
            description: 'The nextCursor of the page before, with the same id and words',
          },
        },
      },
      annotations: READ_ONLY,
    },
    call: async (args) => {
      const { site, version } = publicApi.published;
      const found = publicApi.facts({ id: textOf(args.id), words: textOf(args.words) });
      const from = startOf(found, textOf(args.cursor));
      if (from < 0) return toolError({ problems: [{ field: '/cursor', code: 'unknown' }] });
      const to = from + (typeof args.limit === 'number' ? args.limit : DEFAULT_PAGE_LENGTH);
      const cited = found.slice(from, to).map((fact) => ({
        ...fact,
        pages: fact.pages.map((page) => site + page),
      }));
      const next = found[to]?.id;
      const more = next === undefined ? {} : { nextCursor: next };
      return toolResult({ version, total: found.length, facts: cited, ...more });
    },
  };
}

/** The index of the fact that the cursor names (no session is needed); -1 if that fact is gone. */
function startOf(facts: readonly { readonly id: string }[], cursor: string | undefined): number {
  return cursor === undefined ? 0 : facts.findIndex(({ id }) => id === cursor);
}

import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { Ajv } from 'ajv';

/** The result of a tool call: JSON as text. */
export interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
}

type Call = (args: Record<string, unknown>) => ToolAnswer | Promise<ToolAnswer>;

/** What distinguishes one MCP tool from the others. */
export interface ToolParts {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: { readonly required?: string[]; readonly properties: Record<string, object> };
  readonly call: Call;
}

export interface PublicApiTool {
  readonly definition: Tool;
  readonly call: Call;
}

/** At most this many problems are reported, however many a request has. */
const MAX_PROBLEMS = 20;

/** Read-only tools whose calls are validated: compiling takes longer than answering. */
export function createTools(parts: readonly ToolParts[]): PublicApiTool[] {
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
  return parts.map(({ input, call, ...named }) => {
    const definition: Tool = {
      ...named,
      inputSchema: { type: 'object', additionalProperties: false, ...input },
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    };
    const validate = ajv.compile(definition.inputSchema);
    return {
      definition,
      call: (args) =>
        validate(args)
          ? call(args)
          : toolError((validate.errors ?? []).slice(0, MAX_PROBLEMS).map(problem)),
    };
  });
}

function problem({ instancePath, keyword, params }: NonNullable<Ajv['errors']>[number]) {
  return { field: instancePath, code: keyword, params };
}

export function toolResult(value: object): ToolAnswer {
  return { isError: false, text: JSON.stringify(value) };
}

export function toolError(problems: readonly object[]): ToolAnswer {
  return { isError: true, text: JSON.stringify({ problems }) };
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

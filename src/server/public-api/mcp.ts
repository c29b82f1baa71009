import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { PublicApi } from '../../publish/public-api.ts';
import { tools } from './tools.ts';

const NAME = 'fun-village';

/** Shared: otherwise each request creates an Ajv instance of its own, megabytes of garbage. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** A read-only server of the Model Context Protocol. */
function createProtocol(publicApi: PublicApi, now: () => number): Server {
  const server = new Server(
    { name: NAME, version: publicApi.published.version },
    { capabilities: { tools: {} }, jsonSchemaValidator },
  );
  const known = tools(publicApi, now);
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: known.map(({ definition }) => definition),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = known.find(({ definition }) => definition.name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, 'unknown tool');
    const { isError, text } = await tool.call(params.arguments ?? {});
    const structured: { structuredContent?: Record<string, unknown> } = isError
      ? {}
      : { structuredContent: JSON.parse(text) };
    return { isError, content: [{ type: 'text', text }], ...structured };
  });
  return server;
}

/**
 * Answers one message over HTTP with JSON, without a session. Refuses batches, which versions
 * before 2025-06-18 allowed: the rate limit would count a hundred messages as one.
 */
export async function answerProtocol(
  publicApi: PublicApi,
  now: () => number,
  request: Request,
): Promise<Response> {
  const message = await request.json().catch(() => undefined);
  if (message === undefined) return rpcError(ErrorCode.ParseError, 'Parse error: no JSON');
  if (Array.isArray(message)) {
    return rpcError(ErrorCode.InvalidRequest, 'Invalid Request: send one message, not a batch');
  }
  const server = createProtocol(publicApi, now);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

function rpcError(code: ErrorCode, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status: 400 });
}

import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { Voice } from '../../publish/voice.ts';
import { tools } from './tools.ts';
import { type VoiceVerifier, verifyHere } from './verifiers.ts';

const NAME = 'fun-village';

/** Without it each server, and so each request, makes an Ajv of its own: megabytes that wait to be collected. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** A server of the Model Context Protocol that reads and changes nothing. */
export function createProtocol(
  voice: Voice,
  now: () => number,
  verifier: VoiceVerifier = verifyHere,
): Server {
  const server = new Server(
    { name: NAME, version: voice.published.version },
    { capabilities: { tools: {} }, jsonSchemaValidator },
  );
  const known = tools(voice, now, verifier);
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
 * One message over HTTP, answered as JSON: no session, nothing kept. The transport would take a hundred
 * messages in one request, as protocols before 2025-06-18 had it, and count them as one.
 */
export async function answerProtocol(
  voice: Voice,
  now: () => number,
  request: Request,
  verifier?: VoiceVerifier,
): Promise<Response> {
  const message = await request.json().catch(() => undefined);
  if (message === undefined) return refused(ErrorCode.ParseError, 'Parse error: no JSON');
  if (Array.isArray(message)) {
    return refused(ErrorCode.InvalidRequest, 'Invalid Request: send one message, not a batch');
  }
  const server = createProtocol(voice, now, verifier);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

function refused(code: ErrorCode, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status: 400 });
}

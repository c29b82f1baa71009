import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import type { Voice } from '../../publish/voice.ts';
import { tools } from './tools.ts';
import { type VoiceVerifier, verifyHere } from './verifyHere.ts';

const NAME = 'fun-village';

/** A server of the Model Context Protocol that reads and changes nothing. */
export function createProtocol(
  voice: Voice,
  now: () => number,
  verifier: VoiceVerifier = verifyHere,
): Server {
  const server = new Server(
    { name: NAME, version: voice.published.version },
    { capabilities: { tools: {} } },
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

/** One request over HTTP, answered as JSON: no session, nothing kept. */
export async function answerProtocol(
  voice: Voice,
  now: () => number,
  request: Request,
  verifier?: VoiceVerifier,
): Promise<Response> {
  const server = createProtocol(voice, now, verifier);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request);
  } finally {
    await server.close();
  }
}

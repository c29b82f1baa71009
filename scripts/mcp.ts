// The camp's facts, quotes and calendar for assistants, over standard input and output.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createProtocol } from '../src/server/voice/protocol.ts';
import { command } from './project/command-error.ts';
import { openVoice } from './project/voice.ts';

await command(async () => {
  await createProtocol(openVoice(process.env), Date.now).connect(new StdioServerTransport());
});

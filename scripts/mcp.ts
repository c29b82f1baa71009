// The camp's facts, quotes and calendar for assistants, over standard input and output.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { addOurFormats } from '../src/check/schema/formats.ts';
import { Publication } from '../src/publish/publication.ts';
import { createVoice, type Voice } from '../src/publish/voice.ts';
import { voiceData } from '../src/publish/voice-data.ts';
import { createProtocol } from '../src/server/voice/protocol.ts';
import { verifyInThread } from '../src/server/voice/verifyInThread.ts';
import { romeToday } from '../src/time/rome.ts';
import { ContentError, checkContent } from './build/vite/validated-content.ts';
import { CommandError, command } from './project/command-error.ts';
import { CONTENT, SCHEMAS } from './project/places.ts';
import { requestSchemas } from './project/request-schemas.ts';

/** What the content says now, for a command. @throws CommandError for content with an error */
function openVoice({ CONTENT_DIR }: Readonly<Record<string, string | undefined>>): Voice {
  try {
    const { project } = checkContent(CONTENT_DIR ?? CONTENT, SCHEMAS);
    const publication = new Publication(project, romeToday(Date.now()));
    return createVoice(voiceData(publication, requestSchemas()), addOurFormats);
  } catch (error) {
    if (error instanceof ContentError) throw new CommandError(error.message);
    throw error;
  }
}

await command(async () => {
  await createProtocol(openVoice(process.env), Date.now, verifyInThread).connect(
    new StdioServerTransport(),
  );
});

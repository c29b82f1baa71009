import { createBuilder } from 'vite';
import { romeToday } from '../src/time/rome.ts';
import { ContentError, readValidContent } from './build/vite/validated-content.ts';
import { refuseArguments } from './project/arguments.ts';
import { command } from './project/command.ts';
import { CommandError } from './project/command-error.ts';
import { CONTENT, SCHEMAS } from './project/places.ts';

/** `development` brings React's warnings along: a test looks for those of hydration. */
const mode = process.env.BUILD_MODE ?? 'production';
process.env.NODE_ENV = mode;

/** Checks the content first, so that a slip is told in its own words and not in those of the bundler. */
async function build(): Promise<void> {
  refuseArguments(process.argv.slice(2), 'npm run build');
  try {
    readValidContent(process.env.CONTENT_DIR ?? CONTENT, SCHEMAS, romeToday(Date.now()));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new CommandError(error.message);
  }
  const builder = await createBuilder({ mode, logLevel: 'warn' });
  await builder.buildApp();
}

await command(build);

// npm run types: generates the types of the content, and what a venue may override, from its schemas.
import { expectNoArguments } from './project/arguments.ts';
import { command } from './project/command-error.ts';
import { writeTypes } from './types/schema-types.ts';

await command(async () => {
  expectNoArguments(process.argv.slice(2), 'npm run types');
  await writeTypes();
});

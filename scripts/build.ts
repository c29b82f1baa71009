// npm run build: checks the content and builds the site.
import { buildCommand } from './site/build.ts';

await buildCommand();

// npm run dev: serves the pages of the build, rendered on request.
import { devCommand } from './site/vite/develop.ts';

await devCommand();

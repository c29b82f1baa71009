// npm run preview: serves the site that is already built; npm start builds it first.
import { serveCommand } from './serve/serve.ts';

await serveCommand();

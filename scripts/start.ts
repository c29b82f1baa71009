// npm start: validates and builds the site, then serves it. With --rollback it serves the one before.
import { startCommand } from './serve/start.ts';

await startCommand();

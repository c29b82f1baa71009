// npm start: validates, builds and serves the site. With --rollback, serves the previous one.
import { startCommand } from './serve/start.ts';

await startCommand();

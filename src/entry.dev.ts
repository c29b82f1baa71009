/** What `npm run dev` runs: its documents are empty, and the router draws each page. */
import { draw } from './entry.router.tsx';
import { enhance } from './start/enhance.ts';

document.documentElement.dataset.alive = '';
await draw({ enhance, endDocument: () => {} });
document.documentElement.dataset.ready = '';

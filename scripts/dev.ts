import { createServer, type ViteDevServer } from 'vite';
import { refuseArguments } from './project/arguments.ts';
import { command } from './project/command-error.ts';
import { ROOT } from './project/places.ts';
import { type Listens, readPort } from './project/port.ts';

const DEV: Listens = { port: 5173, command: 'npm run dev' };

const SHELL = `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fun Village</title>
<meta name="description" content="">
<meta name="robots" content="noindex">
<link rel="canonical" href="">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div id="root"></div>
<script type="module" src="/src/entry.dev.ts"></script>
</body>
</html>
`;

/** Serves the site for whoever edits it: an edit shows without a reload, a slip shows as an overlay. */
async function develop(): Promise<void> {
  refuseArguments(process.argv.slice(2), 'npm run dev, oppure PORT=5174 npm run dev');
  const port = readPort(process.env.PORT, DEV);
  const server = await createServer({
    root: ROOT,
    server: { port, strictPort: Boolean(process.env.PORT) },
  });
  serveShell(server);
  await server.listen();
  server.printUrls();
}

/** Every address that Vite does not know gets the same empty document: the browser draws the page. */
function serveShell(server: ViteDevServer): void {
  server.middlewares.use(async (request, response, next) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
    try {
      const html = await server.transformIndexHtml(request.url ?? '/', SHELL);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(html);
    } catch (error) {
      next(error);
    }
  });
}

await command(develop);

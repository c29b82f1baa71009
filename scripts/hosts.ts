// npm run hosts -- nginx: prints what another host needs to serve the site that was built last.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSiteHeaders } from '../src/server/site/siteHeaders.ts';
import { BROTLI_MODULE, NGINX_MAP, nginxConfig } from './hosts/nginx.ts';
import { sitePartsOf } from './hosts/site-parts.ts';
import { CommandError, command } from './project/command-error.ts';
import { DIST } from './serve.ts';

const USE = `npm run hosts -- nginx [--listen 8080] [--server-name www.funvillage.example] [--relay http://127.0.0.1:4173] [--root ${DIST}]`;

function print(args: readonly string[]): void {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      listen: { type: 'string', default: '8080' },
      'server-name': { type: 'string', default: '_' },
      relay: { type: 'string', default: 'http://127.0.0.1:4173' },
      root: { type: 'string', default: DIST },
    },
  });
  if (positionals[0] !== 'nginx') throw new CommandError(`Si usa così: ${USE}`, 2);
  if (!existsSync(values.root)) throw new CommandError('Prima costruite il sito: npm run build');
  const config = nginxConfig({
    root: resolve(values.root),
    listen: values.listen,
    serverName: values['server-name'],
    relay: values.relay,
    parts: sitePartsOf(values.root),
    site: readSiteHeaders(values.root),
    brotli: existsSync(BROTLI_MODULE),
  });
  process.stdout.write(NGINX_MAP + config);
}

await command(async () => print(process.argv.slice(2)));

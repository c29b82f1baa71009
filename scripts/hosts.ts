// npm run hosts -- nginx | workers: the configuration that serves the last build elsewhere.
import { existsSync } from 'node:fs';
import { nginxConfig } from './hosts/nginx.ts';
import { readArguments } from './project/arguments.ts';
import { CommandError, command } from './project/command-error.ts';
import { DIST } from './serve.ts';

const OUT = 'dist.workers';
const USAGE = `Uso: npm run hosts -- nginx [--listen 8080] [--server-name www.funvillage.example] [--server http://127.0.0.1:4173]
     npm run hosts -- workers`;

async function main(args: readonly string[]): Promise<void> {
  const { positionals, values } = readArguments(
    args,
    {
      listen: { type: 'string', default: '8080' },
      'server-name': { type: 'string', default: '_' },
      server: { type: 'string', default: 'http://127.0.0.1:4173' },
    },
    1,
  );
  const [host] = positionals;
  if (host !== 'nginx' && host !== 'workers')
    throw new CommandError(`Manca l’host: nginx oppure workers.\n\n${USAGE}`, 2);
  if (host === 'workers') return writeWorker();
  const { listen, server, 'server-name': serverName } = values;
  if (!isOrigin(server))
    throw new CommandError(
      `--server «${server}» non è l’indirizzo di un server: serve per esempio http://127.0.0.1:4173.`,
      2,
    );
  process.stdout.write(nginxConfig({ listen, serverName, server }));
}

function isOrigin(server: string): boolean {
  const url = URL.parse(server);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

/** Loads Vite, which bundles the code, only here. */
async function writeWorker(): Promise<void> {
  if (!existsSync(DIST)) throw new CommandError('Prima costruite il sito: npm run build');
  const { WRANGLER, writeWorkers } = await import('./hosts/workers/write-workers.ts');
  await writeWorkers(DIST, OUT);
  console.log(
    `La cartella «${OUT}» è pronta. Per pubblicarla: npx wrangler@${WRANGLER} deploy --config ${OUT}/wrangler.json`,
  );
}

await command(() => main(process.argv.slice(2)), USAGE);

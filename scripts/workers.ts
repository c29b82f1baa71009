// npm run workers: a folder with the last build that Cloudflare's runtime serves.
import { existsSync } from 'node:fs';
import { expectNoArguments } from './project/arguments.ts';
import { CommandError, command } from './project/command-error.ts';
import { DIST } from './serve.ts';

const OUT = 'dist.workers';

await command(async () => {
  expectNoArguments(process.argv.slice(2), 'npm run workers');
  if (!existsSync(DIST)) throw new CommandError('Prima costruite il sito: npm run build');
  // Loads Vite, which bundles the code, only here.
  const { WRANGLER, writeWorkers } = await import('./hosts/workers/write-workers.ts');
  await writeWorkers(DIST, OUT);
  console.log(
    `La cartella «${OUT}» è pronta. Per pubblicarla: npx wrangler@${WRANGLER} deploy --config ${OUT}/wrangler.json`,
  );
});

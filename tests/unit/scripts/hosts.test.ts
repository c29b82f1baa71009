import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { redirectsFile } from '../../../scripts/hosts/static-host.ts';
import { writeWorkers } from '../../../scripts/hosts/workers/write-workers.ts';
import { fromRoot } from '../../../scripts/project/paths.ts';
import { TIMEOUTS } from '../../../src/server/listen.ts';
import { MadeUpSite } from '../server/site/made-up-site.ts';

const parts = { pages: ['/', '/en/enrolment'], others: [] };
const site = { moved: { '/en/iscrizioni': '/en/enrolment' } };

it('a redirect is in the settings of static hosts', () => {
  expect(redirectsFile(parts, site).split('\n')).toContain('/en/iscrizioni /en/enrolment 308');
});

it('nginx waits as long as our server', () => {
  const config = readFileSync(fromRoot('docs/hosting/nginx.conf'), 'utf8');
  expect(config).toContain(`client_header_timeout ${TIMEOUTS.headersMs / 1000}s;`);
  expect(config).toContain(`send_timeout ${TIMEOUTS.sendMs / 1000}s;`);
});

it('a Worker gets public files, and no server settings', async () => {
  const made = new MadeUpSite().release({
    '.well-known/security.txt': 'Contact: mailto:a@b.example',
    '.inherited.json': '{}',
    'site-api.json': '{}',
    _headers: '/\n',
  });
  const out = join(made.folder, 'worker');
  await writeWorkers(made.root, out);
  const files = readdirSync(join(out, 'site'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  expect(files.sort()).toEqual([
    '_headers',
    'entry-B1x.js',
    ...['index.html', 'index.html', 'index.html'],
    ...['pool party.svg', 'pool.svg', 'security.txt'],
  ]);
  expect(readdirSync(out).sort()).toEqual([
    ...['server.js', 'site', 'site.js', 'worker.js', 'wrangler.json'],
  ]);
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nginxConfig } from '../../../scripts/hosts/nginx.ts';
import { redirectsFile } from '../../../scripts/hosts/static-host.ts';
import { writeWorkers } from '../../../scripts/hosts/workers/write-workers.ts';
import { MadeUpSite } from '../server/site/made-up-site.ts';

const parts = { pages: ['/', '/en/enrolment'], others: [] };
const site = { moved: { '/en/iscrizioni': '/en/enrolment' } };

it('a redirect is in the settings of static hosts', () => {
  expect(redirectsFile(parts, site).split('\n')).toContain('/en/iscrizioni /en/enrolment 308');
});

it('nginx keeps its connections to our server open', () => {
  const config = nginxConfig({
    listen: '443 ssl',
    serverName: 'www.camp.example',
    server: 'http://127.0.0.1:4173',
  });
  const name = 'fun_village_www_camp_example_443_ssl';
  expect(config).toContain(`upstream ${name} {\n  server 127.0.0.1:4173;\n  keepalive 32;\n}`);
  expect(config).toContain(`proxy_pass http://${name};`);
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

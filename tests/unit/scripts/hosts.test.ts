import { describe, expect, it } from 'vitest';
import { nginxConfig } from '../../../scripts/hosts/nginx.ts';
import { redirectsFile } from '../../../scripts/hosts/static-host.ts';

const parts = { pages: ['/', '/en/enrolment'], others: [] };
const site = {
  headers: {},
  localeRoots: ['/', '/en'],
  moved: { '/en/iscrizioni': '/en/enrolment' },
};

describe('an address that leads to another', () => {
  it('stands in the note of hosts that serve files alone', () => {
    expect(redirectsFile(parts, site).split('\n')).toContain('/en/iscrizioni /en/enrolment 308');
  });

  it('stands in the configuration of nginx, in every way of writing it', () => {
    const options = {
      root: '/site',
      listen: '80',
      serverName: '_',
      relay: 'http://r',
      brotli: false,
    };
    const config = nginxConfig({ ...options, parts, site });
    for (const end of ['', '/', '.html', '/index.html'])
      expect(config).toMatch(
        new RegExp(`location = "/en/iscrizioni${end}" \\{.* return 308 /en/enrolment\\$is_args`),
      );
  });
});

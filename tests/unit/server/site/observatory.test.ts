// The published rules of MDN's HTTP Observatory: no response may lose a point.
import { expect, it } from 'vitest';
import { securityHeaders } from '../../../../scripts/site/security-headers.ts';
import { filledSite } from '../../../../src/i18n/filled-content.ts';
import { COMMON_HEADERS, HTTPS_ONLY } from '../../../../src/server/site/common-headers.ts';
import { campFiles } from '../../../camp.ts';

const SIX_MONTHS_SECONDS = 15_768_000;
const page = {
  ...COMMON_HEADERS,
  ...securityHeaders(filledSite(campFiles, 'it'), { scripts: ['a()'], styles: ['a{b:c}'] }),
};
const ANSWERS = [
  ['a page', page],
  ['everything else', COMMON_HEADERS],
] as const;

const directives = (policy = '') =>
  new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

it.each(ANSWERS)('the policy of %s starts from nothing and allows nothing unsafe', (_, headers) => {
  const policy = directives(headers['Content-Security-Policy']);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  for (const name of ['base-uri', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"]);
  expect(["'none'", "'self'"]).toContain(policy.get('form-action')?.join(' '));
  const sources = [...policy.values()].flat();
  expect(sources.filter((source) => /unsafe|^(http|data|\*|ftp):?$/.test(source))).toEqual([]);
  expect(policy.has('object-src') ? policy.get('object-src') : ["'none'"]).toEqual(["'none'"]);
});

it('allows no text as code, except in three named places', () => {
  const policy = directives(page['Content-Security-Policy']);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('trusted-types')).toEqual(['worker', 'page', 'photo-data']);
});

it.each(ANSWERS)('the other headers of %s follow its rules', (_, headers) => {
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
  expect(headers['X-Frame-Options']).toBe('DENY');
  expect([
    'no-referrer',
    'same-origin',
    'strict-origin',
    'strict-origin-when-cross-origin',
  ]).toContain(headers['Referrer-Policy']);
  expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin');
  expect(Object.keys(headers).filter((name) => /access-control|set-cookie/i.test(name))).toEqual(
    [],
  );
});

it('has HSTS for more than six months, with subdomains', () => {
  const [, value] = HTTPS_ONLY;
  expect(Number(/max-age=(\d+)/.exec(value)?.[1])).toBeGreaterThan(SIX_MONTHS_SECONDS);
  expect(value).toContain('includeSubDomains');
});

import { expect, it } from 'vitest';
import { securityText } from '../../../../scripts/site/root-files.ts';
import { filledSite } from '../../../../src/i18n/filled-content.ts';
import { campFiles } from '../../../camp.ts';

const content = filledSite(campFiles, 'it');
const { management } = content.facts.contacts;

it('names a security contact, with a date within a year', () => {
  const text = securityText(content, Date.parse('2031-05-27T10:00:00Z'));
  expect(text.split('\n')).toEqual([
    `Contact: mailto:${management.email}`,
    'Expires: 2032-03-01T00:00:00.000Z',
    'Preferred-Languages: it',
    `Canonical: ${content.site.origin}/.well-known/security.txt`,
    '',
  ]);
});

it('stays the same within a month, for reproducible builds', () => {
  const on = (day: string) => securityText(content, Date.parse(`2031-05-${day}T10:00:00Z`));
  expect(on('31')).toBe(on('01'));
});

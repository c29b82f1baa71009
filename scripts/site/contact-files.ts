import type { SiteContent } from '../../src/content/content.ts';

/** Months for which a file says that its addresses hold: the standard asks for less than a year. */
const VALID_MONTHS = 10;

/**
 * Whom to tell of a hole in the site (RFC 9116), at `/.well-known/security.txt`.
 * @param now milliseconds since the epoch; builds of one month say the same
 */
export function securityText({ site, locale, facts }: SiteContent, now: number): string {
  const today = new Date(now);
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + VALID_MONTHS, 1));
  const lines = [
    `Contact: mailto:${facts.contacts.management.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locale.id}`,
    `Canonical: ${site.origin}/${SECURITY_FILE}`,
  ];
  return `${lines.join('\n')}\n`;
}

export const SECURITY_FILE = '.well-known/security.txt';

/** Who is behind the site (humanstxt.org), at `/humans.txt`. */
export function humansText({ site, facts }: SiteContent): string {
  const languages = site.locales.map(({ name }) => name).join(', ');
  const { secretariat, management } = facts.contacts;
  return `/* TEAM */
Management: ${management.email}
Office: ${secretariat.email}

/* SITE */
Address: ${site.origin}
Language: ${languages}
Standards: HTML, CSS, JSON-LD, iCalendar, RFC 9116
`;
}

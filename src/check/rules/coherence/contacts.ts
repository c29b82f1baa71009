import { factRule } from './fact-rule.ts';
import type { Slip } from './slip.ts';

/** Two contacts never answer at one number; one contact may use a number for calls and messages. */
export const contacts = factRule(
  {
    name: 'contacts',
    description: 'Due recapiti non hanno lo stesso numero.',
    reads: ['contacts'],
  },
  (view) => {
    const first = new Map<string, { contact: string; path: string }>();
    const slips: Slip[] = [];
    for (const contact of view.keys('contacts')) {
      for (const key of ['phone', 'whatsapp']) {
        const path = `contacts.${contact}.${key}`;
        const found = view.text(path);
        const other = found === undefined ? undefined : first.get(found);
        if (found === undefined) continue;
        if (other === undefined) first.set(found, { contact, path });
        else if (other.contact !== contact) {
          const args = { field: path, found, other: other.path };
          slips.push({ code: 'contact-repeated', at: path, related: [other.path], args });
        }
      }
    }
    return slips;
  },
);

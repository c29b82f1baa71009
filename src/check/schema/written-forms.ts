import type { Json } from '../../content/json.ts';
import type { FindingCode } from '../messages.ts';
import { cleaned, dateMeant, numberMeant, phoneMeant, timeMeant } from './rewrite.ts';

/** The sentence for each written form. */
export const formCodes: Readonly<Record<string, FindingCode>> = {
  date: 'date-form',
  'date-or-month': 'date-form',
  'day-or-moment': 'date-form',
  'clock-time': 'time-form',
  'clock-time-seconds': 'time-form',
  phone: 'phone-form',
  'https-url': 'address-form',
  email: 'email-form',
  'route-path': 'path-form',
  'clean-text': 'text-not-clean',
};

/** For each written form, the value that was most likely meant. */
export const rewriters: Readonly<Record<string, (typed: string) => string | undefined>> = {
  date: dateMeant,
  'date-or-month': dateMeant,
  'day-or-moment': dateMeant,
  'clock-time': timeMeant,
  'clock-time-seconds': withSeconds,
  phone: phoneMeant,
  'https-url': secured,
  'route-path': routed,
  'clean-text': cleaned,
};

/** The value that was meant, as it is to be typed; empty when unclear. */
export function meantValue(data: Json, expected: string, format: string): string {
  if (typeof data === 'string' && /number|integer/.test(expected))
    return String(numberMeant(data) ?? '');
  if (typeof data === 'string' && expected === 'boolean') return booleanMeant(data);
  if (typeof data !== 'number' || expected !== 'string') return '';
  const rewrite = rewriters[format];
  const meant = rewrite ? rewrite(String(data)) : String(data);
  return meant === undefined ? '' : JSON.stringify(meant);
}

/** `true` or `false`, as JSON; empty when neither was meant. */
export function booleanMeant(typed: string): string {
  if (/^(true|vero|s[iì]|yes)$/i.test(typed)) return 'true';
  return /^(false|falso|no)$/i.test(typed) ? 'false' : '';
}

function withSeconds(typed: string): string | undefined {
  const time = timeMeant(typed);
  return time && `${time}:00`;
}

function secured(typed: string): string | undefined {
  const address = `https://${typed.trim().replace(/^(https?:|\/)*/i, '')}`;
  return /^https:\/\/[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address) ? address : undefined;
}

function routed(typed: string): string {
  const name = typed.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return `/${name.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}`;
}

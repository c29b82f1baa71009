import { isObject } from '../../content/json.ts';
import { RelayError } from './RelayError.ts';

/** UTF-8 needs up to 4 bytes per code point, JSON escapes 12; an emoji is several code points. */
const BYTES_PER_CHARACTER = 16;
const BYTES_AROUND = 1024;
const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
const characters = new Intl.Segmenter('it', { granularity: 'grapheme' });

/** The maximum body size in bytes for a description of this many visible characters. */
export function maxBodyBytes(maxCharacters: number): number {
  return maxCharacters * BYTES_PER_CHARACTER + BYTES_AROUND;
}

/** Whether the content type is JSON. */
export function isJson(headers: Headers): boolean {
  const encoding = headers.get('Content-Encoding') ?? 'identity';
  return encoding === 'identity' && JSON_TYPE.test(headers.get('Content-Type') ?? '');
}

/**
 * Parses the body; returns its only field, the description, trimmed.
 * @throws RelayError malformed, too-long or empty-description
 */
export function readDescription(body: ArrayBuffer, maxCharacters: number): string {
  const description = parse(body).trim();
  if (description === '') throw new RelayError('empty-description');
  if ([...characters.segment(description)].length > maxCharacters) throw new RelayError('too-long');
  return description;
}

/** Throws without a `cause`: the message of a JSON error quotes the text. */
function parse(body: ArrayBuffer): string {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new RelayError('malformed');
  }
  const { description, ...rest } = isObject(value) ? value : {};
  if (typeof description !== 'string' || !description.isWellFormed() || Object.keys(rest).length) {
    throw new RelayError('malformed');
  }
  return description;
}

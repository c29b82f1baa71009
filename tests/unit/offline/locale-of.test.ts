import { expect, it } from 'vitest';
import {
  fallbacksFor,
  type OfflineLocale,
  type OfflineSettings,
} from '../../../src/offline/settings.ts';

const locale = (path: string, language: string): OfflineLocale => ({
  path,
  essentials: [],
  language,
  saved: '',
  again: '',
  fallback: `${path}offline.html`,
});
const locales = [locale('/', 'it'), locale('/en/', 'en')];
const settings: OfflineSettings = { revision: '1', pages: [], tools: {}, locales };

it('has a fallback for a language not read here before', () => {
  expect(fallbacksFor(settings, '/en/prices')).toEqual(['/en/offline.html', '/offline.html']);
  expect(fallbacksFor(settings, '/prezzi')).toEqual(['/offline.html', '/en/offline.html']);
});

import type { Json } from '../../../src/content/json.ts';
import type { ContentCopy } from './content-copy.ts';

export type Change = (content: ContentCopy) => void;

/** What a manager may lawfully do to the live content, and what the project may answer. */
export interface Edit {
  readonly title: string;
  readonly does: readonly Change[];
  /** For an edit that is not whole yet: what the check must say first, so that she knows what to do. */
  readonly asks?: RegExp;
  /** One of the edits that browsers look at too. */
  readonly browser?: true;
}

export const set =
  (file: string, path: string, value: Json | undefined): Change =>
  (content) =>
    content.set(file, path, value);

export const push =
  (file: string, path: string, ...items: readonly Json[]): Change =>
  (content) =>
    content.push(file, path, ...items);

export const decide =
  (...args: readonly string[]): Change =>
  (content) =>
    content.decide(...args);

/** The words of each language, the first one's first. */
export const words =
  (file: string, path: string, it: Json | undefined, en: Json | undefined): Change =>
  (content) => {
    content.set(`texts/it/${file}`, path, it);
    content.set(`texts/en/${file}`, path, en);
  };

export const edit = (title: string, ...does: readonly Change[]): Edit => ({ title, does });

import type { Finding } from '../../../src/check/finding.ts';
import type { Mutation } from './mutation.ts';

/**
 * What the check asks for by design after an edit: to read a sentence again, or its translation. Nobody
 * is told by it that something is wrong, so it never counts as a slip seen.
 */
const REREADING: ReadonlySet<string> = new Set([
  'reread',
  'reread-new',
  'translation-behind',
  'translation-unread',
]);

export const isRereading = ({ code }: Finding): boolean => REREADING.has(code);

/**
 * True for a rereading that a harmless edit must lead to: of the sentences that name the changed fact,
 * of the rewritten sentence itself, and of its translations. Any other is an alarm.
 */
export function isExpected(finding: Finding, { changes }: Mutation): boolean {
  if (!isRereading(finding) || changes === undefined) return false;
  if ('fact' in changes)
    return finding.code === 'reread' && isAmong(finding.args.facts, changes.fact);
  // A sentence that rests on facts, or has forms, is read again whole.
  const isSamePlace = `${changes.pointer}/`.startsWith(`${finding.pointer}/`);
  return isSamePlace && textsOf(finding.file) === textsOf(changes.file);
}

/** A finding names each fact by its label, with its path in brackets at the end. */
function isAmong(facts: unknown, changed: string): boolean {
  const paths = Array.isArray(facts)
    ? facts.map((fact) => /\(([\w.]+)\)$/.exec(String(fact))?.[1] ?? '')
    : [];
  return paths.some((path) => sharesPath(path, changed));
}

/** A sentence may rest on a group of facts, or on a part of the one that changed. */
function sharesPath(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}

/** A file of texts without its language. */
function textsOf(file: string): string {
  return file.replace(/^texts\/[^/]+\//, '');
}

import { CONFIRMED_FILE } from '../../../content/paths.ts';
import { besides, errorAt, type Finding } from '../../finding.ts';
import { type StaleTranslation, staleTranslations } from '../../reread/stale-translations.ts';
import { fileOf, plainWords } from '../../reread/translations.ts';
import type { Check } from '../../rule.ts';

/**
 * Translations whose source changed since somebody read them: errors before a release. Only changes
 * are reported: a translator who compares it with its source sees what it lacks.
 */
export const translations: Check = (project, { unconfirmed }) => {
  if (project.document(CONFIRMED_FILE)?.findings.length !== 0) return [];
  const stale = staleTranslations(project).filter(({ translation }) =>
    project.locales.includes(translation.locale),
  );
  const unread = stale.filter(({ isBehind }) => !isBehind);
  // One finding for all unread translations of a file.
  const byFile = Map.groupBy(unread, ({ translation }) => fileOf(translation)).values();
  const found = [
    ...stale.filter(({ isBehind }) => isBehind).map(behind),
    ...[...byFile].flatMap(([first, ...others]) =>
      first ? [unreadSince(first, others.length + 1)] : [],
    ),
  ];
  const severity = unconfirmed === 'error' ? 'error' : 'warning';
  return found.map((finding) => ({ ...finding, severity }));
};

function behind({ translation, key }: StaleTranslation): Finding {
  const { locale, page, document, pointer, words, source } = translation;
  const other = translation.sourceDocument.locate(translation.sourcePointer);
  const [text, now] = [plainWords(words), plainWords(source)];
  const args = { text, key, locale, page, source: now };
  const place = { sourceFile: other.file, sourceLine: other.line };
  const related = [besides(other, 'authority', now)];
  return errorAt(
    document.locate(pointer),
    'translation-behind',
    { ...args, ...place },
    { related },
  );
}

function unreadSince({ translation }: StaleTranslation, count: number): Finding {
  const { document, pointer, words, locale, page } = translation;
  const args = { count, text: plainWords(words), locale, page };
  return errorAt(document.locate(pointer), 'translation-unread', args);
}

import { READ_FILE } from '../../../content/paths.ts';
import type { Finding, Severity } from '../../finding.ts';
import { type LateTranslation, lateTranslations } from '../../reread/late-translations.ts';
import { fileOf, plainWords } from '../../reread/translations.ts';
import type { Rule } from '../../rule.ts';

/** Translations whose source changed since somebody read them: errors before a release. */
export const translations: Rule = {
  name: 'translations',
  description: 'Ogni traduzione è stata riletta da quando il suo testo italiano è cambiato.',
  stage: 'rereading',
  // Only changes are reported: a reader who compares it with its source sees what it lacks.
  check: (project, { unconfirmed }) => {
    if (project.document(READ_FILE)?.findings.length !== 0) return [];
    const severity = unconfirmed === 'error' ? 'error' : 'warning';
    const published = new Set(project.locales);
    const late = lateTranslations(project).filter(({ translation }) =>
      published.has(translation.locale),
    );
    return [
      ...late.filter(({ isBehind }) => isBehind).map((one) => behind(one, severity)),
      ...unread(
        late.filter(({ isBehind }) => !isBehind),
        severity,
      ),
    ];
  },
};

function behind({ translation, key }: LateTranslation, severity: Severity): Finding {
  const { locale, page, document, pointer, words, source, sourceDocument, sourcePointer } =
    translation;
  const other = sourceDocument.locate(sourcePointer);
  const args = {
    text: plainWords(words),
    key,
    locale,
    page,
    source: plainWords(source),
    sourceFile: other.file,
    sourceLine: other.line,
  };
  const related = [{ ...other, value: plainWords(source), pages: [], role: 'authority' as const }];
  const place = document.locate(pointer);
  return { code: 'translation-behind', severity, args, related, ...place };
}

/** One finding for all unread translations of a file. */
function unread(late: readonly LateTranslation[], severity: Severity): Finding[] {
  const byFile = Map.groupBy(late, ({ translation }) => fileOf(translation));
  return [...byFile.values()].flatMap((all) => {
    const [{ translation } = {}] = all;
    if (!translation) return [];
    const { document, pointer, words, locale, page } = translation;
    const args = { count: all.length, text: plainWords(words), locale, page };
    return [{ code: 'translation-unread', severity, args, ...document.locate(pointer) }];
  });
}

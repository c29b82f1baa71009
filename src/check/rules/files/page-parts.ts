import { isObject, type Json, valueAt } from '../../../content/json.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';

/** What a page shows and the words that go with it are both there, although neither schema can ask for the other. */
export const pageParts: Rule = {
  name: 'page-parts',
  check: (project) =>
    project.pageIds().flatMap((id) => {
      const page = project.document(`pages/${id}.json`);
      if (!isObject(page?.value)) return [];
      const files = project.locales.map((locale) => project.document(`texts/${locale}/${id}.json`));
      return [
        ...files.flatMap((texts) => (texts ? withoutWords(page, texts) : [])),
        ...files.flatMap((texts) => (texts ? banner(project, page, texts) : [])),
      ];
    }),
};

/** A part of a page, and the path of the words that it needs. */
interface Part {
  readonly pointer: string;
  readonly words: readonly string[];
}

function withoutWords(page: JsonDocument, texts: JsonDocument): Finding[] {
  if (texts.value === undefined) return [];
  return partsOf(page.value)
    .filter(({ words }) => isObject(valueAt(texts.value, words.slice(0, -1))))
    .filter(({ words }) => valueAt(texts.value, words) === undefined)
    .map(({ pointer, words }): Finding => {
      const key = words.at(-1) ?? '';
      const shown = page.locate(pointer);
      const role = 'page' as const;
      const value = valueAt(page.value, pointer.slice(1).split('/')) ?? null;
      const related = [{ ...shown, value, pages: [], role }];
      const args = { key, pageFile: page.path, line: shown.line };
      const place = texts.locate(`/${words.slice(0, -1).join('/')}`.replace(/\/$/, ''), 'key');
      return { code: 'part-without-words', severity: 'error', args, related, ...place };
    });
}

function partsOf(page: Json | undefined): Part[] {
  const hasAlbum = typeof valueAt(page, ['gallery']) === 'string';
  return [
    ...(hasAlbum ? [{ pointer: '/gallery', words: ['gallery'] }] : []),
    ...blocksWithTarget(page),
  ];
}

/** A block of the regulations that leads somewhere has a button. */
function blocksWithTarget(page: Json | undefined): Part[] {
  const sections = valueAt(page, ['sections']);
  return (Array.isArray(sections) ? sections : []).flatMap((section, place) => {
    const blocks = valueAt(section, ['blocks']);
    return (Array.isArray(blocks) ? blocks : []).flatMap((block, index) =>
      isObject(block) && block.target !== undefined && typeof block.id === 'string'
        ? [
            {
              pointer: `/sections/${place}/blocks/${index}/target`,
              words: ['blocks', block.id, 'button'],
            },
          ]
        : [],
    );
  });
}

/** The page of a venue that is being defined has words to say so. */
function banner(project: Project, page: JsonDocument, texts: JsonDocument): Finding[] {
  const venue = valueAt(page.value, ['venue']);
  const facts = project.document('facts/venues.json');
  if (typeof venue !== 'string' || !facts || !isObject(texts.value)) return [];
  const status = valueAt(project.facts, ['venues', venue, 'status']);
  if (status !== 'in-definition' || texts.value.banner !== undefined) return [];
  // A page of another venue is told as such.
  if (page.path !== `pages/${valueAt(project.facts, ['venues', venue, 'page'])}.json`) return [];
  const role = 'authority' as const;
  const related = [{ ...facts.locate(`/${venue}/status`), value: status, pages: [], role }];
  const place = texts.locate('', 'key');
  return [{ code: 'banner-missing', severity: 'error', args: { venue }, related, ...place }];
}

import { isObject, type Json, valueAt } from '../../../content/json.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';

/** What a page shows and the words that go with it are both there, although neither schema can ask for the other. */
export const pageParts: Rule = {
  name: 'page-parts',
  description: 'Quello che una pagina mostra e le sue parole ci sono tutti e due.',
  scope: 'site',
  check: (project) =>
    project.pageIds().flatMap((id) => {
      const page = project.document(`pages/${id}.json`);
      if (!isObject(page?.value)) return [];
      const files = project.locales.map((locale) => project.document(`texts/${locale}/${id}.json`));
      return [
        ...files.flatMap((texts) => (texts ? withoutWords(page, texts) : [])),
        ...banner(project, page),
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
  const banner = valueAt(page, ['banner']) === true;
  return [
    ...(banner ? [{ pointer: '/banner', words: ['banner'] }] : []),
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

/** A venue that is being defined says so on its page; one that is open does not. */
function banner(project: Project, page: JsonDocument): Finding[] {
  const venue = valueAt(page.value, ['venue']);
  const status = typeof venue === 'string' && valueAt(project.facts, ['venues', venue, 'status']);
  const facts = project.document('facts/venues.json');
  if (typeof venue !== 'string' || typeof status !== 'string' || !facts) return [];
  // A page of another venue is told as such.
  if (page.path !== `pages/${valueAt(project.facts, ['venues', venue, 'page'])}.json`) return [];
  const isShown = valueAt(page.value, ['banner']) === true;
  if (isShown === (status === 'in-definition')) return [];
  const role = 'authority' as const;
  const related = [{ ...facts.locate(`/${venue}/status`), value: status, pages: [], role }];
  const code = isShown ? 'banner-left' : 'banner-missing';
  const place = page.locate(isShown ? '/banner' : '/venue');
  return [{ code, severity: 'error', args: { venue, status }, related, ...place }];
}

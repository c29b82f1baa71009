import { isObject, type Json, valueAt } from '../../../content/json.ts';
import { errorAt, type Finding, type FindingArgs, type FindingCode, START } from '../../finding.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { nearest } from '../../schema/nearest.ts';

/** Files that pages need and that are missing, and files that nothing needs. */
export const files: Check = (project) => {
  if (project.value('site.json') === undefined) return siteMissing(project);
  const wanted = new Set(project.expected.map((file) => file.path));
  const there = new Set(project.documents.map((document) => document.path));
  const absent = project.expected.filter(({ path }) => !there.has(path));
  const drafts = project.drafts.map((locale) => `texts/${locale}/`);
  const spare = [...there].filter(
    (path) => !wanted.has(path) && !drafts.some((folder) => path.startsWith(folder)),
  );
  const misnamed = misnamedPages(project, there, new Set(spare));
  const explained = new Set(misnamed.flatMap(({ files }) => files));
  const missing = absent.filter(({ path }) => !explained.has(path));
  const unknown = spare.filter((path) => !explained.has(path));
  const lacking = missing.map(({ path }) => path);
  return [
    ...misnamed.map(({ found }) => found),
    ...missing.map(({ path, schema }) =>
      finding('file-missing', path, { path, schema, like: likeName(path, unknown) }),
    ),
    ...unknown.map((path) =>
      finding('file-unknown', path, {
        page: newPage(project, path),
        like: likeName(path, lacking),
      }),
    ),
  ];
};

/** The name that was meant: letters differ, or an editor added a suffix («.txt», « (1)»). */
function likeName(path: string, others: readonly string[]): string {
  const stem = stemOf(path);
  return nearest(path, others) ?? others.find((other) => stemOf(other) === stem) ?? '';
}

function stemOf(path: string): string {
  return path.replace(/(?:[ _-]*(?:\(\d+\)|copia|copy))?(?:\.\w+)*$/i, '');
}

/** The id of the missing page that a file seems meant for; empty when there is none. */
function newPage(project: Project, path: string): string {
  const id = /^(?:pages|texts\/[^/]+)\/([a-z0-9-]+)\.json$/.exec(path)?.[1] ?? '';
  return project.template(id) === undefined ? id : '';
}

/**
 * Pages with none of their files, where all files of a similar id exist: the id is mistyped. Each
 * with the files missing under the wrong id, and those present under the right one.
 */
function misnamedPages(
  project: Project,
  there: ReadonlySet<string>,
  spare: ReadonlySet<string>,
): { readonly found: Finding; readonly files: readonly string[] }[] {
  const site = project.document('site.json');
  const pages = valueAt(site?.value, ['pages']);
  if (!site || !Array.isArray(pages)) return [];
  const [first = ''] = project.locales;
  const filesOf = (id: string, only: Json | undefined = [first]) => [
    `pages/${id}.json`,
    ...project.locales
      .filter((locale) => !Array.isArray(only) || only.includes(locale))
      .map((locale) => `texts/${locale}/${id}.json`),
  ];
  const idle = [...spare]
    .flatMap((path) => /^pages\/(.+)\.json$/.exec(path)?.[1] ?? [])
    .filter((id) => filesOf(id).every((path) => spare.has(path)));
  return pages.flatMap((page, index) => {
    const id = isObject(page) && typeof page.id === 'string' ? page.id : '';
    const only = (isObject(page) && page.only) || null;
    if (id === '' || filesOf(id, only).some((path) => there.has(path))) return [];
    const like = nearest(id, idle);
    if (like === undefined) return [];
    const found = errorAt(site.locate(`/pages/${index}/id`), 'page-id-misnamed', { id, like });
    return [{ found, files: [...filesOf(id, only), ...filesOf(like, only)] }];
  });
}

function siteMissing(project: Project): Finding[] {
  if (project.document('site.json')) return [];
  const args = { path: 'site.json', schema: 'site.schema.json' };
  return [finding('file-missing', 'site.json', args)];
}

function finding(code: FindingCode, file: string, args: FindingArgs): Finding {
  return errorAt({ file, ...START }, code, args);
}

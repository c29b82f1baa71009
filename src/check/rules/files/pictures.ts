import { eachText, isObject, type JsonObject, valueAt } from '../../../content/json.ts';
import type { PictureFile } from '../../../content/picture-file.ts';
import type { Finding, FindingArgs } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { FindingCode } from '../../messages.ts';
import type { Project } from '../../project.ts';
import type { Rule, Served } from '../../rule.ts';
import { nearest } from '../../schema/nearest.ts';
import { isWhole } from '../../unread.ts';

/** Pictures that code shows without content naming them. */
const IN_CODE = ['share'];
const MEGA = 1_000_000;
/** In bytes: what is heavier comes from no camera of a phone. */
const MOST_BYTES = 25 * MEGA;
const MOST_DRAWN = 0.3 * MEGA;
const MOST_PIXELS = 100 * MEGA;
/** What browsers show, by the ends of names. */
const KINDS: Readonly<Record<string, string>> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  svg: 'svg',
};

/** Every picture is a file that the site serves, of the kind and size that content says, and is shown somewhere. */
export const pictures: Rule = {
  name: 'pictures',
  description: 'Ogni immagine c’è, è del tipo e della misura giusti, e serve a qualcuno.',
  scope: 'value',
  check(project, { served }) {
    const document = project.document('pictures.json');
    const group = valueAt(document?.value, ['pictures']);
    if (!document || !isObject(group)) return [];
    const unshown = unused(project, document, group);
    if (!served || valueAt(document.value, ['mediaHost']) !== null) return unshown;
    return [
      ...Object.keys(group).flatMap((id) => wrongFile(document, id, served)),
      ...unshown,
      ...unlisted(document, group, served),
    ];
  },
};

function wrongFile(document: JsonDocument, id: string, served: Served): Finding[] {
  const entry = valueAt(document.value, ['pictures', id]);
  const found = valueAt(entry, ['file']);
  if (!isObject(entry) || typeof found !== 'string') return [];
  const tell = (code: FindingCode, args: FindingArgs, key = 'file'): Finding => ({
    code,
    severity: 'error',
    args: { found, ...args },
    ...document.locate(`/pictures/${id}/${key}`),
  });
  if (!served.has(found))
    return [tell('picture-missing', { nearest: nearest(found, served) ?? '' })];
  const picture = served.pictureAt?.(found);
  if (!picture) return [];
  if (KINDS[found.slice(found.lastIndexOf('.') + 1)] !== picture.kind)
    return [tell('picture-kind', { kind: picture.kind })];
  if (isHeavy(picture)) return [tell('picture-heavy', { ...picture })];
  const { width, height } = picture;
  const wrong = ['width', 'height'].find(
    (key) => typeof entry[key] === 'number' && entry[key] !== (key === 'width' ? width : height),
  );
  return wrong === undefined ? [] : [tell('picture-size', { width, height }, wrong)];
}

function isHeavy({ kind, bytes, width, height }: PictureFile): boolean {
  return bytes > (kind === 'svg' ? MOST_DRAWN : MOST_BYTES) || width * height > MOST_PIXELS;
}

/** A picture that no page shows weighs on whoever looks for the right one. */
function unused(project: Project, document: JsonDocument, group: JsonObject): Finding[] {
  if (!isWhole(project, 'pages/')) return [];
  const pages = project.documents.filter(({ path }) => path.startsWith('pages/'));
  const named = new Set(IN_CODE);
  for (const { value } of pages) for (const { text } of eachText(value ?? null)) named.add(text);
  return Object.keys(group)
    .filter((id) => !named.has(id))
    .map((id) => ({
      code: 'picture-unused',
      severity: 'warning',
      args: { id },
      ...document.locate(`/pictures/${id}`, 'key'),
    }));
}

/** A file among the pictures that content does not name is published all the same. */
function unlisted(document: JsonDocument, group: JsonObject, served: Served): Finding[] {
  const listed = new Set(Object.values(group).map((entry) => valueAt(entry, ['file'])));
  return [...served]
    .filter((address) => address.startsWith('/pictures/') && !listed.has(address))
    .map((found) => ({
      code: 'picture-unlisted',
      severity: 'warning',
      args: { found },
      ...document.locate('/pictures', 'key'),
    }));
}

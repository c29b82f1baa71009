import { isObject, type JsonObject, valueAt } from '../../../content/json.ts';
import {
  MAX_BYTES,
  MAX_PIXELS,
  MAX_WIDTH,
  PHOTOGRAPHS,
  type PictureFile,
} from '../../../content/picture-file.ts';
import { eachText } from '../../../content/sentences.ts';
import {
  errorAt,
  type Finding,
  type FindingArgs,
  type FindingCode,
  warningAt,
} from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import type { Check, Served } from '../../rule.ts';
import { nearest } from '../../schema/nearest.ts';

/** Pictures that code shows although no content names them. */
const IN_CODE = ['share'];
/** Largest SVG file, in bytes. */
const MAX_DRAWN = 300_000;
/** Kinds of pictures that browsers show. */
const SHOWN = ['jpg', 'png', 'webp', 'avif', 'svg'];

/** Every picture is a served file of the declared kind and size, and is shown somewhere. */
export const pictures: Check = (project, { served }) => {
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
};

function wrongFile(document: JsonDocument, id: string, served: Served): Finding[] {
  const entry = valueAt(document.value, ['pictures', id]);
  const found = valueAt(entry, ['file']);
  if (!isObject(entry) || typeof found !== 'string') return [];
  const report = (code: FindingCode, args: FindingArgs, key = 'file') =>
    errorAt(document.locate(`/pictures/${id}/${key}`), code, { found, ...args });
  if (!served.has(found))
    return [
      report('picture-missing', { nearest: nearest(found, served) ?? sameName(found, served) }),
    ];
  const picture = served.pictureAt?.(found);
  if (!picture) return [];
  const { name, ending } = partsOf(found);
  const kind = ending.toLowerCase().replace('jpeg', 'jpg');
  if (kind !== picture.kind || !SHOWN.includes(kind))
    return [report('picture-kind', { kind: picture.kind, instead: instead(name, picture.kind) })];
  if (!VALID_NAME.test(found))
    return [report('picture-name', { instead: instead(name, picture.kind) })];
  if (isHeavy(picture)) return [report('picture-heavy', { megabytes: megabytes(picture) })];
  const { width, height } = picture;
  const wrong = ['width', 'height'].find(
    (key) => typeof entry[key] === 'number' && entry[key] !== (key === 'width' ? width : height),
  );
  if (wrong !== undefined) return [report('picture-size', { width, height }, wrong)];
  return poorPhotograph(picture, entry).map((code) => {
    const place = document.locate(`/pictures/${id}/file`);
    return warningAt(place, code, { found, kind, width, height, least: MIN_WIDTH });
  });
}

/** In bytes at that width: beyond, the build can hardly bring it to what a phone waits for. */
const MAX_SCALED_BYTES = 800_000;
/** In pixels: a narrower photograph looks blurred on a phone. */
const MIN_WIDTH = 600;

/** Frames are wide: a tall photograph loses most of itself, unless its focus was chosen. */
function poorPhotograph(
  { kind, width, height, bytes }: PictureFile,
  { focus }: JsonObject,
): FindingCode[] {
  if (!PHOTOGRAPHS.has(kind) || width === 0) return [];
  if (width < MIN_WIDTH) return ['picture-small'];
  if (bytes * Math.min(1, (MAX_WIDTH / width) ** 2) > MAX_SCALED_BYTES) return ['picture-dense'];
  return height > width && focus === undefined ? ['picture-tall'] : [];
}

/** A URL that browsers, servers and the build need not escape. */
const VALID_NAME = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\.[a-z]+$/;

function partsOf(file: string): { readonly name: string; readonly ending: string } {
  const dot = file.lastIndexOf('.');
  return { name: file.slice(0, dot), ending: file.slice(dot + 1) };
}

/** A better URL for the file: no spaces or accents, the extension of its kind. */
function instead(name: string, kind: string): string {
  if (!SHOWN.includes(kind)) return '';
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const cleaned = plain.replace(/[^a-z0-9/_.-]+/g, '-');
  return `${cleaned}.${kind}`;
}

/** The served file of the same name: `/pictures/piscina.jpg` for `piscina.jpg`. */
function sameName(found: string, served: Served): string {
  const name = found.slice(found.lastIndexOf('/') + 1);
  return [...served].find((url) => url.endsWith(`/${name}`)) ?? '';
}

function isHeavy({ kind, bytes, width, height }: PictureFile): boolean {
  return bytes > (kind === 'svg' ? MAX_DRAWN : MAX_BYTES) || width * height > MAX_PIXELS;
}

/** Rounded up to tenths. */
function megabytes({ bytes }: PictureFile): number {
  return Math.ceil(bytes / 100_000) / 10;
}

/** Pictures that no page shows; they hide the right one in the list. */
function unused(project: Project, document: JsonDocument, group: JsonObject): Finding[] {
  const pages = project.documents.filter(({ path }) => path.startsWith('pages/'));
  const named = new Set(IN_CODE);
  for (const { value } of pages) for (const { text } of eachText(value ?? null)) named.add(text);
  return Object.keys(group)
    .filter((id) => !named.has(id))
    .map((id) => warningAt(document.locate(`/pictures/${id}`, 'key'), 'picture-unused', { id }));
}

/** Picture files that content does not name: they are published all the same. */
function unlisted(document: JsonDocument, group: JsonObject, served: Served): Finding[] {
  const listed = new Set(Object.values(group).map((entry) => valueAt(entry, ['file'])));
  const place = document.locate('/pictures', 'key');
  return [...served]
    .filter((url) => url.startsWith('/pictures/') && !listed.has(url))
    .map((found) => warningAt(place, 'picture-unlisted', { found }));
}

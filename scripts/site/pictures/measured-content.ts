import type { ContentFiles } from '../../../src/content/content.ts';
import { isObject, type Json, type JsonObject } from '../../../src/content/json.ts';
import { PHOTOGRAPHS, variantWidths } from '../../../src/content/picture-file.ts';
import type { ServedFiles } from '../../project/served-files.ts';

const PICTURES = 'pictures.json';

/**
 * Adds to each picture its size, read from its file, and, for a built site, the widths that the
 * build offers.
 */
export function measuredContent(
  files: ContentFiles,
  served: ServedFiles,
  isBuilt: boolean,
): ContentFiles {
  const content = files.get(PICTURES);
  if (!isObject(content) || !isObject(content.pictures) || content.mediaHost !== null) return files;
  const pictures = Object.entries(content.pictures).map(([id, entry]) => [
    id,
    isObject(entry) ? measured(entry, served, isBuilt) : entry,
  ]);
  return new Map([...files, [PICTURES, { ...content, pictures: Object.fromEntries(pictures) }]]);
}

function measured(entry: JsonObject, served: ServedFiles, isBuilt: boolean): Json {
  const picture = served.pictureAt(String(entry.file));
  if (!picture) return entry;
  const { width, height, kind } = picture;
  const offered = isBuilt && PHOTOGRAPHS.has(kind) && { widths: variantWidths(width) };
  return { ...entry, width, height, ...offered };
}

/** The URLs of the site's own pictures. */
export function pictureUrls(files: ContentFiles): string[] {
  const content = files.get(PICTURES);
  if (!isObject(content) || !isObject(content.pictures) || content.mediaHost !== null) return [];
  return Object.values(content.pictures).flatMap((entry) =>
    isObject(entry) && typeof entry.file === 'string' ? [entry.file] : [],
  );
}

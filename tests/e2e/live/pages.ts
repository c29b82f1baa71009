import { readContentFolder } from '../../../scripts/project/content-folder.ts';
import { CONTENT } from '../../../scripts/project/paths.ts';
import { readSite } from '../../../src/content/content.ts';

const files = new Map(
  readContentFolder(CONTENT).map(({ path, text }) => [path, JSON.parse(text)] as const),
);

/** The site of the live content, or of the folder in CONTENT_DIR. */
export const site = readSite(files);

export const { pages } = site;

/** A file of that content, such as `pages/home`. */
export const read = (name: string) => files.get(`${name}.json`);

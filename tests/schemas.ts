import { readServedFiles } from '../scripts/project/content-folder.ts';
import { PUBLIC, SCHEMAS } from '../scripts/project/places.ts';
import { readSchemaSet } from '../scripts/project/schema-set.ts';

/** The schemas of the project, compiled once for all runs. */
export const schemas = readSchemaSet(SCHEMAS);

/** The files that the site serves as they are. */
export const served = readServedFiles(PUBLIC);

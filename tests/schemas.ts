import { readSchemas, readServedFiles } from '../scripts/project/content-folder.ts';
import { PUBLIC, SCHEMAS } from '../scripts/project/places.ts';
import { SchemaSet } from '../src/check/schema/schema-set.ts';

/** The schemas of the project, compiled once for all tests of a worker. */
export const schemas = new SchemaSet(readSchemas(SCHEMAS));

/** The files that the site serves as they are. */
export const served = readServedFiles(PUBLIC);

import { readServedFiles } from '../scripts/project/content-folder.ts';
import { SCHEMAS } from '../scripts/project/paths.ts';
import { readSchemaSet } from '../scripts/project/schema-set.ts';
import { CAMP_PUBLIC } from './camp.ts';

/** The schemas of the project, compiled once for all runs. */
export const schemas = readSchemaSet(SCHEMAS);

/** The files that the made-up camp serves as they are. */
export const served = readServedFiles(CAMP_PUBLIC);

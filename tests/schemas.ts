import { readServedFiles } from '../scripts/project/content-folder.ts';
import { SCHEMAS } from '../scripts/project/paths.ts';
import { readSchemaSet } from '../scripts/project/schema-set.ts';
import type { SourceFile } from '../src/check/json/json-document.ts';
import type { Project } from '../src/check/project.ts';
import { allRules } from '../src/check/rules/all.ts';
import { runChecks } from '../src/check/run-checks.ts';
import { CAMP_PUBLIC } from './camp.ts';

/** The schemas of the project, compiled once for all runs. */
export const schemas = readSchemaSet(SCHEMAS);

/** The files that the made-up camp serves as they are. */
export const served = readServedFiles(CAMP_PUBLIC);

/** All rules but the one that reads prose: it takes a third of a check, and says nothing of facts. */
export const rulesWithoutProse = allRules.filter(({ name }) => name !== 'hard-coded-values');

/** Content as the rules find it, without their findings. */
export const projectOf = (content: readonly SourceFile[]): Project =>
  runChecks(content, schemas, {}, []).project;

// Prints as JSON what people read in a content folder on a day: node scripts/check/reading.ts
// FOLDER DAY.
// `npm run check -- --since` runs it in the old revision, so that its own code reads each state:
// the file must keep its name.
import { linesBySection } from '../../src/content-diff/compare.ts';
import { sectionsOf } from '../../src/content-diff/sections.ts';
import { fromRoot, SCHEMAS } from '../project/paths.ts';
import { readSchemaSet } from '../project/schema-set.ts';
import { contentFiles } from './since.ts';

const [folder = '', day = ''] = process.argv.slice(2);
const sections = sectionsOf(contentFiles(fromRoot(folder)), readSchemaSet(SCHEMAS), day);
process.stdout.write(JSON.stringify(linesBySection(sections)));

// npm test: every check of the project, and one line that counts them.
// node scripts/test.ts [step ...] runs some of them.
import { runTests } from './test/steps.ts';

process.exitCode = await runTests(process.argv.slice(2));

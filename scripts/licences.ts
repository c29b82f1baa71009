// node scripts/licences.ts: which licence each package has; it fails for one that the project does not take.
import { printLicences } from './project/licences.ts';

process.exitCode = printLicences();

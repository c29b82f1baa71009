// node scripts/licences.ts: lists each package's licence, and fails on one that is not accepted.
import { printLicences } from './project/licences.ts';

process.exitCode = printLicences();

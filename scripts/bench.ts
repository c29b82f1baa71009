// npm run bench -- <name>: runs a benchmark, and fails when it misses its target.
import { benchCommand } from './test/bench.ts';

await benchCommand();

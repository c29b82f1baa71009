// npm run bench -- <name>: measures something that must stay fast, and fails when it does not.
import { benchCommand } from './test/bench.ts';

await benchCommand();

// npm run test:hosts: the same tests on every host that can run here, or on the named ones.
import { testHosts } from './hosts/test.ts';

await testHosts();

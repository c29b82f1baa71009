// npm run test:hosts: the same tests on every host that can run here. node scripts/test-hosts.ts [host ...]
import { testHosts } from './hosts/test.ts';

await testHosts();

// npm run hosts -- nginx | workers: what another host needs to serve the site that was built last.
import { hostsCommand } from './hosts/command.ts';

await hostsCommand();

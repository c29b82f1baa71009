// npm run hosts -- nginx | workers: the configuration that serves the last build elsewhere.
import { hostsCommand } from './hosts/command.ts';

await hostsCommand();

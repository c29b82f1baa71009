import { existsSync } from 'node:fs';
import { CommandError } from '../project/command-error.ts';

const FILE = '.env';

/**
 * Loads `.env`; variables that are set already win. `ENV_FILE` names another file; an empty name
 * loads none, as tests need.
 */
export function loadEnvironment(file = process.env.ENV_FILE ?? FILE): void {
  if (file === '' || (file === FILE && !existsSync(file))) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new CommandError(
      `Il file delle impostazioni «${file}» non si legge (${(error as NodeJS.ErrnoException).code}). Controllate il nome e i permessi.`,
    );
  }
}

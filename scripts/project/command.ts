import { CommandError } from './command-error.ts';

/** Runs a command; a CommandError becomes its sentence and its exit code. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}

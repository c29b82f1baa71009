import { diskSentence } from './disk-error.ts';
import { watchOutput } from './output.ts';

/** A sentence for people: printed without a stack, and the command fails with the exit code. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** Somebody asked how the command is written: no mistake. */
export class HelpAsked extends CommandError {
  constructor(usage = '') {
    super(usage, 0);
  }
}

/** What a command says instead of a stack: its own sentence, or that of a disk which refused; undefined for a mistake of ours. */
export function sentenceFor(error: unknown): { text: string; exitCode: number } | undefined {
  if (error instanceof CommandError) return { text: error.message, exitCode: error.exitCode };
  const text = diskSentence(error);
  return text === undefined ? undefined : { text, exitCode: 1 };
}

/**
 * Runs a command; what people can mend becomes its sentence and its exit code.
 * @param usage how it is written, for who asks
 */
export async function command(work: () => Promise<void>, usage = ''): Promise<void> {
  watchOutput();
  try {
    await work();
  } catch (error) {
    const said = sentenceFor(error);
    if (!said) throw error;
    if (error instanceof HelpAsked) console.log(said.text || usage);
    else console.error(said.text);
    process.exitCode = said.exitCode;
  }
}

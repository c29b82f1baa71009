/** An error whose sentence is printed without a stack; the command ends with its exit code. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** The user asked for help: not an error. */
export class HelpRequested extends CommandError {
  constructor(usage = '') {
    super(usage, 0);
  }
}

/** What to print instead of a stack, for a CommandError or a disk error; undefined for a bug. */
export function sentenceFor(error: unknown): { text: string; exitCode: number } | undefined {
  if (error instanceof CommandError) return { text: error.message, exitCode: error.exitCode };
  const text = diskSentence(error);
  return text === undefined ? undefined : { text, exitCode: 1 };
}

/**
 * Runs a command; for an error that the user can fix, prints its sentence and sets the exit code.
 * @param usage what `--help` prints
 */
export async function command(work: () => Promise<void>, usage = ''): Promise<void> {
  watchOutput();
  try {
    await work();
  } catch (error) {
    const outcome = sentenceFor(error);
    if (!outcome) throw error;
    if (error instanceof HelpRequested) console.log(outcome.text || usage);
    else console.error(outcome.text);
    process.exitCode = outcome.exitCode;
  }
}

let isWatched = false;
let isLost = false;

/**
 * When output cannot be written, as on a full disk, says so once and makes the command fail at its
 * end; the work goes on, and a server runs without its log. A pipe closed by its reader, as by
 * `head`, is not an error.
 */
export function watchOutput(): void {
  if (isWatched) return;
  isWatched = true;
  for (const stream of [process.stdout, process.stderr]) stream.on('error', reportLostOutput);
}

/** The exit code. */
const LOST_OUTPUT = 2;

function reportLostOutput({ code, message }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE' || isLost) return;
  isLost = true;
  process.once('exit', () => {
    process.exitCode ||= LOST_OUTPUT;
  });
  const why = code === 'ENOSPC' || code === 'EDQUOT' ? 'il disco è pieno' : message;
  console.error(`Ciò che il comando scrive non arriva da nessuna parte: ${why}.`);
}

/** Disk errors that mean: no room. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG'];
/** Disk errors that mean: no access. */
const NO_ACCESS = ['EACCES', 'EPERM', 'EROFS', 'EIO'];

/** Error codes of a path that cannot be used. */
const PATH_ERRORS = ['ENOTDIR', 'EEXIST', 'EISDIR', 'ENAMETOOLONG'];

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'il disco è pieno.',
  EDQUOT: 'lo spazio a disposizione è finito.',
  EACCES: 'manca il permesso di scrivere lì.',
  EPERM: 'manca il permesso di scrivere lì.',
  EROFS: 'il disco è di sola lettura.',
  EISDIR: 'c’è già una cartella con questo nome.',
  ENOTDIR: 'una parte del percorso è un file, non una cartella.',
  EEXIST: 'una parte del percorso è un file, non una cartella.',
  ENAMETOOLONG: 'il nome è troppo lungo.',
};

/** Why something could not be written, for the end of a sentence. */
export function writeErrorReason(error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}

/** Whether the disk is full or refuses access; undefined for any other error. */
export function diskProblem(error: unknown): 'full' | 'denied' | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (NO_ROOM.includes(code)) return 'full';
  // Node reports this for a recursive `mkdir` on a read-only disk.
  if (code === 'ENOENT' && Object(error).syscall === 'mkdir') return 'denied';
  return NO_ACCESS.includes(code) ? 'denied' : undefined;
}

/** A sentence for a disk error, with what to do; undefined for any other error. */
function diskSentence(error: unknown): string | undefined {
  const problem = diskProblem(error);
  if (problem === 'full') return 'Il disco è pieno: liberate spazio e riprovate.';
  const { path, code } = Object(error);
  const what = typeof path === 'string' ? ` ${path}` : '';
  if (what !== '' && PATH_ERRORS.includes(code))
    return `Non si può scrivere${what}: ${writeErrorReason(error)}`;
  return problem && `Il disco non lascia leggere o scrivere${what}: controllate i permessi.`;
}

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

let isWatched = false;
let isLost = false;

/**
 * A command whose words reach nobody, as on a full disk, says so once and fails in the end; nothing is
 * cut short, and a server goes on without its log. A reader that has seen enough, such as `head`, closes
 * the pipe: that is no fault.
 */
export function watchOutput(): void {
  if (isWatched) return;
  isWatched = true;
  for (const stream of [process.stdout, process.stderr]) stream.on('error', tell);
}

/** The same exit code as that of a check which could not be made. */
const LOST = 2;

function tell({ code, message }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE' || isLost) return;
  isLost = true;
  process.once('exit', () => {
    process.exitCode ||= LOST;
  });
  const why = code === 'ENOSPC' || code === 'EDQUOT' ? 'il disco è pieno' : message;
  console.error(`Ciò che il comando scrive non arriva da nessuna parte: ${why}.`);
}

/** What a disk says that has no room, for all or for this user, and one that lets nobody write. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const CLOSED = ['EACCES', 'EPERM', 'EROFS', 'EIO'];

/** What stands in the way of a file or folder. */
const IN_THE_WAY = ['ENOTDIR', 'EEXIST', 'EISDIR', 'ENAMETOOLONG'];

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
export function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}

/** What a disk refused; undefined for any other error. */
export function diskProblem(error: unknown): 'full' | 'closed' | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (FULL.includes(code)) return 'full';
  // So Node tells a folder that it cannot make, with those around it, on a disk that is read-only.
  if (code === 'ENOENT' && Object(error).syscall === 'mkdir') return 'closed';
  return CLOSED.includes(code) ? 'closed' : undefined;
}

/** The same for people, with what to do; undefined for any other error. */
function diskSentence(error: unknown): string | undefined {
  const problem = diskProblem(error);
  if (problem === 'full') return 'Il disco è pieno: liberate spazio e riprovate.';
  const { path, code } = Object(error);
  const what = typeof path === 'string' ? ` ${path}` : '';
  if (what !== '' && IN_THE_WAY.includes(code))
    return `Non si può scrivere${what}: ${reasonOf(error)}`;
  return problem && `Il disco non lascia leggere o scrivere${what}: controllate i permessi.`;
}

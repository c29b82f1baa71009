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
export function diskSentence(error: unknown): string | undefined {
  const problem = diskProblem(error);
  if (problem === 'full') return 'Il disco è pieno: liberate spazio e riprovate.';
  const { path, code } = Object(error);
  const what = typeof path === 'string' ? ` ${path}` : '';
  if (what !== '' && IN_THE_WAY.includes(code))
    return `Non si può scrivere${what}: ${reasonOf(error)}`;
  return problem && `Il disco non lascia leggere o scrivere${what}: controllate i permessi.`;
}

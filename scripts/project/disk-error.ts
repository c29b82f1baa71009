/** What a disk says that has no room, for all or for this user, and one that lets nobody write. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const CLOSED = ['EACCES', 'EPERM', 'EROFS', 'EIO'];

/** What a disk refused; undefined for any other error. */
export function diskProblem(error: unknown): 'full' | 'closed' | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (FULL.includes(code)) return 'full';
  return CLOSED.includes(code) ? 'closed' : undefined;
}

/** The same for people, with what to do; undefined for any other error. */
export function diskSentence(error: unknown): string | undefined {
  const problem = diskProblem(error);
  if (problem === 'full') return 'Il disco è pieno: liberate spazio e riprovate.';
  const path = Object(error).path;
  const what = typeof path === 'string' ? ` ${path}` : '';
  return problem && `Il disco non lascia leggere o scrivere${what}: controllate i permessi.`;
}

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

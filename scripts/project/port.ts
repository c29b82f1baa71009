import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { CommandError } from './command-error.ts';

/** A command that listens, and its default port. */
export interface ListeningCommand {
  readonly port: number;
  readonly command: string;
}

const LAST_PORT = 65535;
/** Lower ports need an administrator's rights. */
const FIRST_UNPRIVILEGED = 1024;

/** Reads the variable PORT, or the option of the same name. @throws CommandError when it is not a TCP port */
export function readPort(text: string | undefined, { port, command }: ListeningCommand): number {
  if (!text) return port;
  const typed = Number(text);
  if (/^\d+$/.test(text) && typed >= 1 && typed <= LAST_PORT) return typed;
  throw new CommandError(
    `La porta non può essere «${text}»: deve essere un numero intero da 1 a ${LAST_PORT}. Per esempio: PORT=${port} ${command}`,
  );
}

/** The sentence for a port that could not be opened, with what to type instead. */
export function portSentence(
  port: number,
  code: string | undefined,
  listening: ListeningCommand,
): string {
  const usual = `PORT=${listening.port} ${listening.command}`;
  if (code === 'EADDRINUSE') {
    const other = port < LAST_PORT ? `PORT=${port + 1} ${listening.command}` : usual;
    return `La porta ${port} è già occupata da un altro programma. Chiudetelo, oppure scegliete un'altra porta: ${other}`;
  }
  if (code === 'EACCES')
    return `Questo utente non può usare la porta ${port}. Scegliete una porta dal ${FIRST_UNPRIVILEGED} in su: ${usual}`;
  return `La porta ${port} non si apre (${code}). Scegliete un'altra porta: ${usual}`;
}

/** A TCP port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

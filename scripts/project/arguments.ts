import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearest } from '../../src/check/schema/nearest.ts';
import { CommandError, HelpRequested } from './command-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** A command's arguments, parsed by Node's `parseArgs`. */
export interface Arguments<T extends Options> {
  readonly values: ReturnType<typeof parseArgs<{ args: string[]; options: T }>>['values'];
  /** Arguments that are not options. */
  readonly positionals: readonly string[];
}

/**
 * Reads arguments; for an unknown option, the error suggests the nearest name.
 * @param maxPositionals how many positional arguments the command takes
 * @throws CommandError with exit code 2; HelpRequested for `--help` or `-h`
 */
export function readArguments<T extends Options>(
  args: readonly string[],
  options: T,
  maxPositionals = 0,
): Arguments<T> {
  if (asksForHelp(args)) throw new HelpRequested();
  refuseOptionsTakenByNpm(Object.keys(options), process.env);
  const { values, positionals } = parsed(args, options);
  const extra = positionals[maxPositionals];
  if (extra === undefined) return { values, positionals };
  const takes =
    maxPositionals === 0 ? 'il comando prende soltanto opzioni' : 'ce n’è uno di troppo';
  throw new CommandError(`«${extra}» non serve: ${takes}.`, 2);
}

/** For a command without arguments. @throws CommandError for any; HelpRequested for `--help` or `-h` */
export function expectNoArguments(args: readonly string[], usage: string): void {
  if (args.length === 0) return;
  if (asksForHelp(args)) throw new HelpRequested(`Si scrive soltanto: ${usage}`);
  const [first = ''] = args;
  throw new CommandError(`«${first}» non serve. Si scrive soltanto: ${usage}`, 2);
}

/**
 * Without `--` before it, npm keeps an option for itself and only sets a variable: `--dry-run`
 * would be lost, and the decision made.
 */
function refuseOptionsTakenByNpm(names: readonly string[], env: NodeJS.ProcessEnv): void {
  if (env.npm_lifecycle_event === undefined) return;
  const swallowed = names.find((name) => env[`npm_config_${name.replaceAll('-', '_')}`]);
  if (swallowed === undefined) return;
  throw new CommandError(
    `npm ha tenuto per sé l’opzione «--${swallowed}»: mettetele davanti due trattini da soli, «npm run ${env.npm_lifecycle_event} … -- --${swallowed}».`,
    2,
  );
}

function asksForHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}

function parsed<T extends Options>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CommandError(wrongOption(error.message, Object.keys(options)), 2);
  }
}

/** Node's message is in English: only the option's name is taken from it. */
function wrongOption(message: string, names: readonly string[]): string {
  const option = /'(-[^' =]*)/.exec(message)?.[1] ?? '';
  const name = option.replace(/^-+/, '');
  if (!names.includes(name)) {
    const meant =
      nearest(name, names) ??
      names.find((known) => sortedLetters(known) === sortedLetters(name)) ??
      names.find((known) => name.length > 1 && known.startsWith(name));
    return `L’opzione «${option}» non esiste${meant === undefined ? '.' : `: forse intendevate «--${meant}».`}`;
  }
  return message.includes('does not take')
    ? `L’opzione «${option}» non prende un valore.`
    : `All’opzione «${option}» manca il valore.`;
}

/** The same for anagrams. */
function sortedLetters(name: string): string {
  return [...name].sort().join('');
}

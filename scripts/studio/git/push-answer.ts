import type { PublishRefusal } from '../../../src/studio/desk/publishing.ts';

/** What git and the usual hosts say, the surest first: a refused password also «cannot access» the address. */
const ANSWERS: readonly (readonly [RegExp, PublishRefusal])[] = [
  [/\((?:fetch first|non-fast-forward|stale info)\)|Updates were rejected because/, 'behind'],
  [/\[remote rejected\]|protected branch|hook declined|GH0\d\d|TF40\d+/, 'protected'],
  [
    /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied|Permission to .* denied|Invalid username or (?:password|token)|returned error: 40[13]|Host key verification failed/i,
    'credentials',
  ],
  [
    /Could not resolve host|Name or service not known|Connection (?:refused|timed out|reset)|Network is unreachable|No route to host|Failed to connect|Couldn't connect|Operation timed out|early EOF|timed out/i,
    'network',
  ],
  [
    /does not appear to be a git repository|[Rr]epository .*not found|not found in upstream|returned error: 404/,
    'no-repository',
  ],
  [/unable to access|Could not read from remote repository|hung up/, 'network'],
];

/** Why a push was refused. One that was stopped for its length says nothing at all. */
export function refusalIn(said: string): PublishRefusal {
  if (said.trim() === '') return 'network';
  return ANSWERS.find(([pattern]) => pattern.test(said))?.[1] ?? 'unknown';
}

/** The address at which a host lets take a branch over; only its own, or none. */
export function addressIn(said: string, remote: string): string {
  const host = hostOf(remote);
  const told = [...said.matchAll(/^remote:.*?(https:\/\/[^\s"'<>]+)/gm)].map(
    (match) => match[1] ?? '',
  );
  return told.find((address) => host === '' || hostOf(address) === host) ?? '';
}

/** `git@host:group/project`, `ssh://git@host:22/…` and `https://host/…`; empty for a folder. */
function hostOf(address: string): string {
  const [, host = ''] =
    /^\w+:\/\/(?:[^@/]*@)?([^/:]+)/.exec(address) ?? /^(?:[^@/]+@)([^/:]+):/.exec(address) ?? [];
  return host.toLowerCase();
}

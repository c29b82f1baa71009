import type { Finding } from './finding.ts';

/** Leaves out what the comparison of languages tells of a group that its own rules already speak of. */
export function withoutRepeatedTranslations(findings: readonly Finding[]): Finding[] {
  const groups = new Set(findings.flatMap((finding) => groupOf(finding) ?? []));
  return findings.filter(
    ({ code, file, pointer }) =>
      (code !== 'translation-missing' && code !== 'translation-extra') ||
      !groups.has(file + parent(pointer)),
  );
}

/** The file and the group of keys that a finding speaks of. */
function groupOf({ code, args, file, pointer }: Finding): string | undefined {
  switch (code) {
    case 'key-missing':
      return file + pointer;
    case 'key-unknown':
    case 'text-unused':
      return file + parent(pointer);
    case 'text-missing':
      return `${args.textFile}/${String(args.place).replaceAll('.', '/')}`;
    case 'fact-text-missing':
    case 'fact-text-extra':
      return `${file}/${String(args.at).replaceAll('.', '/')}`;
    case 'page-name-missing':
      return `${file}/pages`;
    default:
      return undefined;
  }
}

function parent(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

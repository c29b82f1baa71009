// Parses the examples of the manager's guide.

/** A step of an example: a command, or an edit in some files. */
export type Act =
  /** The next steps start from the original content: «Se invece…». */
  | { readonly kind: 'restart' }
  | { readonly kind: 'command'; readonly command: string; readonly args: readonly string[] }
  | {
      readonly kind: 'edit';
      readonly files: readonly string[];
      readonly before: string;
      readonly after: string;
    };

export interface Recipe {
  readonly title: string;
  readonly acts: readonly Act[];
}

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm;

/** The recipes of the guide, in order: the sections under its third-level headings. */
export function recipesOf(guide: string): Recipe[] {
  const [, after = ''] = guide.split(/^## Ventidue modifiche vere$/m);
  return after
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...rest] = part.split('\n');
      return { title, acts: actsOf(rest.join('\n').split(/^## /m)[0] ?? '') };
    });
}

function actsOf(text: string): Act[] {
  const acts: Act[] = [];
  let end = 0;
  let files: string[] = [];
  let before: string | undefined;
  for (const match of text.matchAll(FENCE)) {
    const words = text.slice(end, match.index);
    const [whole, language, code = ''] = match;
    end = match.index + whole.length;
    if (/^Se invece\b/m.test(words)) acts.push({ kind: 'restart' });
    if (language !== 'json') acts.push(...commandsOf(code));
    else if (/\bprima[^\n]*:\s*$/.test(words)) {
      files = filesNamed(words.trimEnd());
      before = code;
    } else if (before !== undefined && /\bdopo[^\n]*:\s*$/.test(words)) {
      acts.push({ kind: 'edit', files, before, after: code });
      before = undefined;
    }
  }
  return acts;
}

/** The files in bold in the last paragraph. @throws Error without any: nothing would be tested */
function filesNamed(words: string): string[] {
  const last = words.slice(words.lastIndexOf('\n\n') + 1);
  const files = [...last.matchAll(/\*\*`([^`]+)`\*\*/g)].map(([, file = '']) => file);
  if (files.length === 0) throw new Error(`no file is named: ${last}`);
  return files;
}

function commandsOf(code: string): Act[] {
  return code.split('\n').flatMap((line): Act[] => {
    const [, command = '', typed = ''] = /^npm run ([\w:]+)(.*)$/.exec(line) ?? [];
    if (command === '') return [];
    const args = [...typed.matchAll(/'([^']*)'|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    );
    return [{ kind: 'command', command, args: args.filter((arg) => arg !== '--') }];
  });
}

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null|[{}[\],:]/g;

/** A file with a part replaced as the guide says, whatever the spaces; undefined without that part. */
export function edited(text: string, before: string, after: string): string | undefined {
  const tokens = [...before.matchAll(TOKEN)].map(([token]) =>
    token.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  const part = new RegExp(tokens.join('\\s*'));
  return part.test(text) ? text.replace(part, () => after.trim()) : undefined;
}

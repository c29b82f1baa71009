import type { Project } from '../../src/check/project.ts';
import { translationsOf } from '../../src/check/reread/translations.ts';
import { nearest } from '../../src/check/schema/nearest.ts';
import { CommandError } from '../project/command-error.ts';
import { readable, type Task } from '../project/content-command.ts';

export interface LocaleOptions extends Task {
  /** The id of a language. */
  readonly subject: string | undefined;
  readonly page: string | undefined;
  readonly code: string | undefined;
}

/** @throws CommandError that names the unreadable files */
export function projectOf(options: LocaleOptions): Project {
  return readable(options, ['syntax']).project;
}

/** @throws CommandError when the site has no such language besides the first */
export function otherLocale(project: Project, { subject }: LocaleOptions): string {
  const known = project.otherLocales;
  if (subject !== undefined && known.includes(subject)) return subject;
  const list =
    known.length === 0
      ? 'Per ora il sito ha soltanto l’italiano.'
      : `Le lingue da tradurre sono: ${known.join(', ')}.`;
  const asked = subject === undefined ? 'Dite quale lingua' : `«${subject}» non si traduce`;
  throw new CommandError(`${asked}. ${list}`, 2);
}

/** @throws CommandError when neither a page nor a shared file has that name */
export function refuseNoPage(project: Project, { page }: LocaleOptions): void {
  if (page === undefined) return;
  const pages = new Set(translationsOf(project).map((one) => one.page));
  if (pages.has(page)) return;
  const near = nearest(page, [...pages]);
  const hint =
    near === undefined ? 'i nomi sono nella tabella di «status»' : `forse intendevate «${near}»`;
  throw new CommandError(`La pagina «${page}» non esiste: ${hint}.`, 2);
}

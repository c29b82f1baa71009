// npm run locale: shows the state of each translation, starts a language, or confirms translations.
import { confirmedText } from '../src/author/proofreading/confirmed-text.ts';
import type { Project } from '../src/check/project.ts';
import { staleSentences } from '../src/check/proofreading/stale-sentences.ts';
import { staleTranslations } from '../src/check/proofreading/stale-translations.ts';
import {
  locationName,
  plainWords,
  translationsOf,
} from '../src/check/proofreading/translations.ts';
import { columns } from '../src/check/reporters/report.ts';
import { nearest } from '../src/check/schema/nearest.ts';
import { addLocale } from './locale/add-locale.ts';
import { readArguments } from './project/arguments.ts';
import { CommandError } from './project/command-error.ts';
import {
  checkReadable,
  type Output,
  outcome,
  print,
  readTask,
  succeeded,
  type Task,
} from './project/content-command.ts';
import { writeRead } from './reread.ts';

const USAGE = `Uso: npm run locale -- status [LINGUA]     quanto manca a ogni lingua, pagina per pagina
     npm run locale -- add LINGUA          comincia una lingua: fr, de, pt-BR
     npm run locale -- confirm LINGUA      dopo aver riletto: le traduzioni di quella lingua valgono
  --page PAGINA       soltanto una pagina (status, confirm)
  --code CODICE       soltanto una frase, come la chiama lo stato (confirm)
  --content CARTELLA  un'altra cartella di contenuti
Una traduzione resta indietro quando il suo testo italiano cambia; un prezzo che cambia non la tocca.
Esce con 0 se non resta niente da fare, 1 se resta qualcosa, 2 se il comando è sbagliato.`;

interface LocaleTask extends Task {
  readonly project: Project;
  /** The id of a language. */
  readonly localeId: string | undefined;
  readonly page: string | undefined;
  readonly code: string | undefined;
}

const WORK: Readonly<Record<string, (task: LocaleTask) => Output>> = {
  status: showStatus,
  add: addLocale,
  confirm: confirmLocale,
};

/** Arguments → output. */
export function run(args: readonly string[]): Output {
  return outcome(USAGE, () => {
    const { values, positionals } = readArguments(args, OPTIONS, 2);
    const [name = 'status', localeId] = positionals;
    const work = WORK[name];
    if (!work) throw new CommandError(`«${name}» non è un comando.`, 2);
    const { content, page, code } = values;
    const task = readTask(content);
    const { project } = checkReadable(task, ['syntax']);
    return work({ ...task, project, localeId, page, code });
  });
}

const OPTIONS = {
  content: { type: 'string' },
  page: { type: 'string' },
  code: { type: 'string' },
} as const;

/** Confirms the translations of a language, of one of its pages or of one sentence as read. */
function confirmLocale(task: LocaleTask): Output {
  const { project, page, code } = task;
  const locale = otherLocale(task);
  refuseNoPage(task);
  const isRead = (one: { readonly locale: string; readonly page: string; readonly key: string }) =>
    one.locale === locale && (page ?? one.page) === one.page && (code ?? one.key) === one.key;
  const translations = staleTranslations(project).filter(({ translation, key }) =>
    isRead({ ...translation, key }),
  );
  const sentences = staleSentences(project).filter(({ sentence }) => {
    const [, folder = '', name = ''] =
      /^texts\/([^/]+)\/(.+)\.json$/.exec(sentence.document.path) ?? [];
    return isRead({ locale: folder, page: name, key: sentence.key });
  });
  if (code !== undefined && translations.length + sentences.length === 0)
    throw new CommandError(`Nessuna frase con il codice «${code}» aspetta di essere riletta.`, 2);
  const after = confirmedText(
    project,
    new Set(sentences.map(({ sentence }) => sentence.key)),
    (entry) => isRead({ ...entry.translation, key: entry.key }),
  );
  writeRead(project, after, task);
  return succeeded(`Traduzioni confermate: ${translations.length + sentences.length}.`);
}

/** @throws CommandError when the site has no such language besides the first */
function otherLocale({ project, localeId }: LocaleTask): string {
  const known = project.otherLocales;
  if (localeId !== undefined && known.includes(localeId)) return localeId;
  const list =
    known.length === 0
      ? 'Per ora il sito ha soltanto l’italiano.'
      : `Le lingue da tradurre sono: ${known.join(', ')}.`;
  const problem = localeId === undefined ? 'Dite quale lingua' : `«${localeId}» non si traduce`;
  throw new CommandError(`${problem}. ${list}`, 2);
}

/** @throws CommandError when neither a page nor a shared file has that name */
function refuseNoPage({ project, page }: LocaleTask): void {
  if (page === undefined) return;
  const pages = new Set(translationsOf(project).map((translation) => translation.page));
  if (pages.has(page)) return;
  const near = nearest(page, [...pages]);
  const hint =
    near === undefined ? 'i nomi sono nella tabella di «status»' : `forse intendevate «${near}»`;
  throw new CommandError(`La pagina «${page}» non esiste: ${hint}.`, 2);
}

/** Why a text waits: nobody has written it, its source changed, nobody read it, a fact changed. */
const WHY = ['da scrivere', 'indietro', 'da leggere', 'per un dato'] as const;
const HEADINGS = ['testi', 'tradotti', 'indietro', 'da leggere', 'per un dato'];
/** Nobody reads more rows; for a new language, the table is enough. */
const MAX_ROWS = 60;

/** A table of pages per language, then each pending text. */
function showStatus(task: LocaleTask): Output {
  const { project, localeId, page, folder } = task;
  if (localeId !== undefined) otherLocale(task);
  refuseNoPage(task);
  const texts = statusOf(project, folder).filter(
    (entry) => (localeId ?? entry.locale) === entry.locale && (page ?? entry.page) === entry.page,
  );
  const late = texts.flatMap(({ rows }) => rows());
  return { code: late.length === 0 ? 0 : 1, out: statusText(texts, late), err: '' };
}

type TextStatus = ReturnType<typeof statusOf>[number];

/** Every text in each language but the first, in file order. */
function statusOf(project: Project, folder: string) {
  const stale = new Map(
    staleTranslations(project).map((entry) => [locationName(entry.translation), entry]),
  );
  const due = new Map(
    staleSentences(project).map(({ sentence }) => [
      `${sentence.document.path}${sentence.pointer}`,
      sentence,
    ]),
  );
  return translationsOf(project).map((translation) => {
    const { locale, page, document, pointer, words, source } = translation;
    const late = stale.get(locationName(translation));
    const sentence = due.get(`${document.path}${pointer}`);
    const codes = {
      'da scrivere': words === undefined ? '' : undefined,
      indietro: late?.isBehind ? late.key : undefined,
      'da leggere': late?.isBehind === false ? late.key : undefined,
      'per un dato': sentence?.key,
    };
    const whys = WHY.filter((why) => codes[why] !== undefined);
    const rows = () => {
      const { file, line } =
        words === undefined
          ? translation.sourceDocument.locate(translation.sourcePointer)
          : document.locate(pointer);
      const text = sentence?.text ?? (words === undefined ? '' : plainWords(words));
      const quotedText = text === '' ? '' : `«${text}», `;
      return whys.map((why) => {
        const name = codes[why] ? ` [${codes[why]}]` : '';
        return `${folder}/${file}:${line} ${why}${name}: ${quotedText}in italiano «${plainWords(source)}»`;
      });
    };
    return { locale, page, whys, rows };
  });
}

function statusText(texts: readonly TextStatus[], late: readonly string[]): string {
  if (texts.length === 0) return 'Il sito ha una lingua sola.';
  const tables = [...Map.groupBy(texts, ({ locale }) => locale)].map(([locale, own]) =>
    tableOf(locale, own),
  );
  const rest = late.length - MAX_ROWS;
  const more = rest > 0 ? [`… e altri ${rest}: con --page PAGINA.`] : [];
  const end =
    late.length === 0 ? ['Nessuna traduzione aspetta qualcuno.'] : late.slice(0, MAX_ROWS);
  return [...tables, ...end, ...more].join('\n');
}

function tableOf(locale: string, texts: readonly TextStatus[]): string {
  const pages = [...Map.groupBy(texts, ({ page }) => page), ['in tutto', texts] as const];
  const rows = pages.map(([name, own]) => {
    const [missing = 0, ...late] = WHY.map(
      (why) => own.filter(({ whys }) => whys.includes(why)).length,
    );
    return [name, ...[own.length, own.length - missing, ...late].map(String)];
  });
  return `${columns([[locale, ...HEADINGS], ...rows]).join('\n')}\n`;
}

if (import.meta.main) print(run(process.argv.slice(2)));

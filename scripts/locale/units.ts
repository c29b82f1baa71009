import type { Project } from '../../src/check/project.ts';
import {
  plainWords,
  type Translation,
  translationsOf,
} from '../../src/check/reread/translations.ts';
import { eachText, pointerSteps } from '../../src/content/json.ts';

/** One text of the first language as translators get it. */
export interface Unit {
  /** The page. */
  readonly file: string;
  /** Its place in the page, in letters that XLIFF allows in a name. */
  readonly id: string;
  readonly source: string;
  readonly target: string | undefined;
  /** What the schema says of it. */
  readonly note: string;
  /** Where the target stands, or has to stand. */
  readonly path: string;
  readonly pointer: string;
}

/** Every text that a language says, each form of a sentence by itself, in the order of the files. */
export function unitsOf(project: Project, locale: string): Unit[] {
  return translationsOf(project)
    .filter((translation) => translation.locale === locale)
    .flatMap((translation) => unitsIn(project, translation));
}

function unitsIn(project: Project, translation: Translation): Unit[] {
  const { page, locale, source, words, document, pointer } = translation;
  const [first = ''] = project.locales;
  const path = document.path.replace(`texts/${first}/`, `texts/${locale}/`);
  const from = [...eachText(source)];
  const own = words === undefined ? from : [...eachText(words)];
  const { schemas, locales } = project;
  const schemaOf = (file: string) => project.schemaOf(file);
  const note = noteOf({ schemas, locales, schemaOf }, translation);
  return own.map(({ text, pointer: inside }, index) => ({
    file: page,
    id: `${pointer}${inside}`.slice(1).replaceAll('/', '.'),
    source: from.length === own.length ? (from[index]?.text ?? '') : plainWords(source),
    target: words === undefined ? undefined : text,
    note,
    path,
    pointer: `${pointer}${inside}`,
  }));
}

/** Titles and description of the place in its schema, as the manager reads them. */
function noteOf({ schemas, schemaOf, locales }: Described, translation: Translation): string {
  const [first = ''] = locales;
  const { page, sourceDocument, sourcePointer } = translation;
  const schema = schemaOf(
    page === 'questions' ? sourceDocument.path : `texts/${first}/${page}.json`,
  );
  const along = schema ? schemas.alongPath(schema, pointerSteps(sourcePointer)).slice(1) : [];
  const titles = along.flatMap(({ title }) => (typeof title === 'string' ? [title] : []));
  const description = along.at(-1)?.description;
  return [titles.join(' › '), typeof description === 'string' ? description : '']
    .filter((part) => part !== '')
    .join(': ');
}

type Described = Pick<Project, 'schemas' | 'locales'> & {
  schemaOf(path: string): string | undefined;
};

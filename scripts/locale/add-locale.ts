import { appendTo } from '../../src/author/edit.ts';
import { applySteps, setValueStep } from '../../src/author/steps.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import type { Project } from '../../src/check/project.ts';
import { TO_WRITE } from '../../src/check/text-files.ts';
import type { Json, JsonObject } from '../../src/content/json.ts';
import { isPluralGroup, pluralCategories } from '../../src/content/plural-forms.ts';
import { isSentence } from '../../src/content/sentences.ts';
import { CommandError } from '../project/command-error.ts';
import { type Output, succeeded, type Task, writeChanged } from '../project/content-command.ts';

const LOCALE = /^[a-z]{2,3}(-[A-Z]{2})?$/;
/** Keys whose value is not a text to translate. */
const COPIED_KEYS = new Set(['$schema', 'showLanguage', 'state', 'dependsOn']);
/** Texts that the first language lacks; see the schema of the layout's texts. */
const OWN_WORDS: JsonObject = {
  prevails: `${TO_WRITE}: fa fede il testo italiano`,
  source: `${TO_WRITE}: leggete il testo italiano`,
  offer: `${TO_WRITE}: leggete questa pagina in questa lingua`,
  close: `${TO_WRITE}: chiudi`,
};

/** Starts a draft language: its entry in `site.json`, and its texts to write, with the Italian. */
export function addLocale(
  task: Task & { readonly project: Project; readonly localeId: string | undefined },
): Output {
  const { project, localeId = '', sources, folder } = task;
  if (!LOCALE.test(localeId))
    throw new CommandError('Ci vuole il codice di una lingua: fr, de, pt-BR.', 2);
  if ([...project.locales, ...project.drafts].includes(localeId))
    throw new CommandError(`La lingua «${localeId}» c’è già.`);
  const step = setValueStep('site.json', appendTo('/locales'), entryOf(localeId));
  const files = skeletons(project, localeId);
  writeChanged(sources, [...applySteps(sources, [step]), ...files], task);
  return succeeded(
    `Ho aggiunto la lingua «${localeId}» a ${folder}/site.json e ${files.length} file in ${folder}/texts/${localeId}.
Ogni testo è segnato ${TO_WRITE}, con l’italiano accanto; quanto manca: npm run locale -- status ${localeId}.
Finché in site.json resta "draft": true non si pubblica niente.`,
  );
}

function entryOf(id: string): JsonObject {
  const { language, region = '' } = new Intl.Locale(id).maximize();
  const name = new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? id;
  return {
    id,
    name: name.charAt(0).toLocaleUpperCase(id) + name.slice(1),
    language: `${language}-${region}`,
    path: `/${id.toLowerCase()}/`,
    openGraph: `${language}_${region}`,
    draft: true,
  };
}

function skeletons(project: Project, locale: string): SourceFile[] {
  const [first = ''] = project.locales;
  const { language } = new Intl.Locale(locale);
  return project.expectedIn(locale).flatMap(({ path }) => {
    const source = project.value(path.replace(`texts/${locale}/`, `texts/${first}/`));
    if (source === undefined) return [];
    const texts = toWrite(source, language) as JsonObject;
    const whole = path.endsWith('/layout.json') ? { ...texts, ...ownWords(language) } : texts;
    return [{ path, text: `${JSON.stringify(whole, null, 2)}\n` }];
  });
}

/** Texts that each language writes for itself. */
function ownWords(language: string): JsonObject {
  const marks = pluralCategories(language, 'ordinal').map((form) => [
    form,
    `${TO_WRITE}: {{$current}}º`,
  ]);
  return { ordinals: { usual: Object.fromEntries(marks) }, translation: OWN_WORDS };
}

function toWrite(value: Json, language: string, key = ''): Json {
  if (COPIED_KEYS.has(key)) return value;
  if (typeof value === 'string') return `${TO_WRITE}: ${value}`;
  if (Array.isArray(value)) return value.map((item) => toWrite(item, language));
  if (typeof value !== 'object' || value === null) return value;
  const keeps = isSentence(value);
  return Object.fromEntries(
    Object.entries(isPluralGroup(value) ? everyForm(value, language) : value).map(
      ([name, child]) => [
        name,
        toWrite(
          child,
          language,
          keeps || !COPIED_KEYS.has(name) || name.startsWith('$') ? name : '',
        ),
      ],
    ),
  );
}

/** A counted word in each plural form of the language. */
function everyForm(words: JsonObject, language: string): JsonObject {
  const { one = '', other = '' } = words;
  const forms = pluralCategories(language, 'cardinal').map((form) => [form, words[form] ?? other]);
  return { one, ...Object.fromEntries(forms), other };
}

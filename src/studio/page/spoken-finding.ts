import { factAddress } from '../../check/facts/fact-place.ts';
import { pointerSteps, valueAt } from '../../content/json.ts';
import type { Disagreement, FindingView } from '../session/finding-view.ts';
import { fieldIn, titlesIn } from './called.ts';
import { factNamed, fullTitle, namedFile, pageTitle } from './file-titles.ts';
import type { Studio } from './studio.ts';
import { fill, optionName, words } from './words.ts';

/** What the check says of a value, for somebody who sees a form and no file. */
export function spokenFinding(studio: Studio, finding: FindingView): string {
  const { code, disagreement } = finding;
  if (disagreement) return disagreed(studio, disagreement);
  const said: Readonly<Record<string, string>> = words.said;
  const own = isEmpty(studio, finding) ? said.empty : said[code];
  const title = titleOf(studio, finding);
  const plain = (text: string) =>
    inStudioWords(
      studio,
      withTitlesBeside(studio, finding, withOwnTitle(studio, finding, text, title)),
    );
  if (own !== undefined) return fill(own, { title, message: plain(finding.message) });
  const remedy = plain(finding.remedy);
  return [plain(finding.message), OF_FILES.test(remedy) ? '' : remedy].filter(Boolean).join(': ');
}

/** Advice for who has the file open: in a form stand the field and its buttons. */
const OF_FILES = /virgol|parentesi|\briga\b|\bfile\b|\.json|segnaposto|cartella|npm run|"\w+"/;

function titleOf(studio: Studio, { file, pointer }: FindingView): string {
  // A mark has no field: its value has a button of its own.
  if (pointerSteps(pointer).includes('confirm')) return words.confirm.title;
  return titlesIn(studio, file, pointer).at(-1) ?? namedFile(studio, file)?.title ?? '';
}

/** Something new waits to be filled in, whatever the check would like there. */
function isEmpty({ values }: Studio, { severity, file, pointer }: FindingView): boolean {
  return severity === 'error' && valueAt(values[file] ?? null, pointerSteps(pointer)) === '';
}

/** A value that the sentence calls by its key, or one beside it, is called by its title; numbers have an Italian comma. */
function withOwnTitle(
  studio: Studio,
  { file, pointer, code }: FindingView,
  sentence: string,
  title: string,
): string {
  const key = pointerSteps(pointer).at(-1);
  if (key === undefined) return sentence;
  const group = pointer.replace(/\/[^/]*$/, '');
  const named = sentence
    .replaceAll(`«${key}»`, `«${title}»`)
    .replace(/«([a-z]\w*)»/g, (all, beside: string) => {
      const field = fieldIn(studio, file, `${group}/${beside}`);
      return field ? `«${field.title}»` : all;
    });
  return code.startsWith('value-') ? named.replace(/\b(\d+)\.(\d{1,2})\b/g, '$1,$2') : named;
}

/** A value to be written beside this one, as `"weekday": "sabato"`, is called by its title too. */
function withTitlesBeside(
  studio: Studio,
  { file, pointer }: FindingView,
  sentence: string,
): string {
  const group = pointer.replace(/\/[^/]*$/, '');
  return sentence.replace(/"(\w+)": (?=")/g, (all, key: string) => {
    const field = fieldIn(studio, file, `${group}/${key}`);
    return field ? `«${field.title}»: ` : all;
  });
}

/** «Ultimo giorno» è 5 settembre 2025, ma altrove si legge 12 settembre 2025 (Pagina iniziale, Lavorare con noi). */
function disagreed(studio: Studio, { label, official, said }: Disagreement): string {
  const others = said.map(({ value, pages }) => {
    const titles = pages.map((id) => pageTitle(studio, id)).join(', ');
    return fill(value === '' ? words.findings.silent : words.findings.said, {
      value: optionName(value),
      pages: titles,
    });
  });
  const known = { label, official: optionName(official), others: others.join('; ') };
  return fill(words.findings.disagree, known);
}

const NAME = String.raw`([\w-]+(?:\.[\w-]+)+)`;
const BESIDE = / \(([a-z]\w*)(?:\.[\w*-]+)+\)/g;
const QUOTED = new RegExp(`«${NAME}»`, 'g');
const FILE = /(?:content\/)?((?:[a-z][\w-]*\/)*[a-z][\w-]*\.json)/g;
const PLACEHOLDER = new RegExp(String.raw`\{\{\s*${NAME}\s*(?:,\s*(\w+)\s*)?\}\}`, 'g');

/** A sentence of the check, in which facts are called as the studio calls them, and not as files do. */
export function inStudioWords(studio: Studio, sentence: string): string {
  const { facts } = studio;
  const isRoot = (name: string) => Object.hasOwn(studio.values, factAddress(name).file);
  return (
    sentence
      .replace(/"[^"]*" \(([^()]+)\)/g, '«$1»')
      .replace(/"([^"]*)"/g, (_, value: string) => `«${optionName(value)}»`)
      .replace(/(era|è) (true|false)\b/g, (_, is: string, value: string) =>
        [is, optionName(value)].join(' '),
      )
      .replace(/(pagina|pagine) «([\w-]+)»/g, (_, page: string, id: string) =>
        [page, `«${pageTitle(studio, id)}»`].join(' '),
      )
      .replace(FILE, (all, path: string) => {
        const named = namedFile(studio, path);
        return named ? `«${fullTitle(named)}»` : all;
      })
      // What something new is called by files.
      .replace(/ \([a-z]+(?:-[a-z0-9]+)+\)/g, '')
      .replace(BESIDE, (all, root: string) => (isRoot(root) ? '' : all))
      .replace(QUOTED, (all, name: string) => {
        const fact = facts.get(name);
        return fact ? `«${fact.label}»` : all;
      })
      .replace(PLACEHOLDER, (all, name: string, format: string | undefined) => {
        const fact = factNamed(facts, name);
        const written = fact?.forms[format ?? ''];
        if (!fact) return all;
        return written === undefined ? fact.label : `${written} (${fact.label})`;
      })
  );
}

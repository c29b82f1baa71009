import { messageOf } from '../../check/messages.ts';
import { childOf, isObject, parentOf, pointerSteps, valueAt } from '../../content/json.ts';
import { placeholdersOf } from '../../content/placeholders.ts';
import type { Field } from '../model/field.ts';
import { shownPages } from '../session/decisions.ts';
import { type FindingView, inWords } from '../session/finding-view.ts';
import {
  factNamed,
  factsIn,
  fullTitle,
  namedFile,
  pageTitle,
  readable,
  venueOf,
} from './file-titles.ts';
import { factTitle, fieldIn, titlesIn, valueInWords } from './labels.ts';
import { formPlace } from './state-forms.ts';
import type { Studio } from './studio.ts';
import { clockName, dayName, fill, numberName, optionName, words } from './words.ts';

/** The sentence of a finding, for someone who sees a form instead of a file. */
export function findingSentence(studio: Studio, finding: FindingView): string {
  const { code, args } = finding;
  if (code.startsWith('contradiction')) return disagreed(studio, finding);
  const said: Readonly<Record<string, string>> = words.said;
  const own = isEmpty(studio, finding)
    ? said.empty
    : (said[code] ?? said[code.split('-', 1)[0] ?? '']);
  const title = titleOf(studio, finding);
  const named = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'object'
      ? value.map((part) => calledArg(studio, finding, name, part))
      : calledArg(studio, finding, name, value),
  ]);
  const parts = messageOf({ code, args: Object.fromEntries(named) });
  const message = quoted(studio, parts.message.charAt(0).toUpperCase() + parts.message.slice(1));
  if (own !== undefined) return fill(own, { title, message, sentence: String(args.sentence) });
  const remedy = quoted(studio, FILE_REMEDY.test(parts.remedy) ? '' : parts.remedy);
  return [message, remedy]
    .filter(Boolean)
    .join(': ')
    .replace(/[^.!?…]$/, '$&.');
}

/**
 * Why a sentence must be read again: «Orario» era 15:00, ora è 10:00; for a translation its source,
 * for what nobody has read the whole finding.
 */
export function reasonOf(studio: Studio, finding: FindingView): string {
  const { compared, args } = finding;
  if (compared) return `«${compared[0]?.text}»`;
  const changes = [args.changes ?? []].flat().join('; ').replace(BESIDE, '');
  return changes || findingSentence(studio, finding);
}

/** A sentence that waits to be read again as visitors read it, cut at the values that changed. */
export function sentenceParts(studio: Studio, finding: FindingView) {
  const { file, args } = finding;
  const form = valueAt(studio.values[file], pointerSteps(formPlace(studio, finding)));
  const text = String((isObject(form) ? form.text : form) ?? args.sentence);
  const changed = [args.paths ?? []].flat().map(String);
  return text.split(/(\{\{[^{}]*\}\})/).map((part) => {
    const name = placeholdersOf(part)[0]?.name ?? '';
    const isChanged = changed.some((path) => `${name}.`.startsWith(`${path}.`));
    return { text: readable(part, factsIn(studio, file), venueOf(studio, file)), isChanged };
  });
}

/** With the quotation marks of a text, not of a file, and without the numbers of its lines. */
function quoted(studio: Studio, text: string): string {
  return text
    .replace(LINE, '')
    .replace(/"([^"]*)"/g, '«$1»')
    .replace(/(?<=«)[a-z]\w*(?:\.[\w-]+)+(?=»)/g, (path) => factTitle(studio, path));
}

const LINE = /,? \(?(?:(?:al)?la )?riga \d+\)?/g;

/** Advice that only makes sense in a text editor: a form has fields and buttons. */
const FILE_REMEDY =
  /virgol|parentesi|\briga\b|\bfile\b|\.json|segnaposto|cartella|npm run|"\w+"|\{|«[a-z]\w*»/;

function titleOf(studio: Studio, { file, pointer }: FindingView): string {
  // A `confirm` block has no field.
  if (pointerSteps(pointer).includes('confirm')) return words.confirm.title;
  const titles = titlesIn(studio, file, pointer);
  const last = titles.slice(fieldIn(studio, file, pointer)?.kind === 'time' ? -2 : -1);
  // «Alle» says too little: «Uscita › Alle». Of a target, what leads there.
  const item = pointer.includes('/target/') && titles.findLast((title) => title.endsWith('”'));
  const parts = item ? [item, ...last] : last;
  return parts.join(' › ') || (namedFile(studio, file)?.title ?? '');
}

/** Whether an error is about a value that is not filled in yet. */
export function isEmpty(
  { values }: Pick<Studio, 'values'>,
  { severity, file, pointer }: FindingView,
): boolean {
  const value = valueAt(values[file] ?? null, pointerSteps(pointer));
  return severity === 'error' && ['""', '{}', '[]'].includes(JSON.stringify(value));
}

/** Whether someone is still filling it in: that is an error only once it is saved. */
export function isToFill(studio: Studio, finding: FindingView): boolean {
  const isLacking = finding.code === 'to-write' || isEmpty(studio, finding);
  return isLacking && studio.drafts.includes(finding.file);
}

/** Whether a part of a file holds an error, other than values still to be filled in. */
export function isWrongIn(studio: Studio, file: string, pointer: string): boolean {
  return studio.findings.some(
    (finding) =>
      finding.file === file &&
      finding.severity === 'error' &&
      `${finding.pointer}/`.startsWith(`${pointer}/`) &&
      !isToFill(studio, finding),
  );
}

/** An argument of a finding in the studio's terms: titles of fields, files, facts and pages. */
function calledArg(
  studio: Studio,
  finding: FindingView,
  name: string,
  value: string | number,
): string {
  if (typeof value === 'number') return numberName(value);
  const { file, pointer, fact } = finding;
  const isOther = fact !== undefined && fact !== value && studio.facts.has(value);
  const { field, implies = field } = finding.args;
  // What a finding implies may be changed elsewhere than in the field that it names.
  const named = implies === field ? finding : { ...finding, ...finding.related[0] };
  if (name === 'field' && !isOther) return value && titleOf(studio, named);
  if (name === 'venue') return studio.names.venue?.[value] ?? value;
  if (name === 'page' || name === 'pages' || studio.pages.some(({ id }) => id === value))
    return pageTitle(studio, value);
  const beside = [childOf(pointer, value), childOf(parentOf(pointer), value)];
  const titles = beside.flatMap((at) => (value ? (fieldIn(studio, file, at)?.title ?? []) : []));
  // In its own form, a value needs no path.
  const [first, ...others] = value.split(' › ');
  if (first === namedFile(studio, file)?.title && others.length > 0)
    return others.slice(-2).join(' › ').replace(BESIDE, '');
  const title = titles[0] ?? calledValue(studio, value).replace(BESIDE, '');
  // What a page says of its own is not what the fact's own form shows.
  const page = value === fact && file.startsWith('pages/') && namedFile(studio, file)?.title;
  return page ? `${title} (${page})` : title;
}

/** A JSON value as people say it: `"saturday"` → «sabato», `3.5` → 3,5, a placeholder filled in. */
export function calledValue(studio: Studio, text: string, field?: Field): string {
  const named = namedFile(studio, text);
  if (named) return `«${fullTitle(named)}»`;
  const fact = factTitle(studio, text);
  if (fact !== text) return fact;
  const [placeholder] = placeholdersOf(text);
  const shown = placeholder && factNamed(studio.facts, placeholder.name);
  if (shown && placeholder.end - placeholder.start === text.length) {
    const written = shown.forms[placeholder.format ?? ''];
    return written === undefined ? shown.label : `«${written}» (${shown.label})`;
  }
  const question = valueAt(studio.values['questions.json'], ['questions', text, 'fact']);
  if (typeof question === 'string') return factTitle(studio, question);
  const value = inWords(text);
  if (value !== text) return `«${value}»`;
  if (/^"[^"]*"$/.test(text)) return `«${valueInWords(studio, text.slice(1, -1), field)}»`;
  if (placeholder) return readable(text, studio.facts);
  return /^-?\d+\.\d+$/.test(text) ? text.replace('.', ',') : optionName(dayName(clockName(text)));
}

/** The path after a label: the end of «Stagione › Ultimo giorno» (season.end). */
const BESIDE = / \([a-z]\w*(?:\.[\w*-]+)+\)/g;

/** The sentence for a contradiction: «Ultimo giorno» è 5 settembre 2025, ma altrove si legge 12 settembre 2025 (Pagina iniziale). */
function disagreed(studio: Studio, { args, fact = '' }: FindingView): string {
  const list = (name: string) => [args[name] ?? []].flat().map(String);
  const plain = (written = '') => optionName(inWords(written));
  const values = list('values').map(plain);
  const others = list('pages').map((ids, index) => {
    const pages = shownPages(ids.split(' ')).map((id) => pageTitle(studio, id));
    const { [index]: value = '' } = values;
    // An empty value means that those pages leave it out.
    const said = value === '' ? words.findings.silent : words.findings.said;
    return fill(said, { value, pages: pages.join(', ') });
  });
  return fill(words.findings.disagree, {
    label: studio.facts.get(fact)?.label ?? String(args.label),
    official: plain(list('official')[0]),
    others: others.join('; '),
  });
}

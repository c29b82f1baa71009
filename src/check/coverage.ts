import { pointerSteps, valueAt } from '../content/json.ts';
import { isSentence } from '../content/sentences.ts';
import { isLanguage } from '../reader/values/lexicon.ts';
import { valueFilterOf } from '../reader/values/may-state.ts';
import { exceptionsOf } from './exceptions.ts';
import type { Project } from './project.ts';
import { columns } from './reporters/report.ts';
import {
  type TextFile,
  type TypedText,
  textFiles,
  textsOf,
  withoutPlaceholders,
} from './text-files.ts';

/**
 * How a text is linked to the facts.
 * - `bound`: a placeholder writes a value
 * - `dependent`: it names the facts it depends on, or has a form for each state of one
 * - `exception`: exceptions.json declares that its value is not a fact
 * - `open`: it has a word that may be a value, but no link
 * - `free`: nothing in it could be a value
 */
const LINKS = ['bound', 'dependent', 'exception', 'open', 'free'] as const;
type Link = (typeof LINKS)[number];

/** How many texts are linked in each way; `bound` and `dependent` are better than `open`. */
export type Coverage = Readonly<Record<Link, number>>;

/** How each text of each text file is linked, by the path of the file. */
export function linksByFile(project: Project): Map<string, readonly Link[]> {
  return new Map(textFiles(project).map((file) => [file.path, linksOf(project, file)]));
}

export function coverageOf(links: readonly Link[] = []): Coverage {
  const counts = LINKS.map((link) => [link, links.filter((other) => other === link).length]);
  return Object.fromEntries(counts) as Coverage;
}

/** The share of texts with values that are linked or exceptions, 0 to 100; 100 if none has one. */
export function linkedPercent({ bound, dependent, exception, open }: Coverage): number {
  const linked = bound + dependent + exception;
  return linked + open === 0 ? 100 : (100 * linked) / (linked + open);
}

/** A table for the terminal: a row per page and language, then the total. */
export function coverageTable(project: Project): string {
  const files = [...linksByFile(project)];
  const all = ['tutte', files.flatMap(([, links]) => links)] as const;
  const rows = [...files, all].map(([path, links]) => {
    const own = coverageOf(links);
    return [
      path.replace(/^texts\/|\.json$/g, ''),
      ...LINKS.map((link) => String(own[link])),
      `${linkedPercent(own).toFixed(1).replace('.', ',')} %`,
    ];
  });
  const head = ['pagina', 'legati', 'dipendono', 'eccezioni', 'aperti', 'liberi', 'controllati'];
  return `${[...columns([head, ...rows]), '', LEGEND].join('\n')}\n`;
}

const LEGEND =
  'Legati: il valore è in un segnaposto. Dipendono: la frase nomina i dati da cui dipende. Aperti: c’è una parola che potrebbe dire un valore, ma nessun dato. Liberi: nessun valore. Controllati: legati, dipendenti ed eccezioni, su questi e gli aperti.';

function linksOf(project: Project, file: TextFile): Link[] {
  const mayState = isLanguage(file.locale) ? valueFilterOf(file.locale) : () => false;
  const isDeclared = ({ text }: TypedText) =>
    exceptionsOf(project).some((exception) => text.includes(exception.text));
  return textsOf(file.document).map((typed) => {
    if (typed.placeholders.some(({ kind }) => kind === 'fact')) return 'bound';
    if (isDependent(file, typed)) return 'dependent';
    if (isDeclared(typed)) return 'exception';
    return mayState(withoutPlaceholders(typed.text)) ? 'open' : 'free';
  });
}

function isDependent({ value }: TextFile, { pointer }: TypedText): boolean {
  const steps = pointerSteps(pointer);
  return steps.some((_, length) => isSentence(valueAt(value, steps.slice(0, length))));
}

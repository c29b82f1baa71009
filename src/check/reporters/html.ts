import { valueAt } from '../../content/json.ts';
import type { Finding } from '../finding.ts';
import type { CheckResult } from '../runChecks.ts';
import { Markup, html as markup } from './html-markup.ts';
import { matrixSection } from './html-matrix.ts';
import { card, type PageContext, placeMark } from './html-parts.ts';
import { script } from './html-script.ts';
import { style } from './html-style.ts';
import { originOf } from './matrix.ts';
import {
  type Counts,
  countsOf,
  fileOf,
  type Group,
  grouped,
  type Reporter,
  sentences,
} from './report.ts';
import { valueWriter } from './value-writer.ts';
import { counted } from './words.ts';

/**
 * The report that a manager opens in a browser: one file, which asks nothing of any server and can be
 * read and printed without its script. The script only filters the matrix and copies places.
 */
export const html: Reporter = (result, { folder }) => {
  const { findings, project } = result;
  const context = { result, folder, write: valueWriter(project), origin: originOf(project) };
  const groups = grouped(findings);
  const of = (severity: Finding['severity']) =>
    groups.filter((group) => group.findings[0].severity === severity);
  const counts = countsOf(findings);
  const brand = valueAt(project.value('site.json'), ['brand']);
  const body = markup`${top(counts, result, typeof brand === 'string' ? brand : '')}
<main>
${problems([...of('error'), ...of('warning')], context)}${matrixSection(context)}${known(of('known'), context)}${toConfirm(of('info'), context)}${clean(result, folder)}</main>`;
  return page(headline(counts), body);
};

function page(title: string, body: Markup): string {
  return markup`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Markup(style)}</style>
</head>
<body>
${body}
<script>${new Markup(script)}</script>
</body>
</html>
`.text;
}

function headline({ errors, warnings }: Counts): string {
  if (errors > 0) return `${counted(errors, 'errore', 'errori')} da correggere`;
  return warnings > 0
    ? `Nessun errore, ${counted(warnings, 'avviso', 'avvisi')}`
    : 'Nessun errore da correggere';
}

function top(counts: Counts, { files, facts }: CheckResult, brand: string): Markup {
  const entries = [
    ['correggere', counts.errors, counts.errors === 1 ? 'errore' : 'errori'],
    ['correggere', counts.warnings, counts.warnings === 1 ? 'avviso' : 'avvisi'],
    ['note', counts.known, counts.known === 1 ? 'contraddizione nota' : 'contraddizioni note'],
    ['conferme', counts.toConfirm, 'da confermare'],
    ['dati', facts.length, 'dati, pagina per pagina'],
  ] as const;
  return markup`<header class="top"><p class="brand">${brand} · controllo dei contenuti</p>
<h1>${headline(counts)}</h1>
<p>${counts.errors === 0 ? 'Il sito si può costruire.' : 'Il sito in linea resta quello di prima finché non si correggono.'} ${counted(files, 'file letto', 'file letti')}.</p>
<nav aria-label="Parti del rapporto"><ul class="tickets">${entries.map(([id, count, text]) => markup`<li><a href="#${id}"><b>${count}</b> ${text}</a></li>`)}</ul></nav></header>`;
}

function problems(groups: readonly Group[], context: PageContext): Markup {
  return markup`<section id="correggere"><h2>Da correggere</h2>
${
  groups.length > 0 &&
  markup`<p>Ogni messaggio ha un codice: ${fileOf({ file: 'CONTROLLO.md' }, context.folder)} lo spiega con un esempio.</p>
`
}${
  groups.length === 0
    ? markup`<p>Niente da correggere.</p>
`
    : groups.map((group) => card(group, context))
}</section>
`;
}

function known(groups: readonly Group[], context: PageContext): Markup {
  return markup`<section id="note"><h2>Contraddizioni note</h2>
<p>${groups.length === 0 ? 'Nessuna questione aperta.' : 'Aspettano una decisione della direzione. Non fermano la pubblicazione.'}</p>
${groups.map((group) => card(group, context))}</section>
`;
}

function toConfirm(groups: readonly Group[], context: PageContext): Markup {
  const notes = groups.flatMap((group) => group.findings);
  return markup`<section id="conferme"><h2>Da confermare</h2>
${
  notes.length === 0
    ? markup`<p>Tutti i valori sono confermati.</p>
`
    : markup`<ul class="notes">
${notes.map(
  (
    note,
  ) => markup`<li><p>${sentences(note).message} ${sentences(note).remedy}</p><p>${placeMark(note, context)}</p></li>
`,
)}</ul>
`
}</section>
`;
}

function clean({ findings, facts, project }: CheckResult, folder: string): Markup {
  const touched = new Set(
    findings.flatMap((finding) => [
      finding.file,
      ...(finding.related ?? []).map(({ file }) => file),
    ]),
  );
  const files = project.documents.map(({ path }) => path).filter((path) => !touched.has(path));
  const agreed = facts.filter(({ values }) => !values.some(({ role }) => role === 'page')).length;
  return markup`<section id="ordine"><h2>In ordine</h2>
<p>${counted(agreed, 'dato è uguale', 'dati sono uguali')} su ogni pagina che ${agreed === 1 ? 'lo' : 'li'} mostra. ${counted(files.length, 'file non ha', 'file non hanno')} niente da segnalare.</p>
${
  files.length > 0 &&
  markup`<details><summary>I file in ordine</summary><ul class="files">${files.sort().map((file) => markup`<li><code>${fileOf({ file }, folder)}</code></li>`)}</ul></details>
`
}</section>
`;
}

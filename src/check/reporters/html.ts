import { valueAt } from '../../content/json.ts';
import type { Place } from '../finding.ts';
import type { CheckResult } from '../runChecks.ts';
import { frame } from './frame.ts';
import { Markup, html as markup } from './html-markup.ts';
import { style } from './html-style.ts';
import {
  type Counts,
  counted,
  countsOf,
  fileOf,
  type Group,
  groupsOf,
  namedPages,
  type Reporter,
  reasonOf,
  spot,
} from './report.ts';
import { roleWords, type ShownValue, shownValues } from './values.ts';

/** A role is told by a sign and a word, the colour only helps. */
const SIGNS = { authority: '✓', venue: '◆', page: '≠', known: '?' } as const;

/** The report that a manager opens in a browser: one file without a script, to read, search, print and send. */
export const html: Reporter = (result, { folder }) => {
  const counts = countsOf(result.findings);
  const cards = (...severities: ('error' | 'warning' | 'known' | 'info')[]) =>
    groupsOf(result, folder, ...severities).map((group) => card(group, result, folder));
  const { errors, warnings, known, toConfirm } = counts;
  return markup`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="robots" content="noindex">
<title>${headline(counts)}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<header class="top"><p class="brand">${String(valueAt(result.project.facts, ['camp', 'name']) ?? '')} · controllo dei contenuti</p>
<h1>${headline(counts)}</h1>
<p>${errors === 0 ? 'Il sito si può costruire.' : 'Il sito in linea resta quello di prima finché non si correggono.'} ${counted(result.files, 'file letto', 'file letti')}.</p>
<nav aria-label="Parti del rapporto"><ul class="tickets">
<li><a href="#correggere"><b>${errors + warnings}</b> da correggere</a></li>
<li><a href="#note"><b>${known}</b> ${known === 1 ? 'contraddizione nota' : 'contraddizioni note'}</a></li>
<li><a href="#conferme"><b>${toConfirm}</b> da confermare</a></li>
<li><a href="#dati"><b>${result.facts.length}</b> dati, pagina per pagina</a></li>
</ul></nav></header>
<main>
<section id="correggere"><h2>Da correggere</h2>
<p>${errors + warnings === 0 ? 'Niente da correggere.' : `Ogni messaggio ha un codice: ${fileOf({ file: 'CONTROLLO.md' }, folder)} lo spiega con un esempio.`}</p>
${cards('error')}${cards('warning')}</section>
<section id="note"><h2>Contraddizioni note</h2>
<p>${known === 0 ? 'Nessuna questione aperta.' : 'Aspettano una decisione della direzione. Non fermano la pubblicazione.'}</p>
${cards('known')}</section>
<section id="conferme"><h2>Da confermare</h2>
${toConfirm === 0 && markup`<p>Tutti i valori sono confermati.</p>`}${cards('info')}</section>
${factsSection(result, folder)}</main>
</body>
</html>
`.text;
};

function headline({ errors, warnings }: Counts): string {
  if (errors > 0) return `${counted(errors, 'errore', 'errori')} da correggere`;
  return warnings > 0
    ? `Nessun errore, ${counted(warnings, 'avviso', 'avvisi')}`
    : 'Nessun errore da correggere';
}

/** One problem, or all that is found on one fact: the sentence, the remedy, where, and who says what. */
function card({ items, fact, values }: Group, result: CheckResult, folder: string): Markup {
  const { severity } = items[0].finding;
  const rows = items.map(({ finding, message, remedy, spot }) => {
    const reason = reasonOf(finding, result.project);
    const text = result.project.document(finding.file)?.text;
    const isWrong = severity === 'error' || severity === 'warning';
    return markup`<div class="finding"><p class="message">${message}</p>${remedy !== '' && markup`<p class="remedy"><strong>Che cosa fare</strong> ${remedy}</p>`}${reason !== '' && markup`<p>${reason}</p>`}<p><code class="place">${spot}</code> <span class="role">codice <code>${finding.code}</code></span></p>${isWrong && text !== undefined && markup`<pre tabindex="0" aria-label="Le righe del file">${frame(text, finding)}</pre>`}</div>`;
  });
  return markup`<article class="card ${severity}">${fact && markup`<h3>${fact.label} <code>${fact.path}</code></h3>`}${rows}${valueList(values, result, folder)}</article>
`;
}

/** Every fact with every value that the site shows, the ones on which pages disagree first and open. */
function factsSection(result: CheckResult, folder: string): Markup {
  const rows = result.facts.map((row) => {
    const disagrees = row.values.some(({ role }) => role === 'page');
    const values = shownValues(result.project, row.fact, row, []);
    const shown = markup`<details${disagrees && markup` open`}><summary>${row.label} <code>${row.fact}</code></summary>${valueList(values, result, folder)}</details>
`;
    return { disagrees, shown };
  });
  const of = (wanted: boolean) =>
    rows.filter(({ disagrees }) => disagrees === wanted).map(({ shown }) => shown);
  return markup`<section id="dati"><h2>I dati, pagina per pagina</h2>
<p>${rows.length === 0 ? 'Nessuna pagina mostra un dato che si possa leggere.' : of(true).length === 0 ? 'Nessuna pagina dice un valore diverso da quello che fa fede.' : `Valori diversi da pagina a pagina: ${counted(of(true).length, 'dato', 'dati')}, i primi e già aperti.`}</p>
${of(true)}${of(false)}</section>
`;
}

function valueList(
  values: readonly ShownValue[],
  { project }: CheckResult,
  folder: string,
): Markup | false {
  if (values.length === 0) return false;
  const origin = valueAt(project.value('site.json'), ['origin']);
  const pageLink = (page: string) =>
    typeof origin === 'string' && origin.startsWith('https://') && page.startsWith('/')
      ? markup` <a href="${origin.replace(/\/$/, '')}${page}">${page}</a>`
      : markup` ${page}`;
  const placeOf = (place: Place & { readonly pages: readonly string[] }) =>
    markup`<li><code class="place">${spot(place, folder)}</code>${namedPages(place.pages, project).map(pageLink)}</li>`;
  return markup`<ul class="values">${values.map(
    ({ text, role, places }) =>
      markup`<li class="${role}"><p><span class="sign" aria-hidden="true">${SIGNS[role]}</span> <b>${text}</b> <span class="role">${roleWords[role]}</span></p><ul class="places">${places.map(placeOf)}</ul></li>`,
  )}</ul>`;
}

import { valueAt } from '../../content/json.ts';
import { escapeHtml } from '../../i18n/escape-html.ts';
import type { Place } from '../finding.ts';
import type { CheckResult } from '../run-checks.ts';
import { codeFrame } from './code-frame.ts';
import {
  type Counts,
  countOf,
  countsOf,
  type FindingGroup,
  fileLine,
  groupsOf,
  namedPages,
  questionReason,
  type Reporter,
  shownFile,
} from './report.ts';
import { roleWords, type ShownValue } from './values.ts';

/** A sign and a word show the role; colour alone would not be accessible. */
const SIGNS = { authority: '✓', venue: '◆', page: '≠', known: '?' } as const;

/** The report for a browser: one file without scripts, to read, search, print and send. */
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
<p>${errors === 0 ? 'Il sito si può costruire.' : 'Il sito in linea resta quello di prima finché non si correggono.'} ${countOf(result.files, 'file letto', 'file letti')}.</p>
<nav aria-label="Parti del rapporto"><ul class="tickets">
<li><a href="#correggere"><b>${errors + warnings}</b> da correggere</a></li>
<li><a href="#note"><b>${known}</b> ${known === 1 ? 'contraddizione nota' : 'contraddizioni note'}</a></li>
<li><a href="#conferme"><b>${toConfirm}</b> da confermare</a></li>
</ul></nav></header>
<main>
<section id="correggere"><h2>Da correggere</h2>
<p>${errors + warnings === 0 ? 'Niente da correggere.' : `Ogni messaggio ha un codice: ${shownFile({ file: 'CONTROLLO.md' }, folder)} lo spiega con un esempio.`}</p>
${cards('error')}${cards('warning')}</section>
<section id="note"><h2>Contraddizioni note</h2>
<p>${known === 0 ? 'Nessuna questione aperta.' : 'Aspettano una decisione della direzione. Non fermano la pubblicazione.'}</p>
${cards('known')}</section>
<section id="conferme"><h2>Da confermare</h2>
${toConfirm === 0 && markup`<p>Tutti i valori sono confermati.</p>`}${cards('info')}</section>
</main>
</body>
</html>
`.text;
};

function headline({ errors, warnings }: Counts): string {
  if (errors > 0) return `${countOf(errors, 'errore', 'errori')} da correggere`;
  return warnings > 0
    ? `Nessun errore, ${countOf(warnings, 'avviso', 'avvisi')}`
    : 'Nessun errore da correggere';
}

/** One problem, or all findings on one fact: sentence, remedy, place, and all values. */
function card({ items, fact, values }: FindingGroup, result: CheckResult, folder: string): Markup {
  const { severity } = items[0].finding;
  const rows = items.map(({ finding, message, remedy, fileLine }) => {
    const reason = questionReason(finding, result.project);
    const text = result.project.document(finding.file)?.text;
    const isWrong = severity === 'error' || severity === 'warning';
    return markup`<div class="finding"><p class="message">${message}</p>${remedy !== '' && markup`<p class="remedy"><strong>Che cosa fare</strong> ${remedy}</p>`}${reason !== '' && markup`<p>${reason}</p>`}<p><code class="place">${fileLine}</code> <span class="role">codice <code>${finding.code}</code></span></p>${isWrong && text !== undefined && markup`<pre tabindex="0" aria-label="Le righe del file">${codeFrame(text, finding)}</pre>`}</div>`;
  });
  return markup`<article class="card ${severity}">${fact && markup`<h3>${fact.label} <code>${fact.path}</code></h3>`}${rows}${valueList(values, result, folder)}</article>
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
    markup`<li><code class="place">${fileLine(place, folder)}</code>${namedPages(place.pages, project).map(pageLink)}</li>`;
  return markup`<ul class="values">${values.map(
    ({ text, role, places }) =>
      markup`<li class="${role}"><p><span class="sign" aria-hidden="true">${SIGNS[role]}</span> <b>${text}</b> <span class="role">${roleWords[role]}</span></p><ul class="places">${places.map(placeOf)}</ul></li>`,
  )}</ul>`;
}

/** HTML that is already escaped. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | false | undefined | readonly Part[];

/** HTML from a template: escapes every part that is not `Markup`. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(renderPart)));
}

function renderPart(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  return typeof part === 'object' ? part.map(renderPart).join('') : escapeHtml(String(part));
}

/** Styles of the HTML report: the site's colours, no external file, fit for print. */
const style = `
:root{--ink:#16233d;--soft:#44506a;--paper:#fff8ec;--deep:#f7e9cd;--sheet:#fffdf8;--pool:#006f9c;--pool-deep:#0a4c70;--pine:#11472f;--sun:#ffc53d;--sun-pale:#ffecbd;--clay:#a3351d;--sky:#dcf0f8;--line:#d9c9a6;color-scheme:light}
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:1.0625rem/1.5 Figtree,"Segoe UI",system-ui,-apple-system,Roboto,"Helvetica Neue",sans-serif;text-size-adjust:100%}
body{margin:0;overflow-wrap:anywhere}
.top{background:var(--sky);border-bottom:6px solid var(--sun);padding:2rem clamp(1rem,4vw,4rem)}
main{padding:0 clamp(1rem,4vw,4rem) 4rem}
h1,h2,h3{line-height:1.15;text-wrap:balance;margin:0}
h1{font-size:clamp(2rem,1.3rem + 3vw,3.5rem)}
h2{font-size:clamp(1.5rem,1.2rem + 1.4vw,2.25rem);margin:3rem 0 1rem;scroll-margin-top:1rem}
p{margin:.5rem 0;max-width:70ch}
a{color:var(--pool-deep)}
:focus-visible{outline:3px solid var(--pool);outline-offset:2px;border-radius:4px}
code,pre{font-family:ui-monospace,"Cascadia Mono",Consolas,Menlo,monospace;font-size:1rem}
.place{user-select:all}
.role,h3 code{color:var(--soft);font-weight:400}
ul{list-style:none;margin:0;padding:0}
.tickets{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.25rem}
.tickets a{display:block;background:var(--sheet);border:2px solid var(--ink);border-radius:6px;padding:.625rem 1rem;color:var(--ink);text-decoration:none}
.tickets b{font-size:1.375rem}
.card{background:var(--sheet);border:1px solid var(--line);border-left:8px solid var(--line);border-radius:6px;padding:1rem 1.25rem;margin:0 0 1rem}
.card.error{border-left-color:var(--clay)}
.card.warning{border-left-color:var(--sun)}
.card.known{border-left-color:var(--pool)}
.brand,.message{font-weight:600}
.remedy strong{background:var(--sun-pale);padding:.125rem .5rem;border-radius:4px;margin-right:.375rem}
pre{background:var(--deep);padding:.75rem 1rem;border-radius:4px;overflow-x:auto;margin:.75rem 0 0}
.values>li{border-top:1px solid var(--line);padding:.5rem 0;margin-top:.5rem}
.sign{display:inline-block;min-width:1.25em;text-align:center;font-weight:700;color:var(--clay)}
.authority .sign{color:var(--pine)}
.venue .sign{color:var(--pool-deep)}
.places>li{margin:.25rem 0 .25rem 1.75rem}
.places a{display:inline-block;padding:.5rem}
@media print{@page{margin:12mm}html{background:none;font-size:9pt}.tickets{display:none}.finding,.values>li{break-inside:avoid}a{color:inherit}h2{break-after:avoid}}
`;

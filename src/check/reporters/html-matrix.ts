import type { FactRow } from '../finding.ts';
import { html, type Markup } from './html-markup.ts';
import { type PageContext, signs, valueList } from './html-parts.ts';
import { type Column, type Matrix, type MatrixRow, matrixOf } from './matrix.ts';
import { brief } from './value-writer.ts';
import { roleWords } from './words.ts';

const ROLES = ['authority', 'venue', 'page'] as const;

/** Facts × pages, the filters over it, and below it every place of every fact. */
export function matrixSection(context: PageContext): Markup {
  const { facts, project } = context.result;
  const matrix = matrixOf(facts, project);
  if (matrix.columns.length === 0)
    return html`<section id="dati"><h2>I dati, pagina per pagina</h2><p>Nessuna pagina mostra un dato che si possa leggere.</p></section>`;
  const disagreements = matrix.rows.filter((row) => row.disagrees).length;
  return html`<section id="dati"><h2>I dati, pagina per pagina</h2>
<p>${disagreements === 0 ? 'Nessuna pagina dice un valore diverso da quello che fa fede.' : `${disagreements === 1 ? 'Un dato ha' : `${disagreements} dati hanno`} valori diversi da pagina a pagina: ${disagreements === 1 ? 'è la prima riga' : 'sono le prime righe'}.`} Ogni valore porta al posto in cui è scritto.${matrix.left > 0 && ` Per restare leggibile la tabella mostra le ${matrix.columns.length} pagine con più valori diversi; le altre ${matrix.left} sono nel rapporto «json».`}</p>
<ul class="legend">${ROLES.map((role) => html`<li class="${role}"><span class="sign" aria-hidden="true">${signs[role]}</span> ${roleWords[role]}</li>`)}</ul>
${filters(matrix, disagreements)}
<div class="scroll" role="region" aria-labelledby="didascalia" tabindex="0"><table class="matrix"><caption id="didascalia" class="unseen">I valori di ogni dato, pagina per pagina</caption>
<thead><tr><th scope="col">Dato</th>${matrix.columns.map((column, index) => heading(column, index, context))}</tr></thead>
<tbody>
${matrix.rows.map((row) => tableRow(row, context))}</tbody></table></div>
<p id="nessuno" class="none" hidden>Nessun dato risponde a questi filtri.</p>
</section>
<section id="posti"><h2>Dove sta ogni dato</h2>
${facts.map((row) => details(row, context))}</section>
`;
}

function filters({ columns, rows }: Matrix, disagreements: number): Markup {
  return html`<form class="filters" id="filtri" hidden>
<label class="tick"><input type="checkbox" name="disagree"${disagreements > 0 && html` checked`}> Soltanto i disaccordi</label>
<label>Cerca un dato <input type="search" name="search" autocomplete="off"></label>
<label>Pagina <select name="page"><option value="">tutte</option>${columns.map(({ page, name }, index) => html`<option value="${index}">${name === '' ? page : `${name} (${page})`}</option>`)}</select></label>
<label>Chi lo dice <select name="role"><option value="">chiunque</option>${ROLES.map((role) => html`<option value="${role}">${roleWords[role]}</option>`)}</select></label>
<output aria-live="polite"><span id="mostrati">${rows.length}</span> dati su ${rows.length}</output>
</form>`;
}

function heading({ page, name }: Column, index: number, { origin }: PageContext): Markup {
  const address = origin === '' ? html`${page}` : html`<a href="${origin}${page}">${page}</a>`;
  return html`<th scope="col" data-column="${index}">${name !== '' && html`<span class="name">${name}</span> `}${address}</th>`;
}

function tableRow({ row, disagrees, cells }: MatrixRow, context: PageContext): Markup {
  const roles = [...new Set(row.values.map(({ role }) => role))].join(' ');
  const search = `${row.label} ${row.fact}`.toLowerCase();
  return html`<tr class="${disagrees ? 'disagrees' : 'agrees'}" data-roles="${roles}" data-search="${search}"><th scope="row"><a href="#${idOf(row)}-0">${row.label}</a> <code>${row.fact}</code></th>${cells.map((cell, index) => html`<td data-column="${index}">${cell.map((value) => shown(row, value, context))}</td>`)}</tr>
`;
}

function shown(row: FactRow, index: number, { write }: PageContext): Markup {
  const value = row.values[index];
  if (!value) return html``;
  const text = brief(write, row.fact, value.value);
  return html`<a class="${value.role}" href="#${idOf(row)}-${index}"><span class="sign" aria-hidden="true">${signs[value.role]}</span> ${text}<span class="unseen">, ${roleWords[value.role]}</span></a>`;
}

function details(row: FactRow, context: PageContext): Markup {
  return html`<details><summary>${row.label} <code>${row.fact}</code></summary>${valueList(row.fact, row.values, context, idOf(row))}</details>
`;
}

function idOf({ fact }: FactRow): string {
  return `dato-${fact}`;
}

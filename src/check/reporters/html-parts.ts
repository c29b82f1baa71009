import type { Place } from '../finding.ts';
import type { CheckResult } from '../runChecks.ts';
import { frame } from './frame.ts';
import { html, type Markup } from './html-markup.ts';
import { type Group, namedPages, reasonOf, rowOf, sentences, spot } from './report.ts';
import { type ShownValue, shownValues } from './shown-values.ts';
import type { ValueWriter } from './value-writer.ts';
import { roleWords } from './words.ts';

/** What every part of the page needs. */
export interface PageContext {
  readonly result: CheckResult;
  readonly folder: string;
  readonly write: ValueWriter;
  /** Address of the public site, empty when unknown. */
  readonly origin: string;
}

/** A role is told by a sign and a word, the colour only helps. */
export const signs: Readonly<Record<ShownValue['role'], string>> = {
  authority: '✓',
  venue: '◆',
  page: '≠',
  known: '?',
};

/** `content/facts/prices.json:3:26` with a button that copies it; the button needs the script. */
export function placeMark(place: Place, { folder }: PageContext): Markup {
  const text = spot(place, folder);
  return html`<span class="place"><code>${text}</code><button type="button" class="copy" data-copy="${text}" hidden>Copia<span class="unseen"> ${text}</span></button></span>`;
}

/** The addresses of pages, as links to the public site where it is known. */
function pageLinks(pages: readonly string[], { origin, result }: PageContext): Markup {
  const links = namedPages(pages, result.project).map((name) =>
    origin === '' || !name.startsWith('/')
      ? html`<li>${name}</li>`
      : html`<li><a href="${origin}${name}">${name}</a></li>`,
  );
  return pages.length === 0 ? html`` : html`<ul class="pages">${links}</ul>`;
}

/** One problem, or all that is found on one fact: the sentence, the remedy, where, and who says what. */
export function card(group: Group, context: PageContext): Markup {
  const { project } = context.result;
  const kind = group.findings[0].severity;
  return html`<article class="card ${kind}">${title(group, context)}${group.findings.map(
    (finding) => {
      const { message, remedy } = sentences(finding);
      const reason = reasonOf(finding, project);
      const text = project.document(finding.file)?.text;
      const lines =
        kind !== 'known' &&
        text !== undefined &&
        html`<pre tabindex="0" aria-label="Le righe del file">${frame(text, finding)}</pre>`;
      return html`<div class="finding"><p class="message">${message}</p>${remedy !== '' && html`<p class="remedy"><strong>Che cosa fare</strong> ${remedy}</p>`}${reason !== '' && html`<p>${reason}</p>`}<p>${placeMark(finding, context)} <span class="role">codice <code>${finding.code}</code></span></p>${lines}</div>`;
    },
  )}${group.fact !== undefined && valueList(group.fact, shownValues(group, context.result.facts), context)}</article>
`;
}

function title({ fact }: Group, { result }: PageContext): Markup | false {
  if (fact === undefined) return false;
  return html`<h3>${rowOf(result.facts, fact)?.label ?? fact} <code>${fact}</code></h3>`;
}

/** Every value of a fact with its places; `id` makes each a target of the matrix. */
export function valueList(
  fact: string,
  values: readonly ShownValue[],
  context: PageContext,
  id?: string,
): Markup {
  const items = values.map(
    ({ value, role, places }, index) =>
      html`<li class="${role}"${id !== undefined && html` id="${id}-${index}" tabindex="-1"`}><p class="value"><span class="sign" aria-hidden="true">${signs[role]}</span> <b>${context.write(fact, value)}</b> <span class="role">${roleWords[role]}</span></p><ul class="places">${places.map((place) => html`<li>${placeMark(place, context)}${pageLinks(place.pages, context)}</li>`)}</ul></li>`,
  );
  return html`<ul class="values">${items}</ul>`;
}

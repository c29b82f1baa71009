import type { FindingCode } from '../../../src/check/finding.ts';
import { dates } from './dates.ts';
import { contradictions, facts, later, questions } from './facts.ts';
import { built, hardCoded, online } from './hard-coded.ts';
import { languages } from './languages.ts';
import { names } from './names.ts';
import { placeholders } from './placeholders.ts';
import { prices } from './prices.ts';
import type { Family, Row } from './row.ts';
import { faults, sentences, verify } from './sentences.ts';
import { site } from './site.ts';
import { syntax } from './syntax.ts';
import { values } from './values.ts';

const INTRODUCTION = `# Che cosa dice il controllo

\`npm run check\` legge tutti i contenuti e dà un messaggio per ogni cosa che non va. Ogni messaggio ha un codice, che si vede nei rapporti ([Il rapporto da guardare nel browser](README.md#il-rapporto-da-guardare-nel-browser)). Qui c’è una voce per ogni codice: un esempio di che cosa lo fa comparire, e il messaggio intero, che dice che cosa non va e che cosa scrivere. Gli esempi vengono da un campus inventato, il Campo Girasole, con le sedi Lago Blu, Parco Tigli e Colle Alto.

I messaggi hanno quattro gravità (nello studio l’avviso si chiama «Da guardare», la contraddizione nota «Si deve decidere»):

- **errore**: il sito non si costruisce finché non è corretto;
- **avviso**: conviene correggerlo; ferma soltanto \`npm run check -- --strict\`, e \`--release\` se è una frase o una traduzione da rileggere;
- **contraddizione nota**: qualcuno la sta già decidendo; di solito è soltanto contata (\`--all\` la elenca), e ferma soltanto \`--strict\`;
- **da confermare**: un valore che nessuno ha verificato; ferma soltanto \`npm run check -- --release\`.`;

export const FAMILIES: readonly Family[] = [
  syntax,
  values,
  names,
  placeholders,
  facts,
  contradictions,
  questions,
  later,
  hardCoded,
  dates,
  prices,
  site,
  languages,
  sentences,
  built,
  online,
  verify,
  faults,
];

export function rowsOf({ rows }: Family): [FindingCode, Row][] {
  return Object.entries(rows) as [FindingCode, Row][];
}

/** The manager's guide. @param sentenceOf the sentence of the check for each code */
export function guideOf(sentenceOf: (code: FindingCode) => string): string {
  const parts = FAMILIES.flatMap((family) => [
    family.heading,
    ...rowsOf(family).map(
      ([code, { shown }]) => `#### \`${code}\`\n${shown}\n\n> ${sentenceOf(code)}`,
    ),
  ]);
  return `${[INTRODUCTION, contents(), ...parts].join('\n\n')}\n`;
}

function contents(): string {
  return FAMILIES.flatMap(({ heading }) => {
    const title = /^## (.+)$/m.exec(heading)?.[1];
    return title ? [`- [${title}](#${title.toLowerCase().replaceAll(' ', '-')})`] : [];
  }).join('\n');
}

// What families type into the search over the questions, and the question that must come first.
import { expect, it } from 'vitest';
import { camelCase, FACT_FILES } from '../../src/content/paths.ts';
import { resolveSentences } from '../../src/content/sentences.ts';
import type { GuideTexts } from '../../src/content/types.ts';
import { searchQuestions } from '../../src/pages/guide/search-questions.ts';
import { live } from './live.ts';

const { project } = live;
const facts = Object.fromEntries(
  FACT_FILES.map((name) => [camelCase(name), project.value(`facts/${name}.json`)]),
);

function questionsOf(language: string) {
  const texts = resolveSentences(
    project.value(`texts/${language}/domande.json`) ?? {},
    facts as never,
  );
  const items = (texts as unknown as GuideTexts).questions?.items ?? {};
  return Object.entries(items).map(([id, { title, searchedAs = '', body, link = '' }]) => {
    const answer = [...body.flat(), link].join(' ');
    return { id, title: withoutFacts(title), searchedAs, answer: withoutFacts(answer) };
  });
}

/** A fact's name has words that no family reads. */
function withoutFacts(text: string): string {
  return text.replace(/\{\{.*?\}\}/g, '');
}

const asked = { it: questionsOf('it'), en: questionsOf('en') };

it.each([
  ['it', 'mio figlio si ammala', 'assenza'],
  ['it', 'se è malato', 'assenza'],
  ['it', 'pranzo', 'mangiare'],
  ['it', 'sconto', 'sconti'],
  ['it', 'sconto per i fratelli', 'fratelli'],
  ['it', 'quanti adulti per bambino', 'chi'],
  ['it', 'bagnino', 'bagnino'],
  ['it', 'sa nuotare', 'nuotare'],
  ['it', 'dormire', 'dormire'],
  ['it', 'quando devo pagare', 'pagare'],
  ['it', 'come si paga', 'pagare'],
  ['it', 'la notte', 'dormire'],
  ['it', 'english', 'lingua'],
  ['it', 'prossima estate', 'settimane'],
  ['it', 'le date', 'settimane'],
  ['it', 'piovesse', 'pioggia'],
  ['it', 'piscina', 'piscina'],
  ['it', 'orario', 'orari'],
  ['it', 'dove si parcheggia', 'parcheggio'],
  ['it', 'la mezza giornata', 'mezza'],
  ['it', 'assicurazione', 'assicurazione'],
  ['it', 'quanto costa', 'quanto'],
  ['it', 'rimborso', 'assenza'],
  ['it', 'a che età', 'eta'],
  ['it', 'caldo', 'pioggia'],
  ['it', 'se piove', 'pioggia'],
  ['it', 'pioggia', 'pioggia'],
  ['it', 'parcheggio', 'parcheggio'],
  ['it', 'medicina', 'farmaci'],
  ['it', 'sonnellino', 'dormire'],
  ['it', 'nanna', 'dormire'],
  ['it', 'pipì', 'portare'],
  ['it', '730', 'ricevuta'],
  ['it', 'detrazione', 'ricevuta'],
  ['it', 'bonus', 'ricevuta'],
  ['it', 'fattura', 'ricevuta'],
  ['it', 'divisi per età', 'gruppi'],
  ['en', 'swimming', 'nuotare'],
  ['en', 'nap', 'dormire'],
  ['en', 'tax deduction', 'ricevuta'],
  ['en', 'adults per child', 'chi'],
  ['en', 'my son is ill', 'assenza'],
  ['en', 'lunch', 'mangiare'],
  ['en', 'discount', 'sconti'],
  ['en', 'parking', 'parcheggio'],
  ['en', 'rain', 'pioggia'],
  ['en', 'medicine', 'farmaci'],
  ['en', 'by bus', 'dove'],
  ['en', 'insurance', 'assicurazione'],
  ['en', 'heat', 'pioggia'],
  ['en', 'too hot', 'pioggia'],
  ['en', 'sleeping', 'dormire'],
  ['en', 'next summer', 'settimane'],
  ['en', 'lifeguard', 'bagnino'],
] as const)('%s: «%s» opens %s', (language, query, first) => {
  const { found } = searchQuestions(query, asked[language], (text) => text);
  expect(found[0]?.id).toBe(first);
});

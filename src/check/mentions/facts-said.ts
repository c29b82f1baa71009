import { isObject, valueAt } from '../../content/json.ts';
import { Kept } from '../kept.ts';
import type { Project } from '../project.ts';
import { grammarFor } from './grammar.ts';
import { type KnownFact, KnownFacts, stems } from './known-facts.ts';
import { nounStem } from './noun-stem.ts';

const kept = new Kept<KnownFacts>();

/** The names of facts in a language, beside those that the schemas give in the first one. */
export function labelsOf(project: Project, locale: string): unknown {
  return valueAt(project.value(`texts/${locale}/publish.json`), ['labels']);
}

/**
 * The facts under the words of a language: a sentence about the late pick-up says neither «uscita» nor
 * «prolungata». A title that nobody has put into that language keeps its own words.
 */
export function factsSaid(facts: KnownFacts, project: Project, locale: string): KnownFacts {
  const labels = labelsOf(project, locale);
  const language = grammarFor(locale)?.language;
  if (!isObject(labels) || !language) return facts;
  return kept.of(facts, [labels], () => {
    const empty = stems(language.emptyWords.join(' '));
    const counted = Object.entries(language.factNouns ?? {});
    const wordsOf = (title: string, words: ReadonlySet<string>) => {
      const label = labels[title];
      if (typeof label !== 'string') return words;
      return new Set([...stems(label)].filter((word) => !empty.has(word)));
    };
    const said = (fact: KnownFact): KnownFact => {
      const nouns = counted.filter(([, name]) => fact.nouns.has(nounStem(name)));
      const own = stems(nouns.map(([word]) => word).join(' '));
      const words = fact.words.map((stems, depth) => wordsOf(fact.titles?.[depth] ?? '', stems));
      return { ...fact, words: [new Set([...(words[0] ?? []), ...own]), ...words.slice(1)] };
    };
    return new KnownFacts(facts.all.map(said));
  });
}

import { isObject, type Json, type JsonObject, valueAt } from '../../content/json.ts';
import { isSentence } from '../../content/sentences.ts';
import { sentencesOf } from '../claims/clauses.ts';
import { type Language, Lexicon } from '../values/lexicon.ts';
import { readValues } from '../values/read-values.ts';
import { answerGivenBy } from '../verdicts/answers.ts';
import type { Fact } from './fact.ts';

/**
 * Rules that content states as true and only the site's sentences put in words, each with the
 * answer of the first sentence that depends on it alone: «Telefoni e videogiochi non sono ammessi»
 * (phones and video games are not allowed).
 */
export function rulesInWords(
  files: ReadonlyMap<string, Json>,
  facts: JsonObject,
  language: Language,
): Fact[] {
  const lexicon = Lexicon.of(language);
  const texts = [...files].filter(([path]) => path.startsWith(`texts/${language}/`));
  const rules = new Map<string, Fact>();
  for (const { path, text } of texts.flatMap(([, value]) => sentencesIn(value))) {
    if (rules.has(path) || valueAt(facts, path.split('.')) !== true) continue;
    const [first = []] = sentencesOf(readValues(text, lexicon), lexicon);
    for (const { nodes, ...clause } of first) {
      const value = answerGivenBy({ nodes, ...clause }, lexicon);
      const [start, end] = [nodes[0], nodes.at(-1)];
      if (!value || !start || !end) continue;
      const names = [text.slice(start.start, end.end)];
      rules.set(path, { path, kind: 'answer', value, titles: [], nouns: [], names });
      break;
    }
  }
  return [...rules.values()];
}

function sentencesIn(value: Json): { readonly path: string; readonly text: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!isSentence(value)) return Object.values(value).flatMap(sentencesIn);
  const [path, ...more] = isObject(value) && Array.isArray(value.dependsOn) ? value.dependsOn : [];
  const isAlone = typeof path === 'string' && more.length === 0 && typeof value.text === 'string';
  return isAlone ? [{ path, text: String(value.text) }] : [];
}

// The live content in each state of its venues and of its season, built by the renderer of the build:
// no page holds a sentence of another state.
import type { Measure } from '../../scripts/bench.ts';
import { readContentFolder, readServedFiles } from '../../scripts/project/content-folder.ts';
import { CONTENT, servedFolder } from '../../scripts/project/places.ts';
import { renderedSite } from '../rendered-site.ts';
import { inState, type State, statesOf, strayForms, titleOf } from '../states.ts';

/** Words that are true in some states only, whatever form or file they stand in. */
const WORDS: readonly { words: RegExp; isTrue: (state: State) => boolean }[] = [
  {
    words: /non è ancora deciso|soggetto a verifica|non consideratelo garantito/,
    isTrue: ({ extension }) => extension === 'open',
  },
  { words: /prolungamento/i, isTrue: ({ extension }) => extension !== 'dropped' },
  {
    words: /Stiamo ancora decidendo[^.:]*stagione/,
    isTrue: ({ extension }) => extension === 'open',
  },
];

function strayWords(state: State, site: ReadonlyMap<string, string>): string[] {
  const wrong = WORDS.filter(({ isTrue }) => !isTrue(state));
  return [...site].flatMap(([path, text]) =>
    wrong.flatMap(({ words }) => {
      const found = /\.(html|md|txt|ics)$/.test(path) ? words.exec(text) : null;
      return found ? [`${path}: «${found[0]}»`] : [];
    }),
  );
}

/** Builds the site once for each state; `BENCH_ONLY=dropped` for the states whose title holds it. */
export async function benchStates(): Promise<Measure> {
  process.env.NODE_ENV = 'production';
  const sources = readContentFolder(CONTENT);
  const served = readServedFiles(servedFolder());
  const { BENCH_ONLY: only = '' } = process.env;
  const states = statesOf(sources).filter((state) => titleOf(state).includes(only));
  let [pages, wrong] = [0, 0];
  for (const state of states) {
    const checked = inState(sources, state, served);
    const site = await renderedSite(checked, Date.now());
    const found = [...strayForms(checked, site), ...strayWords(state, site)];
    pages += [...site.keys()].filter((path) => path.endsWith('.html')).length;
    wrong += found.length;
    console.log(`${titleOf(state)}: ${found.length === 0 ? 'nothing' : found.join('\n  ')}`);
  }
  return {
    line: `${states.length} states, ${pages} pages built: ${wrong} sentences of another state.`,
    enough: wrong === 0,
  };
}

import { describe, expect, it } from 'vitest';
import { readSiteContent } from '../../../src/content/content.ts';
import type { Json } from '../../../src/content/json.ts';
import type { Questions } from '../../../src/content/types.ts';
import { campContent, campFiles } from '../../camp.ts';

const QUESTIONS = 'questions.json';

/** What is undecided once some questions are closed. */
function undecided(...closed: string[]) {
  const { questions } = campContent<Questions>(QUESTIONS);
  const open = Object.entries(questions).filter(([id]) => !closed.includes(id));
  const file: Json = JSON.parse(JSON.stringify({ questions: Object.fromEntries(open) }));
  return readSiteContent(new Map([...campFiles, [QUESTIONS, file]]), 'it').undecided;
}

describe('what families read to be undecided', () => {
  it('comes from the open questions, with the pages that differ', () => {
    expect(undecided()).toEqual([
      { what: 'l’ultimo giorno della stagione', pages: ['home', 'layout', 'lavoro'] },
      { what: 'la tariffa settimanale in convenzione', pages: ['parco-tigli'] },
    ]);
  });

  it('goes with the decision', () => {
    expect(undecided('season-end', 'agreement-week')).toEqual([]);
  });
});

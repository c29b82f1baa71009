/** A sentence of a text; offsets count characters. */
export interface SentenceSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Up to a mark that a space follows, which the point of an hour or of a name of a fact does not have. */
const SENTENCE = /(?:[^.!?;\n]|[.](?=\S))+[.!?;\n]*/gu;

export function sentencesOf(text: string): SentenceSpan[] {
  return [...text.matchAll(SENTENCE)].map(({ 0: own, index }) => ({
    text: own,
    start: index,
    end: index + own.length,
  }));
}

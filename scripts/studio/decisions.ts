import type { Chosen } from '../../src/author/decide/decision.ts';
import { confirmedText } from '../../src/author/rereading/confirmed-text.ts';
import { dueSentences } from '../../src/check/reread/due-sentences.ts';
import { READ_FILE } from '../../src/content/paths.ts';
import { decideOn, openQuestions } from '../../src/studio/desk/decisions.ts';
import { type Answer, WrongQuestion } from './question.ts';
import type { Workshop } from './workshop.ts';

type Body = Readonly<Record<string, unknown>>;

/** What is decided, confirmed and read again: by the same code as the commands. */
export function deciding(
  workshop: Workshop,
  state: (body: Body) => object,
): Record<string, Answer> {
  const { desk, settings } = workshop;
  return {
    questions: () => ({ questions: openQuestions(workshop.result().project) }),
    decide: (body) => {
      const choice = choiceOf(body);
      const isReal = body.really === true;
      const told = decideOn(desk, settings.schemas, [choice], settings.options(), isReal);
      if (isReal) workshop.keep();
      return { ...told, ...(isReal && state(body)) };
    },
    reread: (body) => {
      reread(workshop, body);
      return state(body);
    },
  };
}

function choiceOf({ fact, typed, keep, as, here }: Body): Chosen {
  if (typeof fact !== 'string') throw new WrongQuestion('no fact');
  if (keep === true) return { fact, choice: { keep: true } };
  if (typeof here === 'string') return { fact, choice: { here } };
  if (typeof as === 'string') return { fact, choice: { as } };
  if (typeof typed !== 'string' || typed.length > 500) throw new WrongQuestion('no choice');
  return { fact, choice: { typed } };
}

/** Marks sentences as read, or translations of a language; without keys all sentences. */
function reread(workshop: Workshop, { keys, locale }: Body): void {
  const { desk } = workshop;
  const { project } = workshop.result();
  const wanted = Array.isArray(keys) ? new Set(keys.map(String)) : undefined;
  const due = dueSentences(project).map(({ sentence }) => sentence.key);
  const read = due.filter((key) => wanted === undefined || wanted.has(key));
  const text = confirmedText(
    project,
    new Set(read),
    ({ key, translation }) => translation.locale === locale && wanted?.has(key) === true,
  );
  desk.replace(desk.sources.map((one) => (one.path === READ_FILE ? { ...one, text } : one)));
  workshop.keep();
}

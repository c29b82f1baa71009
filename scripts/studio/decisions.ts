import type { Chosen } from '../../src/author/decide/decision.ts';
import { confirmedText } from '../../src/author/rereading/confirmed-text.ts';
import { dueSentences } from '../../src/check/reread/due-sentences.ts';
import { READ_FILE } from '../../src/content/paths.ts';
import { decideOn, openQuestions } from '../../src/studio/session/decisions.ts';
import { type Answer, WrongQuestion } from './question.ts';
import type { Workspace } from './workspace.ts';

type Body = Readonly<Record<string, unknown>>;

/** What is decided, confirmed and read again: by the same code as the commands. */
export function deciding(
  workspace: Workspace,
  state: (body: Body) => object,
): Record<string, Answer> {
  const { session, settings } = workspace;
  return {
    questions: () => ({ questions: openQuestions(workspace.result().project) }),
    decide: (body) => {
      const choice = choiceOf(body);
      const isReal = body.really === true;
      const told = decideOn(session, settings.schemas, [choice], settings.options(), isReal);
      if (isReal) workspace.keep();
      return { ...told, ...(isReal && state(body)) };
    },
    reread: (body) => {
      reread(workspace, body);
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
function reread(workspace: Workspace, { keys, locale }: Body): void {
  const { session } = workspace;
  const { project } = workspace.result();
  const wanted = Array.isArray(keys) ? new Set(keys.map(String)) : undefined;
  const due = dueSentences(project).map(({ sentence }) => sentence.key);
  const read = due.filter((key) => wanted === undefined || wanted.has(key));
  const text = confirmedText(
    project,
    new Set(read),
    ({ key, translation }) => translation.locale === locale && wanted?.has(key) === true,
  );
  session.replace(session.sources.map((one) => (one.path === READ_FILE ? { ...one, text } : one)));
  workspace.keep();
}

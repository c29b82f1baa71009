import { useRef, useState } from 'react';
import type { Kind } from '../../../author/add/kinds.ts';
import type { Location } from '../../../author/edit.ts';
import { type Json, parentOf, pointerSteps, valueAt } from '../../../content/json.ts';
import { changes } from '../../model/changes.ts';
import { withEdits } from '../../model/edit.ts';
import { positionByDate } from '../../model/position-by-date.ts';
import { slugOf } from '../../model/slug.ts';
import type { ProposalResponse, Proposed } from '../../session/proposed.ts';
import { mainLocale, rankOf } from '../file-titles.ts';
import { studioAfter } from '../parts/Proposal.tsx';
import { type SameText, textsToWrite } from '../parts/same-texts.ts';
import { edit, goTo, type Studio, send, showStatus, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';

/** What a form would add, asked for as soon as it is filled in, and how to add it. */
export function useAddition(kind: Kind) {
  const studio = useOpenStudio();
  /** What was typed for each of the texts that are asked for, by key. */
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const lastRequest = useRef<{
    /** What it asked about, as JSON. */
    readonly key: string;
    readonly response: Promise<ProposalResponse<Proposed> | undefined>;
  }>(undefined);
  const [isAsking, setAsking] = useState(false);
  const [proposed, setProposed] = useState<{
    readonly body: AddBody;
    readonly answer: ProposalResponse<Proposed>;
  }>();
  const { called: name = '', id = '' } = proposed?.body ?? {};
  const all =
    proposed?.answer.kind === 'ready'
      ? textsToWrite(studioAfter(studio, proposed.answer), proposed.answer.left)
      : [];
  // Under another name the same texts are asked for.
  const keyOf = ({ key }: SameText) => key.replaceAll(name, '').replaceAll(id, '');
  const texts = all.map((text) => ({ ...text, key: keyOf(text) }));
  const written = writtenIn(texts, typed, mainLocale(studio));
  // The list of changes includes the texts typed so far.
  const answer = proposed && withWritten(proposed.answer, written);
  const ask = (form: HTMLFormElement) => {
    const body = bodyOf(form, kind);
    const key = JSON.stringify(body);
    // A press on the button takes the focus from a field: both ask about the same.
    if (lastRequest.current?.key === key) return lastRequest.current.response;
    setAsking(true);
    const response = send<ProposalResponse<Proposed>>('add', { ...body, apply: false }).then(
      (answer) => {
        if (lastRequest.current?.key !== key) return undefined;
        if (!answer) lastRequest.current = undefined;
        setAsking(false);
        setProposed(answer && { body, answer });
        return answer;
      },
    );
    lastRequest.current = { key, response };
    return response;
  };
  const add = async (form: HTMLFormElement) => {
    const answer = await ask(form);
    // The first press shows what would change; the second adds it.
    if (answer?.kind !== 'ready' || answer !== proposed?.answer) return;
    const places = written.map(({ file, pointer, value }) => [file + pointer, value]);
    const body = { ...bodyOf(form, kind), texts: Object.fromEntries(places) };
    const added = await send<ProposalResponse<Proposed>>('add', { ...body, apply: true });
    if (added?.kind === 'ready') return goToAdded(studio, added);
    lastRequest.current = undefined;
    setProposed(added && { body, answer: added });
  };
  const type = (key: string, value: string) => setTyped(new Map(typed).set(key, value));
  return { answer, isAsking, texts, typed, type, ask, add };
}

/** The texts as typed; a translation that nobody typed begins as its source. */
function writtenIn(texts: readonly SameText[], typed: ReadonlyMap<string, string>, main: string) {
  const all = texts.flatMap(({ key, findings }) =>
    findings.map(({ file, pointer }) => ({ file, pointer, value: typed.get(key)?.trim() ?? '' })),
  );
  const sourceOf = ({ file, pointer }: Location) =>
    all.find(
      (text) => text.pointer === pointer && text.file === file.replace(LOCALE, `texts/${main}`),
    );
  return all
    .map((text) => ({ ...text, value: text.value || (sourceOf(text)?.value ?? '') }))
    .filter(({ value }) => value !== '');
}

const LOCALE = /^texts\/[^/]+/;

function withWritten(
  answer: ProposalResponse<Proposed>,
  written: ReturnType<typeof writtenIn>,
): ProposalResponse<Proposed> {
  if (answer.kind !== 'ready') return answer;
  const after = { ...answer.after };
  for (const { file, pointer, value } of written)
    after[file] = withEdits(after[file] ?? null, [{ op: 'set', pointer, value }]);
  return { ...answer, after };
}

type AddBody = ReturnType<typeof bodyOf>;

/** What the form says, as the server takes it. */
function bodyOf(form: HTMLFormElement, { word: what, isNamed }: Kind) {
  const typed = [...new FormData(form)].map(([key, text]) => [key, String(text)] as const);
  const { $name: name = '', ...values } = Object.fromEntries(
    typed.filter(([, text]) => text !== ''),
  );
  // An unnamed item still needs an id: made from its kind and its first two values, to be unique.
  const own = Object.values(values).slice(0, 2);
  const id = slugOf(isNamed ? name : [what, ...own].join(' '));
  return { what, id, called: name, values };
}

/** Goes where something is left to write, or else where it now stands, in the order of dates. */
function goToAdded(studio: Studio, { before, after, left }: Proposed): void {
  const [file = ''] = Object.keys(after);
  const { pointer: added = '' } = changes(before[file], after[file]).at(-1) ?? {};
  const all = Object.values(Object(valueAt(after[file], pointerSteps(parentOf(added)))));
  const to = positionByDate(all as Json[]) - 1;
  const isMoved = to >= 0 && added !== '';
  if (isMoved) edit(file, { op: 'move', pointer: added, to });
  const pointer = isMoved ? added.replace(/(?<=\/)\d+$/, String(to)) : added;
  const [toWrite] = left
    .filter(({ code }) => code === 'to-write')
    .toSorted((a, b) => rankOf(studio, a.file) - rankOf(studio, b.file));
  goTo(toWrite ?? { file, pointer });
  showStatus(toWrite ? words.adding.done : words.adding.whole);
}

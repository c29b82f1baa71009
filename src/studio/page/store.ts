import { useSyncExternalStore } from 'react';
import type { Edit } from '../../author/edit.ts';
import type { SchemaFile } from '../../check/schema/schema-tree.ts';
import { createQueue } from '../model/create-queue.ts';
import { replacesEarlier, withEdits } from '../model/edit.ts';
import { SchemaBook } from '../model/schema-book.ts';
import type { State } from '../session/state.ts';
import { isEmpty } from './finding-sentence.ts';
import { RequestError, request, requestFacts } from './request.ts';
import { type Route, remember, type Studio } from './studio.ts';
import { words } from './words.ts';

export type { Studio };

let studio: Studio | undefined;
const listeners = new Set<() => void>();
/** One request at a time; one that fails does not stop the next. */
const inTurn = createQueue();
/** The newest edit, while it waits to be sent: the next key may still replace it. */
let unsent: { readonly file: string; edits: readonly Edit[] } | undefined;
/** The number of unanswered edits by file. */
const pending = new Map<string, number>();

/** For handlers and effects, which read it when they run. @throws Error before the studio is open */
export function currentStudio(): Studio {
  if (!studio) throw new Error('the studio is not open');
  return studio;
}

export function useOpenStudio(): Studio {
  return useSyncExternalStore(subscribe, currentStudio, currentStudio);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(change: Partial<Studio>): void {
  studio = { ...currentStudio(), ...change };
  for (const listener of listeners) listener();
}

/** Counts the edits that the preview has to show: apart, so that a new one renders only that. */
let previewRevision = 1;

export function usePreviewRevision(): number {
  const get = () => previewRevision;
  return useSyncExternalStore(subscribe, get, get);
}

/** Asks for the content; nothing of the page can be rendered before. @throws RequestError */
export async function openStudio(): Promise<void> {
  const { schemas } = await request<{ schemas: SchemaFile[] }>('schemas');
  studio = {
    ...(await request<State>('state')),
    ...(await requestFacts()),
    book: new SchemaBook(schemas),
    route: { view: 'home', file: '', pointer: '', near: '' },
    focus: { file: '', pointer: '' },
    status: { text: '', count: 0 },
    isDisconnected: false,
    waiting: new Set(),
  };
}

/** Reading all facts takes about as long as a check, so it waits for a pause in typing. */
const PAUSE_MS = 150;
let pause: ReturnType<typeof setTimeout> | undefined;

/** Merges a response; files with pending edits keep those. @param isShown needs no preview */
function applyState({ values, ...state }: State, isShown = false): void {
  const before = currentStudio();
  if (!isShown) previewRevision += 1;
  const paths = new Set(state.files.map(({ path }) => path));
  const fresh = Object.entries(values).filter(([path]) => !pending.has(path));
  const merged = Object.entries({ ...before.values, ...Object.fromEntries(fresh) });
  update({
    ...state,
    values: Object.fromEntries(merged.filter(([path]) => paths.has(path))),
    isDisconnected: false,
    waiting: new Set(pending.keys()),
  });
  clearTimeout(pause);
  pause = setTimeout(() => void requestFacts().then(update, () => undefined), PAUSE_MS);
}

/** Sends requests one at a time, and merges the state if the response has one. */
export function send<T extends object>(name: string, body: object = {}): Promise<T | undefined> {
  unsent = undefined;
  return inTurn(async () => {
    try {
      const answer = await request<T>(name, { ...body, revision: currentStudio().revision });
      // A refusal has findings too, but only a state has a revision.
      if ('revision' in answer) applyState(answer as unknown as State);
      return answer;
    } catch (error) {
      await showRefusal(error);
      return undefined;
    }
  });
}

async function showRefusal(error: unknown): Promise<void> {
  const reason = error instanceof RequestError ? error.reason : 'internal';
  showStatus(reason);
  const isLost = reason === 'lost' || reason === 'token';
  const state = isLost ? undefined : await request<State>('state', { revision: 0 }).catch(() => {});
  if (state) applyState(state);
  else update({ isDisconnected: true, waiting: new Set(pending.keys()) });
}

/** Shows a status: a key of `refused`, or a whole sentence. */
export function showStatus(text: string): void {
  update({ status: { text, count: currentStudio().status.count + 1 } });
}

/** Waits until everything that was sent is answered. */
export function allAnswered(): Promise<void> {
  return inTurn(() => undefined);
}

/** Edits a file: at once on the page, then in the session. */
export function edit(file: string, ...edits: Edit[]): void {
  const { values, status, drafts, findings } = currentStudio();
  const before = values[file];
  if (before === undefined) return;
  const edited = { ...values, [file]: withEdits(before, edits) };
  // While an edit waits, further typing replaces it: only the last text is sent.
  if (unsent?.file === file && replacesEarlier(unsent.edits, edits)) {
    unsent.edits = edits;
    update({ values: edited });
    return;
  }
  // The last status is not about this edit.
  if (status.text !== '') showStatus('');
  const mine: typeof unsent = { file, edits };
  unsent = mine;
  pending.set(file, (pending.get(file) ?? 0) + 1);
  void inTurn(async () => {
    if (unsent === mine) unsent = undefined;
    try {
      const state = await sendEdit(mine).finally(() => requestEnded(file));
      // One update: each renders the whole page.
      if (state) applyState(state, true);
      else update({ waiting: new Set(pending.keys()) });
    } catch (error) {
      await showRefusal(error);
    }
  });
  // After the request has started: it does not wait for this render.
  update({
    values: edited,
    // Until the check has read the first letter, its value would be an error for being empty.
    findings: findings.filter(
      (finding) => !isEmpty({ values }, finding) || isEmpty({ values: edited }, finding),
    ),
    before: { [file]: before, ...currentStudio().before },
    drafts: [...new Set([...drafts, file])],
    waiting: new Set(pending.keys()),
  });
}

/** @returns the new state; undefined if another edit waits, whose answer has it */
async function sendEdit(mine: object): Promise<State | undefined> {
  const { removedMore } = await request<{ removedMore?: boolean }>('edit', mine);
  if (removedMore) showStatus(words.removedMore);
  const { revision } = currentStudio();
  // The preview is requested before the check, which takes longer and reads only the last text.
  previewRevision += 1;
  for (const listener of listeners) listener();
  await new Promise((go) => setTimeout(go));
  return unsent ? undefined : request<State>('check', { revision });
}

function requestEnded(file: string): void {
  const left = (pending.get(file) ?? 1) - 1;
  if (left > 0) pending.set(file, left);
  else pending.delete(file);
}

/** Goes to a field or to the top of a file, unless a view is named. */
export function goTo({ view = 'file', file = '', pointer = '', near }: Partial<Route>): void {
  const { route, status } = currentStudio();
  const isElsewhere = file !== route.file;
  const next = { view, file, pointer, near: near ?? (isElsewhere ? '' : route.near) };
  // The last status is not about this place.
  if (isElsewhere && status.text !== '') showStatus('');
  update({ route: next, ...(isElsewhere && { focus: { file: '', pointer: '' } }) });
  remember(next);
}

export function focusField(file: string, pointer: string): void {
  const { focus } = currentStudio();
  if (focus.file !== file || focus.pointer !== pointer) update({ focus: { file, pointer } });
}

import { useSyncExternalStore } from 'react';
import type { Json } from '../../content/json.ts';
import type { Edit } from '../model/edit.ts';
import { SchemaBook } from '../model/schema-book.ts';
import type { FactView } from '../session/fact-view.ts';
import type { Around, State } from '../session/state.ts';
import { ask, Refused } from './ask.ts';
import { isTypedOn, withEdits } from './local-edit.ts';
import { broadcastEdit } from './other-tabs.ts';
import { remember, type Spot } from './spots.ts';
import type { Studio } from './studio.ts';
import { words } from './words.ts';

export type { Studio };

type Answer = State & Around;

let studio: Studio | undefined;
let lost = '';
const listeners = new Set<() => void>();
let queue: Promise<unknown> = Promise.resolve();
/** The last question of all, while it is an edit that waits for its turn. */
let unsent: { readonly file: string; edits: readonly Edit[] } | undefined;
/** Files whose edits are on the way, and how many. */
const pending = new Map<string, number>();

const current = () => studio;
const whyLost = () => lost;

export function useStudio(): Studio | undefined {
  return useSyncExternalStore(subscribe, current, current);
}

/** Why the studio could not be opened; empty while it may still come. */
export function useRefusal(): string {
  return useSyncExternalStore(subscribe, whyLost, whyLost);
}

/** For parts that are drawn only once the studio is there. */
export function useOpenStudio(): Studio {
  const open = useStudio();
  if (!open) throw new Error('the studio is not open');
  return open;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(change: Partial<Studio>): void {
  if (!studio) return;
  studio = { ...studio, ...change };
  for (const listener of listeners) listener();
}

export async function openStudio(): Promise<void> {
  try {
    const { schemas } = await ask<{ schemas: Record<string, Json> }>('schemas');
    const answer = await ask<Answer>('state');
    const { facts = [], names = {}, ...state } = answer;
    studio = {
      ...state,
      book: new SchemaBook(schemas),
      facts: byPath(facts),
      names,
      spot: { view: 'home', file: '', pointer: '' },
      focus: { file: '', pointer: '' },
      notice: { text: '', count: 0 },
      isLost: false,
      isBeside: false,
      waiting: new Set(),
      shown: 1,
    };
  } catch (error) {
    lost = error instanceof Refused ? error.reason : 'lost';
  }
  for (const listener of listeners) listener();
}

function byPath(facts: readonly FactView[]): Map<string, FactView> {
  return new Map(facts.map((fact) => [fact.path, fact]));
}

/** Takes up an answer. A file that somebody types into meanwhile keeps what was typed: its answer comes last. */
export function take(answer: Answer): void {
  if (!studio) return;
  const { facts, names, values, ...state } = answer;
  const paths = new Set(state.files.map(({ path }) => path));
  const fresh = Object.entries(values).filter(([path]) => !pending.has(path));
  const merged = Object.entries({ ...studio.values, ...Object.fromEntries(fresh) });
  update({
    ...state,
    values: Object.fromEntries(merged.filter(([path]) => paths.has(path))),
    ...(facts && { facts: byPath(facts) }),
    ...(names && { names }),
    isLost: false,
    shown: studio.shown + 1,
  });
}

/** Asks for something that changes the session; questions go one after the other. */
export function act<T extends object>(question: string, body: object = {}): Promise<T | undefined> {
  unsent = undefined;
  const turn = queue.then(async () => {
    try {
      const answer = await ask<T>(question, { ...body, revision: studio?.revision ?? 0 });
      if ('findings' in answer) {
        take(answer as unknown as Answer);
        if (question !== 'state') broadcastEdit();
      }
      return answer;
    } catch (error) {
      await refused(error);
      return undefined;
    }
  });
  queue = turn;
  return turn;
}

/** The last step goes; one that was saved already comes back on the disk only once it is saved again. */
export async function undo(): Promise<void> {
  const answer = await act<{ isSaved?: boolean }>('undo');
  if (answer?.isSaved) notify(words.undoneSaved);
}

async function refused(error: unknown): Promise<void> {
  const reason = error instanceof Refused ? error.reason : 'fault';
  notify(reason);
  if (reason === 'lost' || reason === 'token') update({ isLost: true });
  else take(await ask<Answer>('state', { revision: 0 }).catch(() => ({}) as Answer));
}

/** Says something to the reader: a key of `refused`, or a whole sentence. */
export function notify(text: string): void {
  if (studio) update({ notice: { text, count: studio.notice.count + 1 } });
}

/** Edits a file: at once here, and then on the session. */
export function edit(file: string, ...edits: Edit[]): void {
  const before = studio?.values[file];
  if (!studio || before === undefined) return;
  // Who types faster than the check reads sends what stands there in the end, and not each letter.
  if (unsent?.file === file && isTypedOn(unsent.edits, edits)) {
    unsent.edits = edits;
    update({ values: { ...studio.values, [file]: withEdits(before, edits) } });
    return;
  }
  // What was said of the last save is not of this.
  if (studio.notice.text !== '') notify('');
  const mine: typeof unsent = { file, edits };
  unsent = mine;
  pending.set(file, (pending.get(file) ?? 0) + 1);
  const answered = queue.then(async () => {
    if (unsent === mine) unsent = undefined;
    const body = { ...mine, revision: studio?.revision ?? 0 };
    return ask<Answer>('edit', body).catch((error: unknown) => ({ error }));
  });
  // What was typed meanwhile is sent before the answer is drawn: the two go on beside each other.
  queue = answered.then((sent) => ('error' in sent ? refused(sent.error) : undefined));
  void answered.then((sent) => {
    ended(file);
    if ('error' in sent) return;
    take(sent);
    broadcastEdit();
  });
  // After the question is on its way: the check does not wait until this is drawn.
  update({
    values: { ...studio.values, [file]: withEdits(before, edits) },
    waiting: new Set(pending.keys()),
  });
}

function ended(file: string): void {
  const left = (pending.get(file) ?? 1) - 1;
  if (left > 0) pending.set(file, left);
  else pending.delete(file);
  update({ waiting: new Set(pending.keys()) });
}

export function goTo(spot: Partial<Spot>): void {
  if (!studio) return;
  const next = { ...studio.spot, pointer: '', ...spot };
  const isElsewhere = next.file !== studio.spot.file;
  update({ spot: next, ...(isElsewhere && { focus: { file: '', pointer: '' } }) });
  remember(next);
}

export function focusOn(file: string, pointer: string): void {
  const focus = studio?.focus;
  if (focus?.file !== file || focus.pointer !== pointer) update({ focus: { file, pointer } });
}

export function showBeside(isBeside: boolean): void {
  update({ isBeside });
}

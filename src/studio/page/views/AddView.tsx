import { useRef, useState } from 'react';
import type { AddField, Kind } from '../../../author/add/kinds.ts';
import type { Location } from '../../../author/edit.ts';
import { type Json, parentOf, pointerSteps, valueAt } from '../../../content/json.ts';
import { changes } from '../../model/changes.ts';
import { withEdits } from '../../model/edit.ts';
import { positionByDate } from '../../model/position-by-date.ts';
import { slugOf } from '../../model/slug.ts';
import type { Answer, Proposed } from '../../session/proposed.ts';
import styles from '../Content.module.css';
import { mainLocale, rankOf } from '../file-titles.ts';
import { calledAs } from '../labels.ts';
import { useOnce } from '../parts/ActionButton.tsx';
import { ProposedChanges, RefusalNote, studioAfter } from '../parts/Proposal.tsx';
import { type SameText, textsToWrite } from '../parts/same-texts.ts';
import { TextBox } from '../parts/TextBox.tsx';
import { edit, goTo, type Studio, send, showStatus, useOpenStudio } from '../store.ts';
import { useResponse } from '../use-response.ts';
import { fill, words } from '../words.ts';

/** Adds something new: chooses what. */
export function AddView() {
  const { pointer } = useOpenStudio().route;
  const { kinds = [] } = useResponse<{ kinds: readonly Kind[] }>('kinds') ?? {};
  const [what, setWhat] = useState(pointer);
  const kind = kinds.find(({ word }) => word === what) ?? kinds[0];
  return (
    <section aria-labelledby="add-title">
      <h2 id="add-title">{words.adding.title}</h2>
      <p>{words.adding.about}</p>
      <label className={styles.asked}>
        {words.adding.what}
        <select name="$what" value={kind?.word} onChange={({ target }) => setWhat(target.value)}>
          {kinds.map(({ word, title }) => (
            <option key={word} value={word}>
              {title}
            </option>
          ))}
        </select>
        <small>{kind?.about}</small>
      </label>
      {kind && <Addition key={kind.word} kind={kind} />}
    </section>
  );
}

const FORM = 'add-form';

/** Asks for one item and, once that is filled in, for its words; adds it with all that it changes. */
function Addition({ kind }: { kind: Kind }) {
  const { answer, isAsking, texts, typed, type, ask, add } = useAddition(kind);
  const form = useRef<HTMLFormElement>(null);
  const [isAdding, submit] = useOnce(() => form.current && add(form.current));
  const isReady = answer?.kind === 'ready';
  const fields = [...kind.requiredFields, ...kind.optionalFields];
  return (
    <>
      <form
        ref={form}
        id={FORM}
        onBlur={({ currentTarget }) => currentTarget.checkValidity() && void ask(currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {kind.isNamed && (
          <label className={styles.asked}>
            {kind.nameTitle ?? words.adding.name}
            <input name="$name" required />
          </label>
        )}
        {fields.map((field) => (
          <LabelledField key={field.key} field={field} />
        ))}
        {answer?.kind === 'refused' && (
          <>
            <RefusalNote refused={answer} />
            <p>
              {fields
                .filter(({ key }) => answer.fields?.includes(key))
                .map(({ title }) => `«${title}»`)
                .join(', ')}
            </p>
          </>
        )}
      </form>
      {texts.map((text) => (
        <TextBox
          key={text.key}
          text={text}
          typed={typed.get(text.key)}
          onType={(value) => type(text.key, value)}
        />
      ))}
      {isReady && <ProposedChanges proposed={answer} without={texts} />}
      <button type="submit" form={FORM} data-primary aria-disabled={isAsking || isAdding}>
        {isReady ? words.adding.confirm : words.adding.look}
      </button>
    </>
  );
}

/** What a form would add, asked for as soon as it is filled in, and how to add it. */
function useAddition(kind: Kind) {
  const studio = useOpenStudio();
  /** What was typed for each of the texts that are asked for, by key. */
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  /** What the last request asked about, and its answer. */
  const last = useRef<{
    readonly of: string;
    readonly told: Promise<Answer<Proposed> | undefined>;
  }>(undefined);
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<{
    readonly body: AddBody;
    readonly answer: Answer<Proposed>;
  }>();
  const { called = '', id = '' } = asked?.body ?? {};
  const all =
    asked?.answer.kind === 'ready'
      ? textsToWrite(studioAfter(studio, asked.answer), asked.answer.left)
      : [];
  // Under another name the same texts are asked for.
  const keyOf = ({ key }: SameText) => key.replaceAll(called, '').replaceAll(id, '');
  const texts = all.map((text) => ({ ...text, key: keyOf(text) }));
  const written = writtenIn(texts, typed, mainLocale(studio));
  // What is typed stands in the list of what changes.
  const answer = asked && withWritten(asked.answer, written);
  const ask = (form: HTMLFormElement) => {
    const body = bodyOf(form, kind);
    const of = JSON.stringify(body);
    // A press on the button takes the focus from a field: both ask about the same.
    if (last.current?.of === of) return last.current.told;
    setAsking(true);
    const told = send<Answer<Proposed>>('add', { ...body, apply: false }).then((answer) => {
      if (last.current?.of !== of) return undefined;
      if (!answer) last.current = undefined;
      setAsking(false);
      setAsked(answer && { body, answer });
      return answer;
    });
    last.current = { of, told };
    return told;
  };
  const add = async (form: HTMLFormElement) => {
    const told = await ask(form);
    // What it changes is shown first.
    if (told?.kind !== 'ready' || told !== asked?.answer) return;
    const places = written.map(({ file, pointer, value }) => [file + pointer, value]);
    const body = { ...bodyOf(form, kind), texts: Object.fromEntries(places) };
    const added = await send<Answer<Proposed>>('add', { ...body, apply: true });
    if (added?.kind === 'ready') return goToAdded(studio, added);
    last.current = undefined;
    setAsked(added && { body, answer: added });
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
      (one) => one.pointer === pointer && one.file === file.replace(LOCALE, `texts/${main}`),
    );
  return all
    .map((one) => ({ ...one, value: one.value || (sourceOf(one)?.value ?? '') }))
    .filter(({ value }) => value !== '');
}

const LOCALE = /^texts\/[^/]+/;

function withWritten(
  answer: Answer<Proposed>,
  written: ReturnType<typeof writtenIn>,
): Answer<Proposed> {
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
  // Nobody reads the name of what has none: its first values tell it from others.
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

/** A field under its name, with what it is for. */
function LabelledField({ field }: { field: AddField }) {
  const { key, title, about, example, isOptional } = field;
  const id = `add-${key}`;
  return (
    <div className={styles.asked}>
      <label htmlFor={id}>{isOptional ? fill(words.adding.optional, { title }) : title}</label>
      <AskedField field={field} id={id} />
      <small>
        {about}
        {example && ` ${fill(words.adding.example, { example })}`}
      </small>
    </div>
  );
}

/** What a field takes: one of some values, a day, or a typed value. */
function AskedField({ field, id }: { field: AddField; id: string }) {
  const { key, isDay, isOptional, reference, choices } = field;
  const studio = useOpenStudio();
  const known = choices.length > 0 ? choices : Object.keys(studio.names[reference] ?? {});
  if (known.length === 0)
    return <input id={id} name={key} type={isDay ? 'date' : 'text'} required={!isOptional} />;
  return (
    <select id={id} name={key} required={!isOptional}>
      <option value="">{words.field.choose}</option>
      {known.map((name) => (
        <option key={name} value={name}>
          {calledAs(studio, reference, name)}
        </option>
      ))}
    </select>
  );
}

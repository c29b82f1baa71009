import { useLayoutEffect, useRef, useState } from 'react';
import type { AddField, Kind } from '../../../author/add/kinds.ts';
import styles from '../Content.module.css';
import { calledAs } from '../labels.ts';
import { useOnce } from '../parts/ActionButton.tsx';
import { ProposedChanges, RefusalNote } from '../parts/Proposal.tsx';
import { TextBox } from '../parts/TextBox.tsx';
import { useOpenStudio } from '../store.ts';
import { useResponse } from '../use-response.ts';
import { fill, words } from '../words.ts';
import { useAddition } from './use-addition.ts';

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
  const boxes = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const hasTexts = texts.length > 0;
  // Tab has gone past the boxes, which were not there yet.
  useLayoutEffect(() => {
    if (hasTexts && submitButton.current === document.activeElement)
      boxes.current?.querySelector('input')?.focus();
  }, [hasTexts]);
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
        {[...kind.requiredFields, ...kind.optionalFields].map((field) => (
          <LabelledField key={field.key} field={field} />
        ))}
        {answer?.kind === 'refused' && <RefusalNote refused={answer} />}
      </form>
      <div ref={boxes}>
        {texts.map((text) => (
          <TextBox
            key={text.key}
            text={text}
            typed={typed.get(text.key)}
            onType={(value) => type(text.key, value)}
          />
        ))}
      </div>
      {isReady && <ProposedChanges proposed={answer} without={texts} />}
      <button
        ref={submitButton}
        type="submit"
        form={FORM}
        data-primary
        aria-disabled={isAsking || isAdding}
      >
        {isReady ? words.adding.confirm : words.adding.look}
      </button>
    </>
  );
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

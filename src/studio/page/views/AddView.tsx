import { useRef, useState } from 'react';
import type { Field, Kind } from '../../../author/add/kinds.ts';
import { type Json, pointerSteps, valueAt } from '../../../content/json.ts';
import { changes } from '../../model/changes.ts';
import { parentOf } from '../../model/edit.ts';
import { placeByDate } from '../../model/place-by-date.ts';
import { slugOf } from '../../model/slug.ts';
import type { Answer, Proposed } from '../../session/proposed.ts';
import styles from '../Content.module.css';
import { rankOf } from '../file-titles.ts';
import { calledAs } from '../labels.ts';
import { ProposalDialog, RefusalNote, useProposal } from '../parts/Proposal.tsx';
import { edit, goTo, showStatus, useOpenStudio } from '../store.ts';
import { useResponse } from '../use-response.ts';
import { fill, words } from '../words.ts';

/** What is to be added, and what was typed for it, which is needed only once it is. */
function useAddition() {
  const studio = useOpenStudio();
  /** By file and pointer. */
  const texts = useRef(new Map<string, string>());
  const proposal = useProposal<Answer<Proposed>>(
    'add',
    ({ before, after, left }) => {
      const [file = ''] = Object.keys(after);
      const { pointer: added = '' } = changes(before[file], after[file]).at(-1) ?? {};
      const all = Object.values(Object(valueAt(after[file], pointerSteps(parentOf(added)))));
      const to = placeByDate(all as Json[]) - 1;
      const isMoved = to >= 0 && added !== '';
      if (isMoved) edit(file, { op: 'move', pointer: added, to });
      const pointer = isMoved ? added.replace(/(?<=\/)\d+$/, String(to)) : added;
      const [toWrite] = left
        .filter(({ code }) => code === 'to-write')
        .toSorted((a, b) => rankOf(studio, a.file) - rankOf(studio, b.file));
      // Where something is left to write, or else where it now stands.
      goTo(toWrite ?? { file, pointer });
      showStatus(toWrite ? words.adding.done : words.adding.whole);
    },
    () => ({ texts: Object.fromEntries(texts.current) }),
  );
  return { proposal, texts };
}

/** Adds something new: previews its changes in all files before they are applied. */
export function AddView() {
  const { pointer } = useOpenStudio().route;
  const { kinds = [] } = useResponse<{ kinds: readonly Kind[] }>('kinds') ?? {};
  const [what, setWhat] = useState(pointer);
  const { proposal, texts } = useAddition();
  const { answer } = proposal;
  const kind = kinds.find(({ word }) => word === what) ?? kinds[0];
  const fields = kind ? [...kind.requiredFields, ...kind.optionalFields] : [];
  const preview = (form: HTMLFormElement) => {
    const typed = [...new FormData(form)].map(([key, text]) => [key, String(text)] as const);
    const { $what: word, $name: name = '', ...values } = Object.fromEntries(typed);
    texts.current.clear();
    const filled = Object.entries(values).filter(([, text]) => text !== '');
    // Nobody reads the name of what has none: its first values tell it from others.
    const own = filled.slice(0, 2).map(([, text]) => text);
    return proposal.preview({
      what: word,
      id: slugOf(kind?.isNamed ? name : [word, ...own].join(' ')),
      called: name,
      values: Object.fromEntries(filled),
    });
  };
  return (
    <section aria-labelledby="add-title">
      <h2 id="add-title">{words.adding.title}</h2>
      <p>{words.adding.about}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void preview(event.currentTarget);
        }}
      >
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
        {kind?.isNamed && (
          <label className={styles.asked}>
            {kind.nameTitle ?? words.adding.name}
            <input name="$name" required />
          </label>
        )}
        {fields.map((field) => (
          <div className={styles.asked} key={`${kind?.word} ${field.key}`}>
            <label htmlFor={`add-${field.key}`}>
              {field.isOptional ? fill(words.adding.optional, { title: field.title }) : field.title}
            </label>
            <Asked field={field} id={`add-${field.key}`} />
            <small>
              {field.about}
              {field.example && ` ${fill(words.adding.example, { example: field.example })}`}
            </small>
          </div>
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
        <button type="submit" data-primary>
          {words.adding.look}
        </button>
      </form>
      {answer?.kind === 'ready' && (
        <ProposalDialog
          title={words.adding.preview}
          confirm={words.adding.confirm}
          proposal={proposal}
          onText={({ findings }, text) => {
            for (const { file, pointer } of findings) texts.current.set(file + pointer, text);
          }}
        />
      )}
    </section>
  );
}

/** What a field takes: one of some values, a day, or a typed value. */
function Asked({ field, id }: { field: Field; id: string }) {
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

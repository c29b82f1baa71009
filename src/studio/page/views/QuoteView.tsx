import { useState } from 'react';
import type { QuoteState } from '../../session/proposed.ts';
import styles from '../Content.module.css';
import { ActionButton } from '../parts/ActionButton.tsx';
import { FirstError } from '../parts/FindingNote.tsx';
import { usePreviewRevision } from '../store.ts';
import { useResponse } from '../use-response.ts';
import { fill, optionName, words } from '../words.ts';

const COUNTS = ['weeks', 'days', 'extendedExitWeeks', 'advanceWeeks', 'chainChildren'] as const;

/** The first child, as in `schemas/quote-request.schema.json`; without a venue, the first is meant. */
const FIRST = {
  venue: '',
  timeBand: 'full',
  ...Object.fromEntries(COUNTS.map((count) => [count, 0])),
  weeks: 4,
  agreement: false,
};
type Child = Readonly<Record<string, string | number | boolean>>;

/** What a family pays with the edited values, before they are saved. */
export function QuoteView() {
  const previewRevision = usePreviewRevision();
  const [children, setChildren] = useState<readonly Child[]>([FIRST]);
  const request = children.map((child, index) => ({ ...child, siblingOrder: index + 1 }));
  const quote = useResponse<QuoteState>('quote', previewRevision, { request });
  const venues = quote?.kind === 'quoted' ? quote.venues : [];
  return (
    <section aria-labelledby="quote-title">
      <h2 id="quote-title">{words.quoting.title}</h2>
      <p>{words.quoting.about}</p>
      <div role="status">
        {quote?.kind === 'errors' && <FirstError said={words.quoting.errors} />}
        {quote?.kind === 'quoted' && <Quotes quote={quote} />}
      </div>
      {children.map((child, index) => (
        <ChildForm
          // biome-ignore lint/suspicious/noArrayIndexKey: children are identified by their order.
          key={index}
          child={child}
          number={index + 1}
          venues={venues}
          onChange={(part) => setChildren(children.with(index, { ...child, ...part }))}
        />
      ))}
      <div className={styles.row}>
        <ActionButton onPress={() => setChildren([...children, children.at(-1) ?? FIRST])}>
          {words.quoting.more}
        </ActionButton>
        {children.length > 1 && (
          <ActionButton onPress={() => setChildren(children.slice(0, -1))}>
            {words.quoting.less}
          </ActionButton>
        )}
      </div>
    </section>
  );
}

function Quotes({ quote: { now, saved } }: { quote: Extract<QuoteState, { kind: 'quoted' }> }) {
  const [total = ''] = saved.split('\n');
  return (
    <>
      {saved !== '' && (
        <p>{saved === now ? words.quoting.same : fill(words.quoting.saved, { total })}</p>
      )}
      <pre className={styles.quote}>{now}</pre>
    </>
  );
}

interface ChildFormProps {
  readonly child: Child;
  readonly number: number;
  readonly venues: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (part: Child) => void;
}

function ChildForm({ child, number, venues, onChange }: ChildFormProps) {
  const { fields } = words.quoting;
  const bands = ['full', 'half'].map((id) => ({ id, name: optionName(id) }));
  return (
    <fieldset className={styles.cards}>
      <legend>{fill(words.quoting.child, { number })}</legend>
      {([['venue', venues] as const, ['timeBand', bands] as const] as const).map(
        ([key, options]) => (
          <label key={key}>
            {fields[key]}
            <select
              value={String(child[key])}
              onChange={({ target }) => onChange({ [key]: target.value })}
            >
              {options.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ),
      )}
      {COUNTS.map((count) => (
        <label key={count}>
          {fields[count]}
          <input
            type="number"
            min={0}
            value={Number(child[count])}
            onChange={({ target }) =>
              onChange({ [count]: Math.max(0, Math.trunc(target.valueAsNumber || 0)) })
            }
          />
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={child.agreement === true}
          onChange={({ target }) => onChange({ agreement: target.checked })}
        />
        {fields.agreement}
      </label>
    </fieldset>
  );
}

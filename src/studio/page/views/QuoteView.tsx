import { useEffect, useRef, useState } from 'react';
import type { QuoteState } from '../../session/proposed.ts';
import styles from '../Content.module.css';
import { ActionButton } from '../parts/ActionButton.tsx';
import { FirstError } from '../parts/FindingNote.tsx';
import { useOpenStudio } from '../store.ts';
import { useResponse } from '../use-response.ts';
import { fill, optionName, words } from '../words.ts';

const COUNTS = ['weeks', 'days', 'extendedExitWeeks', 'advanceWeeks', 'chainChildren'] as const;

type Venues = Extract<QuoteState, { kind: 'quoted' }>['venues'];

/** What a family pays with the edited values, before they are saved. */
export function QuoteView() {
  const { previewRevision } = useOpenStudio();
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(1);
  const [request, setRequest] = useState<readonly object[]>([]);
  const quote = useResponse<QuoteState>('quote', previewRevision, { request });
  const venues = quote?.kind === 'quoted' ? quote.venues : [];
  const read = () => setRequest(childrenIn(form.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: these change what the form holds.
  useEffect(read, [count, venues.length]);
  return (
    <section aria-labelledby="quote-title">
      <h2 id="quote-title">{words.quoting.title}</h2>
      <p>{words.quoting.about}</p>
      <div role="status">
        {quote?.kind === 'errors' && <FirstError said={words.quoting.errors} />}
        {quote?.kind === 'quoted' && <Told told={quote} />}
      </div>
      <form ref={form} onChange={read}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: children are identified by their order.
          <ChildFields key={index} number={index + 1} venues={venues} />
        ))}
      </form>
      <div className={styles.row}>
        <ActionButton onPress={() => setCount(count + 1)}>{words.quoting.more}</ActionButton>
        {count > 1 && (
          <ActionButton onPress={() => setCount(count - 1)}>{words.quoting.less}</ActionButton>
        )}
      </div>
    </section>
  );
}

/** The children of a request, as in `schemas/quote-request.schema.json`. */
function childrenIn(form: HTMLFormElement | null): object[] {
  return [...(form?.querySelectorAll('fieldset') ?? [])].map((child, index) => {
    const inputs = child.querySelectorAll<HTMLInputElement>('[name]');
    const values = [...inputs].map((one) => [one.name, readInput(one)]);
    return { ...Object.fromEntries(values), siblingOrder: index + 1 };
  });
}

function readInput({ type, checked, valueAsNumber, value }: HTMLInputElement) {
  if (type === 'checkbox') return checked;
  return type === 'number' ? Math.max(0, Math.trunc(valueAsNumber || 0)) : value;
}

function Told({ told: { now, saved } }: { told: Extract<QuoteState, { kind: 'quoted' }> }) {
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

function ChildFields({ number, venues }: { number: number; venues: Venues }) {
  const { fields } = words.quoting;
  const bands = ['full', 'half'].map((id) => ({ id, name: optionName(id) }));
  return (
    <fieldset className={styles.boxes}>
      <legend>{fill(words.quoting.child, { number })}</legend>
      {([['venue', venues] as const, ['timeBand', bands] as const] as const).map(
        ([key, options]) => (
          <label key={key}>
            {fields[key]}
            <select name={key}>
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
          <input name={count} type="number" min={0} defaultValue={count === 'weeks' ? 4 : 0} />
        </label>
      ))}
      <label>
        <input name="agreement" type="checkbox" />
        {fields.agreement}
      </label>
    </fieldset>
  );
}

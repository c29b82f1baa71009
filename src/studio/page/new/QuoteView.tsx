import { useEffect, useState } from 'react';
import type { QuoteState } from '../../session/quoted.ts';
import { act, useOpenStudio } from '../store.ts';
import { fill, optionName, words } from '../words.ts';
import styles from './New.module.css';

/** A request of one child, as `schemas/quote-request.schema.json` says it. */
interface Child {
  /** The first, the second of the family. */
  readonly number: number;
  readonly venue: string;
  readonly timeBand: 'full' | 'half';
  readonly weeks: number;
  readonly days: number;
  readonly extendedExitWeeks: number;
  readonly advanceWeeks: number;
  readonly chainChildren: number;
  readonly agreement: boolean;
}

const FIRST: Child = {
  number: 1,
  venue: '',
  timeBand: 'full',
  weeks: 4,
  days: 0,
  extendedExitWeeks: 0,
  advanceWeeks: 0,
  chainChildren: 0,
  agreement: false,
};
const COUNTS = ['weeks', 'days', 'extendedExitWeeks', 'advanceWeeks', 'chainChildren'] as const;

/** What a family pays with the values as they are typed now: a price is tried before it is saved. */
export function QuoteView() {
  const { shown } = useOpenStudio();
  const [children, setChildren] = useState<readonly Child[]>([FIRST]);
  const [told, setTold] = useState<QuoteState>();
  const venues = told?.kind === 'quoted' ? told.venues : [];
  const [{ id: first = '' } = {}] = venues;
  const request = JSON.stringify(
    children.map(({ number, ...child }) => ({
      ...child,
      venue: child.venue || first,
      siblingOrder: number,
    })),
  );
  useEffect(() => reckon(request, shown, setTold), [request, shown]);
  const last = children.at(-1) ?? FIRST;
  const change = (at: number, part: Partial<Child>) =>
    setChildren(children.map((child, index) => (index === at ? { ...child, ...part } : child)));
  return (
    <section className={styles.new} aria-labelledby="quote-title">
      <h2 id="quote-title">{words.quoting.title}</h2>
      <p>{words.quoting.about}</p>
      <div role="status" className={styles.quote}>
        {told?.kind === 'errors' && <p>{`${words.quoting.errors} ${told.sentence}`}</p>}
        {told?.kind === 'quoted' && first !== '' && <Told told={told} />}
      </div>
      {children.map((child, index) => (
        <ChildForm
          key={child.number}
          child={child}
          venues={venues}
          onChange={(part) => change(index, part)}
        />
      ))}
      <div className={styles.buttons}>
        <button
          type="button"
          onClick={() => setChildren([...children, { ...last, number: last.number + 1 }])}
        >
          {words.quoting.more}
        </button>
        {children.length > 1 && (
          <button type="button" onClick={() => setChildren(children.slice(0, -1))}>
            {words.quoting.less}
          </button>
        )}
      </div>
    </section>
  );
}

/** The last thing that was asked: an answer to an earlier one is no news. */
let newest = '';

/** @param shown grows whenever a value may be another */
function reckon(request: string, shown: number, tell: (told: QuoteState) => void): void {
  const own = `${shown} ${request}`;
  newest = own;
  void act<QuoteState>('quote', { request: JSON.parse(request) }).then((answer) => {
    if (answer && newest === own) tell(answer);
  });
}

function Told({ told: { now, saved } }: { told: Extract<QuoteState, { kind: 'quoted' }> }) {
  const [total = ''] = saved.split('\n');
  return (
    <>
      {saved !== '' && (
        <p>{saved === now ? words.quoting.same : fill(words.quoting.saved, { total })}</p>
      )}
      <pre>{now}</pre>
    </>
  );
}

interface ChildFormProps {
  readonly child: Child;
  readonly venues: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (part: Partial<Child>) => void;
}

function ChildForm({ child, venues, onChange }: ChildFormProps) {
  const { fields } = words.quoting;
  return (
    <fieldset className={styles.child}>
      <legend>{fill(words.quoting.child, { number: child.number })}</legend>
      <label>
        {fields.venue}
        <select value={child.venue} onChange={(event) => onChange({ venue: event.target.value })}>
          {venues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {fields.timeBand}
        <select
          value={child.timeBand}
          onChange={(event) =>
            onChange({ timeBand: event.target.value === 'half' ? 'half' : 'full' })
          }
        >
          {['full', 'half'].map((band) => (
            <option key={band} value={band}>
              {optionName(band)}
            </option>
          ))}
        </select>
      </label>
      {COUNTS.map((count) => (
        <label key={count}>
          {fields[count]}
          <input
            type="number"
            min={0}
            value={child[count]}
            onChange={(event) =>
              onChange({ [count]: Math.max(0, Math.trunc(event.target.valueAsNumber || 0)) })
            }
          />
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={child.agreement}
          onChange={(event) => onChange({ agreement: event.target.checked })}
        />
        {fields.agreement}
      </label>
    </fieldset>
  );
}

import { useRef, useState } from 'react';
import type { NewSeason, SeasonRow } from '../../session/proposed.ts';
import { OnceButton } from '../parts/OnceButton.tsx';
import { act, goTo, notify } from '../store.ts';
import { dayName, fill, words } from '../words.ts';
import styles from './New.module.css';
import { ProposedChanges } from './ProposedChanges.tsx';

type Typed = Readonly<Record<string, string>>;

/** The season of another year, proposed from this one: a table to correct before anything changes. */
export function SeasonView() {
  const [year, setYear] = useState('');
  const [typed, setTyped] = useState<Typed>({});
  const [told, setTold] = useState<NewSeason>();
  /** Of several answers the last counts: it is of what stands in the table. */
  const asked = useRef(0);
  const look = async (set: Typed) => {
    asked.current += 1;
    const mine = asked.current;
    const answer = await act<NewSeason>('season', { year, set });
    if (mine === asked.current) setTold(answer);
  };
  const conclude = async () => {
    const answer = await act<NewSeason>('season', { year, set: typed, really: true });
    setTold(undefined);
    if (answer?.kind !== 'ready') return;
    notify(words.season.done);
    goTo({ view: 'findings', file: '' });
  };
  const choose = (fact: string, text: string) => {
    const next = { ...typed, [fact]: text };
    setTyped(next);
    void look(next);
  };
  return (
    <section className={styles.new} aria-labelledby="season-title">
      <h2 id="season-title">{words.season.title}</h2>
      <p>{words.season.about}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void look(typed);
        }}
      >
        <label className={styles.line}>
          {words.season.year}
          <input
            inputMode="numeric"
            value={year}
            onChange={(event) => {
              asked.current += 1;
              setTold(undefined);
              setYear(event.target.value.trim());
            }}
          />
        </label>
        <button type="submit" data-main={told?.kind !== 'ready'} disabled={year === ''}>
          {words.season.look}
        </button>
      </form>
      {told?.kind === 'refused' && (
        <p role="alert">{fill(words.season.refused[told.reason], { old: told.old })}</p>
      )}
      {told?.kind === 'ready' && (
        <>
          <Proposals rows={told.rows} onChoose={choose} />
          {told.holidays.map(({ day, name }) => (
            <p key={day}>{fill(words.season.holiday, { day: dayName(day), name })}</p>
          ))}
          <details>
            <summary>{words.season.all}</summary>
            <ProposedChanges proposed={told} />
          </details>
          <OnceButton isMain onPress={conclude}>
            {fill(words.season.confirm, { year })}
          </OnceButton>
        </>
      )}
    </section>
  );
}

interface ProposalsProps {
  readonly rows: readonly SeasonRow[];
  readonly onChoose: (fact: string, text: string) => void;
}

function Proposals({ rows, onChoose }: ProposalsProps) {
  const { fact, was, becomes } = words.season.columns;
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {[fact, was, becomes].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.fact}>
              <th scope="row">{row.label}</th>
              <td>{row.from}</td>
              <td>
                <Proposal row={row} onChoose={onChoose} />
                <small>{[row.rule, row.holiday].filter(Boolean).join(', ')}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A day can be corrected in the table; a year or a weekday follows from the days. */
function Proposal({ row, onChoose }: { row: SeasonRow } & Pick<ProposalsProps, 'onChoose'>) {
  const { value, to, label, fact } = row;
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return to;
  return (
    <>
      <input
        type="date"
        aria-label={label}
        value={value}
        onChange={(event) => event.target.value && onChoose(fact, event.target.value)}
      />
      <small>{to}</small>
    </>
  );
}

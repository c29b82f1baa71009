import { useState } from 'react';
import type { NewSeason, SeasonRow } from '../../session/proposed.ts';
import styles from '../Content.module.css';
import { ActionButton } from '../parts/ActionButton.tsx';
import { ProposedChanges, useProposal } from '../parts/Proposal.tsx';
import { goTo, notify } from '../store.ts';
import { dayName, fill, words } from '../words.ts';

type Typed = Readonly<Record<string, string>>;

/** Proposes the season of another year, in a table to correct before it is applied. */
export function SeasonView() {
  const [year, setYear] = useState('');
  const [typed, setTyped] = useState<Typed>({});
  const proposal = useProposal<NewSeason>('season', () => {
    notify(words.season.done);
    goTo({ view: 'findings', file: '' });
  });
  const { answer } = proposal;
  const look = (set: Typed) => proposal.look({ year, set });
  const choose = (fact: string, text: string) => {
    const next = { ...typed, [fact]: text };
    setTyped(next);
    void look(next);
  };
  return (
    <section aria-labelledby="season-title">
      <h2 id="season-title">{words.season.title}</h2>
      <p>{words.season.about}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void look(typed);
        }}
      >
        <label className={styles.asked}>
          {words.season.year}
          <input
            inputMode="numeric"
            value={year}
            onChange={(event) => {
              proposal.close();
              setYear(event.target.value.trim());
            }}
          />
        </label>
        <button type="submit" data-main={answer?.kind !== 'ready'} disabled={year === ''}>
          {words.season.look}
        </button>
      </form>
      {answer?.kind === 'refused' && (
        <p role="alert">{fill(words.season.refused[answer.reason], { old: answer.old })}</p>
      )}
      {answer?.kind === 'ready' && (
        <>
          <table>
            <thead>
              <tr>
                {Object.values(words.season.columns).map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {answer.rows.map((row) => (
                <tr key={row.fact}>
                  <th scope="row">{row.label}</th>
                  <td>{row.from}</td>
                  <td>
                    <Proposal row={row} onChoose={(text) => choose(row.fact, text)} />
                    <small>{[row.rule, row.holiday].filter(Boolean).join(', ')}</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {answer.holidays.map(({ day, name }) => (
            <p key={day}>{fill(words.season.holiday, { day: dayName(day), name })}</p>
          ))}
          <details>
            <summary>{words.season.all}</summary>
            <ProposedChanges proposed={answer} />
          </details>
          <ActionButton data-main onPress={proposal.conclude}>
            {fill(words.season.confirm, { year })}
          </ActionButton>
        </>
      )}
    </section>
  );
}

interface ProposalProps {
  readonly row: SeasonRow;
  readonly onChoose: (text: string) => void;
}

/** Only dates can be corrected in the table; years and weekdays follow from them. */
function Proposal({ row: { value, to, label }, onChoose }: ProposalProps) {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return to;
  return (
    <>
      <input
        type="date"
        aria-label={label}
        value={value}
        onChange={({ target }) => target.value && onChoose(target.value)}
      />
      <small>{to}</small>
    </>
  );
}

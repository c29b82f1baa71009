import type { NewSeason } from '../../session/proposed.ts';
import styles from '../Content.module.css';
import { ProposalDialog, RefusalNote, useProposal } from '../parts/Proposal.tsx';
import { goTo, showStatus } from '../store.ts';
import { dayName, fill, words } from '../words.ts';

/** Proposes the season of another year, and shows it before it is applied. */
export function SeasonView() {
  const proposal = useProposal<NewSeason>('season', () => {
    showStatus(words.season.done);
    goTo({ view: 'findings' });
  });
  const { answer } = proposal;
  return (
    <section aria-labelledby="season-title">
      <h2 id="season-title">{words.season.title}</h2>
      <p>{words.season.about}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('year');
          void proposal.preview({ year: String(typed).trim() });
        }}
      >
        <label className={styles.asked}>
          {words.season.year}
          <input name="year" inputMode="numeric" required />
        </label>
        {answer?.kind === 'refused' && <RefusalNote refused={answer} />}
        <button type="submit" data-primary>
          {words.season.look}
        </button>
      </form>
      {answer?.kind === 'ready' && (
        <ProposalDialog
          title={words.season.preview}
          confirm={fill(words.season.confirm, { year: answer.year })}
          proposal={proposal}
        >
          {answer.holidays.map(({ day, name }) => (
            <p key={day}>{fill(words.season.holiday, { day: dayName(day), name })}</p>
          ))}
        </ProposalDialog>
      )}
    </section>
  );
}

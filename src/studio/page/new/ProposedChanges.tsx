import { useRef, useState } from 'react';
import { keyOfFinding } from '../../session/finding-view.ts';
import type { Proposed } from '../../session/proposed.ts';
import { ChangeRows, rowsOf } from '../parts/ChangeRows.tsx';
import { FindingNote } from '../parts/FindingNote.tsx';
import { act, goTo, notify, useOpenStudio } from '../store.ts';
import { counted, fill, words } from '../words.ts';

/**
 * Previews what a question would do, then does it with the same body.
 * @param done the notice after it is done @param view where to go next
 */
export function useProposal<T extends { readonly kind: string }>(
  question: string,
  done: string,
  view?: 'findings',
) {
  const [proposed, setProposed] = useState<{ readonly body: object; readonly told: T }>();
  /** The number of the last request: earlier answers are dropped. */
  const asked = useRef(0);
  return {
    told: proposed?.told,
    close: () => {
      asked.current += 1;
      setProposed(undefined);
    },
    look: async (body: object) => {
      asked.current += 1;
      const mine = asked.current;
      const told = await act<T>(question, { ...body, really: false });
      if (mine === asked.current) setProposed(told && { body, told });
    },
    conclude: async () => {
      const told = await act<T>(question, { ...proposed?.body, really: true });
      setProposed(undefined);
      if (told?.kind !== 'ready') return false;
      notify(done);
      if (view) goTo({ view, file: '' });
      return true;
    },
  };
}

const NONE: readonly string[] = [];

/** What would change, value by value, which pages would be new, and what would be left to do. */
export function ProposedChanges({
  proposed: { before, after, left },
  created = NONE,
}: {
  proposed: Proposed;
  created?: readonly string[];
}) {
  const studio = useOpenStudio();
  const changed = Object.keys(after).filter((path) => !created.includes(path));
  const pages = created.filter((path) => path.startsWith('pages/'));
  // Findings that are there already do not come from this proposal.
  const said = new Set(studio.findings.map(keyOfFinding));
  const own = left.filter((one) => !said.has(keyOfFinding(one)));
  const toWrite = own.filter(({ code }) => code === 'to-write').length;
  const others = own.filter(({ code }) => code !== 'to-write');
  return (
    <>
      {pages.map((path) => (
        <p key={path}>
          {fill(words.adding.newPage, { address: path.replace(/^pages(.*)\.json$/, '$1') })}
        </p>
      ))}
      <ChangeRows rows={rowsOf(studio, changed, before, after)} />
      {toWrite > 0 && <p>{counted(words.adding.toWrite, toWrite)}</p>}
      {others.length > 0 && <h3>{words.decisions.left}</h3>}
      {others.slice(0, MOST).map((one) => (
        <FindingNote key={keyOfFinding(one) + JSON.stringify(one.args)} finding={one} isTold />
      ))}
      {others.length > MOST && <p>{counted(words.adding.more, others.length - MOST)}</p>}
    </>
  );
}

/** Nobody reads more in a dialog; the list of findings shows them all afterwards. */
const MOST = 12;

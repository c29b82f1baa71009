import type { Proposed } from '../../session/proposed.ts';
import { sameFinding } from '../findings.ts';
import { ChangeRows, rowsOf } from '../parts/ChangeRows.tsx';
import { FindingNote } from '../parts/FindingNote.tsx';
import { useOpenStudio } from '../store.ts';
import { counted, fill, words } from '../words.ts';

const NONE: readonly string[] = [];

/** Value by value what would change, the files that would be new, and what is to do afterwards. */
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
  // What the check says already follows from something else.
  const own = left.filter((one) => !studio.findings.some((known) => sameFinding(one, known)));
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
        <FindingNote key={one.code + one.file + one.pointer + one.message} finding={one} isTold />
      ))}
      {others.length > MOST && <p>{counted(words.adding.more, others.length - MOST)}</p>}
    </>
  );
}

/** More than this nobody reads in a dialog: the list of the check has them all afterwards. */
const MOST = 12;

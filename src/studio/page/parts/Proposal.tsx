import { type ReactNode, useState } from 'react';
import { keyOfFinding } from '../../session/finding-view.ts';
import type { ProposalResponse, Proposed, Refusal } from '../../session/proposed.ts';
import { goTo, type Studio, send, useOpenStudio } from '../store.ts';
import type { Route } from '../studio.ts';
import { counted, fill, words } from '../words.ts';
import { ActionButton } from './ActionButton.tsx';
import { ChangeRows } from './ChangeRows.tsx';
import { Dialog } from './Dialog.tsx';
import { FindingNote, Findings, FirstError } from './FindingNote.tsx';
import type { SameText } from './same-texts.ts';
import { placeName, rowsOf } from './summary-rows.ts';

/**
 * Previews what a request would do, then does it with the same body.
 * @param onDone called after it is done @param more what is only known from the preview
 */
export function useProposal<T extends ProposalResponse<object>>(
  request: string,
  onDone: (answer: Exclude<T, Refusal>) => void,
  more: (answer: T) => object = () => ({}),
) {
  const { route } = useOpenStudio();
  const [asked, setProposed] = useState<{ readonly body: object; readonly answer: T; at: Route }>();
  // Going to another place closes it.
  const proposed = asked?.at === route ? asked : undefined;
  const answer = proposed?.answer;
  return {
    /** What the request would do, or why it cannot; undefined before it is sent. */
    answer,
    close: () => setProposed(undefined),
    preview: async (body: object) => {
      const answer = await send<T>(request, { ...body, apply: false });
      setProposed(answer && { body, answer, at: route });
      return answer;
    },
    /** @returns the answer; undefined if the request failed */
    apply: async () => {
      if (!proposed) return undefined;
      const body = { ...proposed.body, ...more(proposed.answer) };
      const answer = await send<T>(request, { ...body, apply: true });
      // Not done if something changed since the preview: the answer says why.
      setProposed(answer && answer.kind !== 'ready' ? { body, answer, at: route } : undefined);
      if (answer?.kind === 'ready') onDone(answer as Exclude<T, Refusal>);
      return answer;
    },
  };
}

interface ProposalDialogProps {
  readonly title: string;
  readonly confirm: string;
  /** Instead of `confirm` while it is being done. */
  readonly working?: string;
  readonly proposal: {
    readonly answer: ProposalResponse<Partial<Proposed>> | undefined;
    readonly apply: () => Promise<unknown>;
    readonly close: () => void;
  };
  /** What it would do besides changing values. */
  readonly children?: ReactNode;
}

/** What a proposal would do, with a button that does it; only a reason if it cannot be done. */
export function ProposalDialog(props: ProposalDialogProps) {
  const { title, confirm, working, proposal, children } = props;
  const { answer, close } = proposal;
  return (
    <Dialog
      title={title}
      onClose={close}
      footer={
        answer?.kind === 'ready' && (
          <ActionButton data-primary working={working} onPress={proposal.apply}>
            {confirm}
          </ActionButton>
        )
      }
    >
      {answer?.kind === 'refused' && <RefusalNote refused={answer} />}
      {children}
      {answer && isChange(answer) && <ProposedChanges proposed={answer} />}
    </Dialog>
  );
}

function isChange(answer: object): answer is Proposed {
  return 'left' in answer;
}

/** Why something cannot be done, with the values and the findings that it is about. */
export function RefusalNote({ refused }: { refused: Refusal }) {
  const { reason, places = [], findings = [] } = refused;
  const studio = useOpenStudio();
  const then = studioAfter(studio, refused);
  if (reason === 'errors') return <FirstError said={words.publishing.errors} />;
  const named = new Map(places.map((place) => [placeName(studio, place), place]));
  return (
    <>
      <p role="alert">{words.refusals[reason]}</p>
      <ul>
        {[...named].map(([name, place]) => (
          <li key={name}>
            {name}{' '}
            <ActionButton data-small onPress={() => goTo(place)}>
              {words.findings.go}
            </ActionButton>
          </li>
        ))}
      </ul>
      {findings.map((finding) => (
        <FindingNote key={JSON.stringify(finding)} finding={finding} within={then} />
      ))}
    </>
  );
}

/** The content as a proposal would leave it; what it adds has its names. */
export function studioAfter(studio: Studio, { after, names }: Partial<Proposed>): Studio {
  return {
    ...studio,
    values: { ...studio.values, ...after },
    names: { ...studio.names, ...names },
  };
}

interface ProposedChangesProps {
  readonly proposed: Proposed;
  /** Texts that are asked for beside it. */
  readonly without?: readonly SameText[];
}

/** What would change, value by value, which pages would be new, and what would be left to do. */
export function ProposedChanges({ proposed, without = [] }: ProposedChangesProps) {
  const { before, after, left, created = [] } = proposed;
  const studio = useOpenStudio();
  const then = studioAfter(studio, proposed);
  const changed = Object.keys(after).filter((path) => !created.includes(path));
  const pages = created.filter((path) => path.startsWith('pages/'));
  // Findings that are there already do not come from this proposal.
  const known = [...studio.findings, ...without.flatMap(({ findings }) => findings)];
  const said = new Set(known.map(keyOfFinding));
  const own = left.filter((finding) => !said.has(keyOfFinding(finding)));
  const toWrite = own.filter(({ code }) => code === 'to-write').length;
  const others = own.filter(({ code }) => code !== 'to-write');
  return (
    <>
      {pages.map((path) => (
        <p key={path}>
          {fill(words.adding.newPage, { path: path.replace(/^pages(.*)\.json$/, '$1') })}
        </p>
      ))}
      <ChangeRows studio={then} rows={rowsOf(then, changed, before, after)} />
      {toWrite > 0 && <p>{counted(words.adding.toWrite, toWrite)}</p>}
      <Findings title={words.decisions.left} findings={others} within={then} />
    </>
  );
}

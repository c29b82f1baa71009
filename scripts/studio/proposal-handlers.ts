import { type AddRequest, type AddResult, addItem } from '../../src/author/add/add-item.ts';
import { kindsOf } from '../../src/author/add/kinds.ts';
import { type Chosen, decide } from '../../src/author/decide/decide.ts';
import { editedFile } from '../../src/author/edit.ts';
import { changedFiles } from '../../src/author/file-change.ts';
import { confirmedText } from '../../src/author/proofreading/confirmed-text.ts';
import { nextSeason, openHolidays } from '../../src/author/season/next-season.ts';
import { applySteps } from '../../src/author/steps.ts';
import { officialValue } from '../../src/check/facts/fact-place.ts';
import type { Finding } from '../../src/check/finding.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import type { Project } from '../../src/check/project.ts';
import type { CheckResult } from '../../src/check/run-checks.ts';
import { parentOf } from '../../src/content/json.ts';
import { CONFIRMED_FILE } from '../../src/content/paths.ts';
import { pendingDecisions } from '../../src/studio/session/decisions.ts';
import { namesOf } from '../../src/studio/session/fact-view.ts';
import { findingView, keyOfFinding } from '../../src/studio/session/finding-view.ts';
import type {
  NewSeason,
  ProposalResponse,
  Proposed,
  Refusal,
} from '../../src/studio/session/proposed.ts';
import { valuesOf } from '../../src/studio/session/saves.ts';
import { holidayName, oldPriceNote } from '../season/words.ts';
import { addRequestOf, namesToTranslate, withTexts } from './addition.ts';
import { readEdits } from './read-edits.ts';
import { BadRequest, type Body, type Handler, type HandlerGroups } from './request.ts';
import type { Workspace } from './workspace.ts';

/**
 * Edits, and the commands `add`, `season`, `decide`: shown first, applied with `apply`.
 * @param onAdded called once something with words was added
 */
export function proposalHandlers(workspace: Workspace, onAdded: () => void): HandlerGroups {
  const { session } = workspace;
  const put =
    (
      propose: (workspace: Workspace, body: Body) => ProposalOutcome,
      onApplied: () => void = () => {},
    ): Handler =>
    (body) => {
      const { view, after } = propose(workspace, body);
      if (after && body.apply === true) {
        session.replace(after);
        onApplied();
      }
      return view;
    };
  return {
    changing: {
      add: put(addProposal, onAdded),
      season: put(newSeason),
      decide: put(decision),
      propose: put(edited),
      reread: (body) => reread(workspace, body),
    },
    others: {
      kinds: () => ({ kinds: kindsOf(workspace.result().project) }),
      questions: () => ({ questions: pendingDecisions(workspace.result().project) }),
    },
  };
}

interface ProposalOutcome {
  readonly view: NewSeason | ProposalResponse<Proposed>;
  readonly after?: readonly SourceFile[];
}

/** What edits change; refused if they cause errors, or leave links to what they hide. */
function edited(workspace: Workspace, body: Body): ProposalOutcome {
  const { file, edits } = readEdits(body);
  const { sources } = workspace.session;
  const after = sources.map((source) =>
    source.path === file ? edits.reduce(editedFile, source) : source,
  );
  const checked = workspace.check(after);
  const left = checked.findings.filter(({ severity }) => severity === 'error');
  const known = new Set(workspace.result().findings.map(keyOfFinding));
  const own = left.filter((finding) => !known.has(keyOfFinding(finding)));
  const wrong = own.filter(({ code }) => code !== 'page-off-linked');
  if (wrong.length > 0) return { view: wrongValue(proposalOf(workspace, after, checked, wrong)) };
  const places = own.map(({ file, pointer }) => ({ file, pointer: parentOf(pointer) }));
  if (places.length > 0) return { view: { kind: 'refused', reason: 'needed', places } };
  return { view: { kind: 'ready', ...proposalOf(workspace, after, checked, left) }, after };
}

/** Why values cannot be set: the findings that would be left, with the values. */
function wrongValue({ left: findings, after }: Proposed): Refusal {
  return { kind: 'refused', reason: 'value', findings, after };
}

function addProposal(workspace: Workspace, body: Body): ProposalOutcome {
  const { session, settings } = workspace;
  const before = workspace.result();
  const context = { sources: session.sources, before, ...settings, options: settings.options() };
  const done = withFreeName(addRequestOf(body), before.project, (request) =>
    addItem(context, request),
  );
  if (done.kind === 'ready') {
    const { created, checked } = done;
    const names = namesToTranslate(session.sources, done.after, body);
    const { after, left } = withTexts({ ...done, left: [...names, ...done.left] }, body);
    return {
      view: { kind: 'ready', created, ...proposalOf(workspace, after, checked, left) },
      after,
    };
  }
  if (done.kind === 'invalid-result') {
    const { after, checked, findings } = done;
    return { view: wrongValue(proposalOf(workspace, after, checked, findings)) };
  }
  const isOwn =
    done.kind === 'invalid-name' || done.kind === 'name-taken' || done.kind === 'missing-values';
  return refused(workspace, isOwn ? done.kind : 'value', done);
}

/** @param done holds the findings, if it was refused because of some */
function refused(
  workspace: Workspace,
  reason: Refusal['reason'],
  done: { readonly kind: string; readonly findings?: readonly Finding[] },
): ProposalOutcome {
  const { project } = workspace.result();
  const findings = (done.findings ?? []).map((finding) => findingView(finding, project));
  return { view: { kind: 'refused', reason, findings } };
}

/** What has no name, such as an open day, gets a numbered id, which nobody reads. */
function withFreeName(
  request: AddRequest,
  project: Project,
  add: (request: AddRequest) => AddResult,
): AddResult {
  const isNamed = kindsOf(project).find(({ word }) => word === request.kind)?.isNamed !== false;
  let done = add(request);
  for (let number = 2; done.kind === 'name-taken' && !isNamed; number += 1)
    done = add({ ...request, id: `${request.id}-${number}` });
  return done;
}

function newSeason(workspace: Workspace, body: Body): ProposalOutcome {
  const { project } = workspace.result();
  const year = Number(body.year);
  const old = Number(officialValue(project, 'season.year'));
  if (!/^(19|20)\d\d$/.test(String(body.year)) || year === old)
    return { view: { kind: 'refused', reason: 'year' } };
  const next = nextSeason(project, year, new Map(), oldPriceNote(old, year));
  const after = applySteps(workspace.session.sources, next.steps);
  const checked = workspace.check(after);
  const left = checked.findings.filter(
    ({ severity }) => severity === 'error' || severity === 'warning',
  );
  const holidays = openHolidays(checked.project).map((day) => ({ day, name: holidayName(day) }));
  return {
    view: { kind: 'ready', year, holidays, ...proposalOf(workspace, after, checked, left) },
    after,
  };
}

function decision(workspace: Workspace, body: Body): ProposalOutcome {
  const { session, settings } = workspace;
  const made = decide(session.sources, settings.schemas, [choiceOf(body)], settings.options());
  if (made.kind !== 'ready')
    return refused(workspace, made.kind === 'nothing' ? 'decided' : 'undecidable', made);
  const { sources: after, after: checked, left } = made;
  return { view: { kind: 'ready', ...proposalOf(workspace, after, checked, left) }, after };
}

function choiceOf({ fact, typed, keep, as, here }: Body): Chosen {
  if (typeof fact !== 'string') throw new BadRequest('no fact');
  if (keep === true) return { fact, choice: { keep: true } };
  if (typeof here === 'string') return { fact, choice: { here } };
  if (typeof as === 'string') return { fact, choice: { as } };
  if (typeof typed !== 'string' || typed.length > 500) throw new BadRequest('no choice');
  return { fact, choice: { typed } };
}

/** Confirms sentences and translations by key, or all translations of a file that nobody has read. */
function reread(workspace: Workspace, { keys, locale, file }: Body): void {
  const { session } = workspace;
  const { project } = workspace.result();
  const wanted = new Set(Array.isArray(keys) ? keys.map(String) : []);
  const text = confirmedText(project, wanted, ({ key, translation, isBehind }) => {
    if (locale !== undefined && translation.locale !== locale) return false;
    return wanted.has(key) || (!isBehind && translation.document.path === file);
  });
  session.replace(
    session.sources.map((source) =>
      source.path === CONFIRMED_FILE ? { ...source, text } : source,
    ),
  );
}

/** What a proposal changes, and what it leaves to do. */
export function proposalOf(
  { session }: Workspace,
  after: readonly SourceFile[],
  { project }: CheckResult,
  left: CheckResult['findings'],
): Proposed {
  const changes = changedFiles(session.sources, after);
  return {
    before: valuesOf(changes, 'before'),
    after: valuesOf(changes, 'after'),
    left: left.map((finding) => findingView(finding, project)),
    names: namesOf(project),
  };
}

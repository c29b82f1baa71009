import { readServedFiles } from '../../../scripts/project/content-folder.ts';
import { servedFolder } from '../../../scripts/project/places.ts';
import type { Finding } from '../../../src/check/finding.ts';
import type { SourceFile } from '../../../src/check/json/json-document.ts';
import { sentenceOf } from '../../../src/check/messages.ts';
import { runChecks } from '../../../src/check/runChecks.ts';
import { schemas } from '../../schemas.ts';
import { isExpected, isRereading } from './expected.ts';
import type { Mutation, Original } from './mutation.ts';

/** What the check made of an edit. */
export interface Verdict {
  readonly sort: Mutation['sort'];
  readonly kind: string;
  readonly title: string;
  /** `seen`: told at its line. `elsewhere`: told, but not there. `silent`: nothing was told. */
  readonly outcome: 'seen' | 'elsewhere' | 'silent';
  /** How many sentences it asks to read again, as it should. */
  readonly rereadings: number;
  /** Everything else that it said, with its place. */
  readonly said: readonly string[];
  /** What the checker threw. */
  readonly crash?: string | undefined;
}

/** Puts edits to the check, and leaves out what it says of the content without them. */
export function judgeOf(original: Original): (mutation: Mutation) => Verdict {
  const served = readServedFiles(servedFolder());
  // What a text states depends on nothing but the text: it is read once for all edits.
  const told = (content: readonly SourceFile[]) =>
    runChecks(content, schemas, { served }).findings.filter(
      ({ severity }) => severity === 'error' || severity === 'warning',
    );
  const before = new Set(told(original.content).map(identity));
  return (mutation) => {
    const { findings, crash } = tried(() => told(mutation.content));
    const news = findings.filter((finding) => !before.has(identity(finding)));
    return { ...verdictOf(mutation, news), crash };
  };
}

function verdictOf(mutation: Mutation, news: readonly Finding[]): Verdict {
  const { sort, kind, title } = mutation;
  // A rereading tells nobody that something is wrong: of a slip it counts neither way.
  const counts = (one: Finding) =>
    sort === 'harmless' ? !isExpected(one, mutation) : !isRereading(one);
  const counted = news.filter(counts);
  const isSeen = counted.some((finding) => isAt(finding, mutation));
  const outcome = isSeen ? 'seen' : counted.length > 0 ? 'elsewhere' : 'silent';
  const said = counted.map(
    (one) => `${one.file}:${one.line}:${one.column} ${one.code} ${sentenceOf(one)}`,
  );
  return { sort, kind, title, outcome, rereadings: news.length - counted.length, said };
}

/** A checker that breaks off has caught nothing: the edit is listed with the reason. */
function tried(check: () => Finding[]): { findings: Finding[]; crash?: string } {
  try {
    return { findings: check() };
  } catch (error) {
    const crash = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { findings: [], crash };
  }
}

/** Lines move when a file is edited; what a finding says does not. */
function identity({ code, file, pointer, args }: Finding): string {
  return JSON.stringify([code, file, pointer, args]);
}

function isAt({ file, line }: Finding, { targets }: Mutation): boolean {
  return targets.some((target) => target.file === file && line >= target.from && line <= target.to);
}

import { Button } from '../../../../components/actions/Button.tsx';
import { Icon } from '../../../../components/icons/Icon.tsx';
import { usePage } from '../../../../layout/site-context.tsx';
import type { VerifiedClaim } from '../../../../verify/claim.ts';
import styles from '../PostReview.module.css';
import { POST_DATE } from '../split-post.ts';
import { useClaims } from './verify-post.ts';

export interface PostFactsProps {
  text: string;
  onCorrect(text: string): void;
}

/** Lists each value of the post that the facts do not confirm, with the right one; never blocks. */
export function PostFacts({ text, onCorrect }: PostFactsProps) {
  const { t } = usePage<'staff'>();
  const answer = useClaims(text);
  const all = answer?.kind === 'checked' ? answer.claims : [];
  const claims = all.filter((claim) => !isOwnDate(claim, text));
  const open = claims.filter(({ verdict }) => verdict !== 'equal');
  const isGood = answer?.kind === 'checked' && open.length === 0;
  const state =
    answer === undefined ? 'checking' : answer.kind === 'checked' ? undefined : 'unchecked';
  return (
    <section className={styles.review} data-stack="2" aria-labelledby="generator-facts">
      <h4 id="generator-facts" data-step="1">
        {t('generator.facts.title')}
      </h4>
      <p role="status" className={styles.state} data-state={state ?? (isGood ? 'good' : 'open')}>
        {isGood && <Icon name="check" />}
        {state === 'unchecked' && <Icon name="warning" />}
        <span>{t(`generator.facts.${state ?? (isGood ? summaryKey(claims) : 'open')}`)}</span>
      </p>
      {open.length > 0 && (
        <ul className={styles.claims} data-stack="2">
          {open.map((claim) => (
            <li key={claim.start} data-verdict={claim.verdict}>
              <ClaimItem {...{ claim, text, onCorrect }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whether a claim is the post's own date, alone on its line as the prompt asks: no fact. */
function isOwnDate({ start, end }: VerifiedClaim, text: string): boolean {
  const line = (text.slice(0, start).split('\n').at(-1) ?? '') + text.slice(start).split('\n')[0];
  return line.trim() === text.slice(start, end) && isPostDate(line.trim());
}

function isPostDate(line: string): boolean {
  return line.replace(POST_DATE, '') === '';
}

function summaryKey(claims: readonly VerifiedClaim[]) {
  return claims.length > 0 ? 'good' : 'none';
}

function ClaimItem({ claim, text, onCorrect }: PostFactsProps & { claim: VerifiedClaim }) {
  const { t } = usePage<'staff'>();
  const { verdict, fact, correction } = claim;
  const right = fact?.written ?? '';
  const shownVerdict = verdict === 'check' && !fact ? 'unknown' : verdict;
  return (
    <>
      <p className={styles.excerpt}>
        {before(text, claim.start)}
        <mark className={styles.value}>{text.slice(claim.start, claim.end)}</mark>
        {after(text, claim.end)}
      </p>
      <p>
        {shownVerdict !== 'equal' &&
          t(`generator.facts.verdicts.${shownVerdict}`, { right, label: labelOf(claim) })}
      </p>
      <div data-row>
        {correction && (
          <Button
            variant="secondary"
            icon="check"
            label={t('generator.facts.correct', { right: correction.text })}
            onClick={() =>
              onCorrect(
                text.slice(0, correction.start) + correction.text + text.slice(correction.end),
              )
            }
          />
        )}
        {fact?.article && <a href={fact.article.address}>{t('generator.facts.article')}</a>}
      </div>
    </>
  );
}

function labelOf({ fact }: VerifiedClaim): string {
  return fact?.label.replaceAll(' › ', ', ') ?? '';
}

const AROUND = 40;

/** Some text before a value, from the start of a word and on the same line. */
function before(text: string, start: number): string {
  const line = text.slice(0, start).split('\n').at(-1) ?? '';
  return line.length > AROUND ? `…${line.slice(-AROUND).replace(/^\S*\s/, '')}` : line;
}

function after(text: string, end: number): string {
  const line = text.slice(end).split('\n')[0] ?? '';
  return line.length > AROUND ? `${line.slice(0, AROUND).replace(/\s\S*$/, '')}…` : line;
}

import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { SecretField } from '../../components/forms/SecretField.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import type { Facts } from '../../content/types.ts';
import { usePage } from '../../layout/site-context.tsx';
import { useDictation } from '../speech/use-dictation.ts';
import { useStoredText } from '../stored-text.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { ELEMENT_IDS, useFocusAfter } from './element-ids.ts';
import styles from './GeneratorPanel.module.css';
import { failureReason } from './generator-words.ts';
import { PersonalDataWarning } from './PersonalDataWarning.tsx';
import { ResultPanel } from './post/ResultPanel.tsx';
import type { Failure } from './request-post.ts';
import { storedAccessCode, storedDescription } from './staff-memory.ts';
import { type GeneratorStatus, useGenerator } from './use-generator.ts';

export interface GeneratorPanelProps {
  limits: Facts['generator'];
  /** Names that are not a child's: the brand, venues, shows. */
  knownNames: readonly string[];
  /** BCP 47 tag of the language that is spoken, such as `it-IT`. */
  language: string;
  /** The button that makes a PDF of the post. */
  pdf(post: string): ReactNode;
}

/** The panel that turns a description into a post for social media. */
export function GeneratorPanel({ limits, knownNames, language, pdf }: GeneratorPanelProps) {
  const { t } = usePage<'staff'>();
  const area = useRef<HTMLTextAreaElement>(null);
  const { maxCharacters } = limits.description;
  const generator = useGenerator({ maxCharacters, knownNames });
  const dictation = useDictation({
    area,
    language,
    read: () => storedDescription.read() ?? '',
    write: storedDescription.write,
  });
  const { status, resume } = generator;
  const isGenerating = status.kind === 'generating';
  const isMounted = useHydrated();
  useFocusAfter(status);
  return (
    <>
      <form
        data-stack
        aria-label={t('generator.generate')}
        data-print="hide"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          dictation.stop();
          void generator.submit();
        }}
      >
        <p className={styles.noScript}>{t('generator.noScript')}</p>
        <fieldset data-stack disabled={!isMounted}>
          <DescriptionField {...{ maxCharacters, area, dictation }} error={useErrorOf(status)} />
          <AccessCodeField problem={problemOfCode(status)} onChange={resume} />
          <div className={styles.ways} data-row>
            <Button
              id={ELEMENT_IDS.submit}
              type="submit"
              icon="brush"
              label={t('generator.generate')}
              disabled={isGenerating}
            />
            <Progress status={status} onCancel={generator.cancel} />
          </div>
        </fieldset>
        <Alert status={status} />
        {status.kind === 'warned' && (
          <PersonalDataWarning
            found={status.found}
            onCorrect={() => {
              resume();
              select(area.current, status.found[0]?.text ?? '');
            }}
            onSend={() => void generator.sendAnyway()}
          />
        )}
      </form>
      <ResultPanel {...{ limits, pdf }} />
    </>
  );
}

function useErrorOf({ kind }: GeneratorStatus): string | undefined {
  const { t } = usePage<'staff'>();
  if (kind === 'empty') return t('generator.errors.empty');
  return kind === 'tooLong' ? t('generator.description.tooLong') : undefined;
}

/** Errors of the access code, which its field shows. */
function problemOfCode(status: GeneratorStatus): 'wrong' | 'missing' | undefined {
  if (status.kind === 'codeMissing') return 'missing';
  return status.kind === 'failed' && status.failure.code === 'access-denied' ? 'wrong' : undefined;
}

function select(area: HTMLTextAreaElement | null, piece: string): void {
  const start = area?.value.indexOf(piece) ?? -1;
  area?.focus();
  if (start >= 0) area?.setSelectionRange(start, start + piece.length);
}

export interface AccessCodeFieldProps {
  problem: 'wrong' | 'missing' | undefined;
  onChange(): void;
}

/** The field for the access code, kept until the tab is closed. */
function AccessCodeField({ problem, onChange }: AccessCodeFieldProps) {
  const { wrong, missing, ...words } = usePage<'staff'>().t('generator.accessCode');
  return (
    <SecretField
      id={ELEMENT_IDS.accessCode}
      {...words}
      error={problem && { wrong, missing }[problem]}
      value={useStoredText(storedAccessCode) ?? ''}
      onChange={(code) => {
        storedAccessCode.write(code === '' ? undefined : code);
        onChange();
      }}
    />
  );
}

/** Shows that the model is writing, with a button to cancel. */
function Progress({ status, onCancel }: { status: GeneratorStatus; onCancel(): void }) {
  const { t } = usePage<'staff'>();
  const isGenerating = status.kind === 'generating';
  return (
    <div className={styles.progress} data-row>
      <p id={ELEMENT_IDS.progress} role="status" tabIndex={-1}>
        {isGenerating && <span className={styles.spinner} aria-hidden="true" />}
        {isGenerating && t('generator.generating')}
        {status.kind === 'cancelled' && t('generator.cancelled')}
      </p>
      {isGenerating && <Button variant="quiet" label={t('generator.cancel')} onClick={onCancel} />}
    </div>
  );
}

/** Announces a failure that no field shows. */
function Alert({ status }: { status: GeneratorStatus }) {
  return (
    <div role="alert">
      {status.kind === 'failed' && !problemOfCode(status) && (
        <FailureBox failure={status.failure} />
      )}
    </div>
  );
}

/** The error box: the sentence that the owner's specification fixes, and further help. */
function FailureBox({ failure }: { failure: Failure }) {
  const { t, format } = usePage<'staff'>();
  const reason = failureReason(failure, t, format);
  return (
    <div className={styles.box} data-tone="clay" data-paper="b" data-failure="">
      <Icon name="warning" size="large" />
      <div>
        <p data-display data-step="1">
          {t('generator.errors.failed')}
        </p>
        {reason && <p className={styles.reason}>{reason}</p>}
        {failure.requestId && (
          <p className={styles.request} data-step="small">
            <span>{t('generator.errors.requestHelp')}</span>{' '}
            <code>{t('generator.errors.request', { request: failure.requestId })}</code>
          </p>
        )}
      </div>
    </div>
  );
}

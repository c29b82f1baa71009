import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { useMounted } from '../../components/page/use-mounted.ts';
import type { Facts } from '../../content/types.ts';
import { useDictation } from '../speech/use-dictation.ts';
import { AccessCodeField } from './AccessCodeField.tsx';
import { DescriptionField } from './DescriptionField.tsx';
import { FailureBox } from './FailureBox.tsx';
import styles from './GeneratorPanel.module.css';
import type { GeneratorTexts, Writing } from './generator-words.ts';
import { PLACES, useFocusAfter } from './names/places.ts';
import { PersonalDataWarning } from './PersonalDataWarning.tsx';
import { Progress } from './Progress.tsx';
import { ResultPanel } from './post/ResultPanel.tsx';
import { keptDescription } from './staff-memory.ts';
import { type GeneratorStatus, useGenerator } from './use-generator.ts';

export interface GeneratorPanelProps {
  texts: GeneratorTexts;
  limits: Facts['generator'];
  /** Names that are no child's: the brand, venues, shows. */
  knownNames: readonly string[];
  /** BCP 47 tag of the language that is spoken, such as `it-IT`. */
  language: string;
  write: Writing;
  /** The button that makes a PDF of the post. */
  pdf(post: string): ReactNode;
}

/** From what happened to a post for the social networks. */
export function GeneratorPanel({ texts, limits, knownNames, ...rest }: GeneratorPanelProps) {
  const { language, write, pdf } = rest;
  const area = useRef<HTMLTextAreaElement>(null);
  const { maxCharacters } = limits.description;
  const generator = useGenerator({ maxCharacters, knownNames });
  const dictation = useDictation({
    area,
    language,
    read: () => keptDescription.read() ?? '',
    write: keptDescription.write,
  });
  const { status, resume } = generator;
  const isGenerating = status.is === 'generating';
  const isMounted = useMounted();
  useFocusAfter(status);
  return (
    <>
      <form
        className={styles.form}
        aria-label={texts.generate}
        data-print="hide"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          dictation.stop();
          void generator.submit();
        }}
      >
        <p className={styles.noScript}>{texts.noScript}</p>
        <fieldset className={styles.fields} disabled={!isMounted}>
          <DescriptionField
            {...{ texts, write, maxCharacters, area, dictation }}
            error={errorOf(status, texts)}
          />
          <AccessCodeField
            texts={texts.accessCode}
            isWrong={isWrongCode(status)}
            onChange={resume}
          />
          <div className={styles.ways}>
            <Button
              id={PLACES.submit}
              type="submit"
              icon="brush"
              label={texts.generate}
              disabled={isGenerating}
            />
            <Progress status={status} texts={texts} onCancel={generator.cancel} />
          </div>
        </fieldset>
        <div role="alert">
          {status.is === 'failed' && (
            <FailureBox failure={status.failure} texts={texts} write={write} />
          )}
        </div>
        {status.is === 'warned' && (
          <PersonalDataWarning
            texts={texts.personal}
            found={status.found}
            onCorrect={() => {
              resume();
              select(area.current, status.found[0]?.text ?? '');
            }}
            onSend={() => void generator.sendAnyway()}
          />
        )}
      </form>
      <ResultPanel {...{ texts, limits, write, pdf }} />
    </>
  );
}

function errorOf({ is }: GeneratorStatus, texts: GeneratorTexts): string | undefined {
  if (is === 'empty') return texts.errors.empty;
  return is === 'tooLong' ? texts.description.tooLong : undefined;
}

function isWrongCode(status: GeneratorStatus): boolean {
  return status.is === 'failed' && status.failure.code === 'access-denied';
}

function select(area: HTMLTextAreaElement | null, piece: string): void {
  const start = area?.value.indexOf(piece) ?? -1;
  area?.focus();
  if (start >= 0) area?.setSelectionRange(start, start + piece.length);
}

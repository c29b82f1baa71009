import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { copyText } from '../../../components/actions/copy-text.ts';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { usePage } from '../../../layout/site-context.tsx';
import { useStoredText } from '../../stored-text.ts';
import { ELEMENT_IDS } from '../element-ids.ts';
import { storedPost } from '../staff-memory.ts';
import { PostFacts } from './facts/PostFacts.tsx';
import { PostReview } from './PostReview.tsx';
import styles from './ResultPanel.module.css';
import type { PostLimits } from './review-post.ts';

export interface ResultPanelProps {
  limits: PostLimits;
  /** The button that makes a PDF of the post. */
  pdf(post: string): ReactNode;
}

/** The last post as editable text; the model's output is never rendered as HTML. */
export function ResultPanel({ limits, pdf }: ResultPanelProps) {
  const { t } = usePage<'staff'>();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setIsCopied] = useState<boolean>();
  const post = useStoredText(storedPost);
  if (post === undefined) return null;
  const copy = async () => {
    const worked = await copyText(post);
    setIsCopied(worked);
    if (!worked) {
      area.current?.focus();
      area.current?.select();
    }
  };
  const { copy: label, copied, notCopied, hint } = t('generator.post');
  return (
    <section data-stack aria-labelledby={ELEMENT_IDS.result} data-print="hide">
      <h3 id={ELEMENT_IDS.result} data-step="2" tabIndex={-1}>
        {t('generator.result')}
      </h3>
      <TextArea
        id={ELEMENT_IDS.post}
        labelledBy={ELEMENT_IDS.result}
        hint={hint}
        long
        value={post}
        area={area}
        onChange={(text) => {
          storedPost.write(text);
          setIsCopied(undefined);
        }}
      />
      {!storedPost.isSafe() && <p>{t('generator.description.notKept')}</p>}
      <PostReview text={post} limits={limits} />
      <PostFacts
        text={post}
        onCorrect={(text) => {
          storedPost.write(text);
          setIsCopied(undefined);
        }}
      />
      <div className={styles.ways} data-row>
        <Button variant="secondary" icon="copy" label={label} onClick={() => void copy()} />
        {pdf(post)}
      </div>
      <p role="status">{isCopied !== undefined && (isCopied ? copied : notCopied)}</p>
    </section>
  );
}

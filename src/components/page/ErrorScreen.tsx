import type { ReactNode } from 'react';
import type { ActionProps } from '../actions/Action.tsx';
import { Actions } from '../actions/Actions.tsx';
import styles from './ErrorScreen.module.css';
import { PageHero } from './PageHero.tsx';
import type { PictureSource } from './Picture.tsx';

export interface ErrorScreenProps {
  picture: PictureSource;
  title: string;
  text: string;
  actions: ActionProps[];
  /** The line that helps whoever looks for the fault. */
  technical: string;
  technicalLanguage?: string | undefined;
  /** What that line is for, in the reader's language. */
  technicalNote?: string | undefined;
  /** Whom to ask when nothing helps. */
  children?: ReactNode;
}

export function ErrorScreen({ picture, title, text, actions, ...rest }: ErrorScreenProps) {
  return (
    <PageHero title={title} text={text} picture={picture}>
      <Actions actions={actions} />
      {rest.children}
      <p className={styles.technical}>
        {rest.technicalNote && <span className={styles.note}>{rest.technicalNote}</span>}
        <code lang={rest.technicalLanguage}>{rest.technical}</code>
      </p>
    </PageHero>
  );
}

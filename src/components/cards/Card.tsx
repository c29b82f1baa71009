import type { ReactNode } from 'react';
import { Action, type ActionProps } from '../actions/Action.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { Picture, type PictureSource } from '../page/Picture.tsx';
import type { Tone } from '../page/tone.ts';
import styles from './Card.module.css';

export interface CardProps {
  title: string;
  text?: string | undefined;
  label?: ReactNode;
  icon?: IconName | undefined;
  picture?: PictureSource | undefined;
  action?: ActionProps | undefined;
  tone?: Tone | undefined;
  headingLevel?: 'h3' | 'h4' | undefined;
  children?: ReactNode;
}

export function Card({ title, text, label, icon, picture, action, tone, ...rest }: CardProps) {
  const { headingLevel: Heading = 'h3', children } = rest;
  return (
    <article className={styles.card} data-tone={tone ?? 'sheet'} data-paper="a" data-print="flat">
      {picture && (
        <div className={styles.picture} data-print="hide">
          <Picture picture={picture} />
        </div>
      )}
      <div className={styles.content} data-print="flat">
        {icon && <Icon name={icon} size="sticker" />}
        {label && <p className={styles.label}>{label}</p>}
        <Heading className={styles.title}>{title}</Heading>
        {text && <p>{text}</p>}
        {children}
        {action && <Action variant="quiet" {...action} />}
      </div>
    </article>
  );
}

import type { ReactNode } from 'react';
import styles from './Steps.module.css';

export interface StepsProps {
  headingLevel?: 'h3' | 'h4' | undefined;
  steps: { id: string; title: string; text?: string | undefined; link?: ReactNode }[];
}

export function Steps({ steps, headingLevel: Heading = 'h3' }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.id} className={styles.step}>
          <div>
            <Heading className={styles.title}>{step.title}</Heading>
            {step.text && (
              <p>
                {step.text} {step.link}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

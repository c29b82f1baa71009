import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './Steps.module.css';

export interface StepsProps {
  headingLevel?: 'h3' | 'h4' | undefined;
  steps: { id: string; icon?: IconName | undefined; title: string; text?: string | undefined }[];
}

export function Steps({ steps, headingLevel: Heading = 'h3' }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.id} className={styles.step}>
          <div>
            <Heading className={styles.title}>
              {step.title}
              {step.icon && <Icon name={step.icon} size="large" />}
            </Heading>
            {step.text && <p>{step.text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

import { usePage } from '../page-context.tsx';
import styles from './Generator.module.css';
import { GeneratorForm } from './GeneratorForm.tsx';
import { StaffBlock } from './StaffBlock.tsx';

/** The form, an example to start from, and how one uses it. */
export function Generator() {
  const { example, usage } = usePage('members').texts.generator;
  return (
    <>
      <GeneratorForm />
      <StaffBlock title={example.title}>
        <blockquote className={styles.example} data-tone="sun" data-paper="c">
          {example.text}
        </blockquote>
      </StaffBlock>
      <StaffBlock title={usage.title}>
        <ol className={styles.steps}>
          {usage.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </StaffBlock>
    </>
  );
}

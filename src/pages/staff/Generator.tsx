import { usePage, useSite } from '../../layout/site-context.tsx';
import { ExampleButton } from '../../staff/generator/ExampleButton.tsx';
import { GeneratorPanel } from '../../staff/generator/GeneratorPanel.tsx';
import { PdfButton } from '../../staff/pdf/PdfButton.tsx';
import { StaffBlock } from '../../staff/StaffBlock.tsx';
import styles from './Staff.module.css';

/** The tool, an example to start from, and how to use it. */
export function Generator() {
  const { t, facts } = usePage<'staff'>();
  const { title, text } = t('generator.example');
  const { language } = useSite().content.locale;
  return (
    <>
      <GeneratorPanel
        limits={facts.generator}
        knownNames={useKnownNames()}
        language={language}
        pdf={(text) => <PdfButton text={text} language={language} />}
      />
      <StaffBlock title={title}>
        <blockquote className={styles.example} data-tone="sun" data-paper="b">
          {text}
        </blockquote>
        <ExampleButton />
      </StaffBlock>
      <StaffBlock title={t('generator.usage.title')}>
        <ol className={styles.steps} data-stack="2">
          {t('generator.usage.steps').map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </StaffBlock>
    </>
  );
}

/** Names that a description may contain: the brand, the venues, the pages. */
function useKnownNames(): readonly string[] {
  const { facts, t } = usePage<'staff'>();
  const { site } = useSite().content;
  const venues = Object.values(facts.venues).map(({ name }) => name);
  return [site.brand, ...venues, ...Object.values(t('layout:pages'))];
}

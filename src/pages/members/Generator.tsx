import { pluralForm } from '../../i18n/plural.ts';
import { usePage } from '../../layout/page-context.tsx';
import { useSite } from '../../layout/site-context.tsx';
import { ExampleButton } from '../../staff/generator/ExampleButton.tsx';
import { GeneratorPanel } from '../../staff/generator/GeneratorPanel.tsx';
import { PdfButton } from '../../staff/pdf/PdfButton.tsx';
import { StaffBlock } from '../../staff/StaffBlock.tsx';
import styles from './Generator.module.css';
import { useKnownNames } from './use-known-names.ts';

/** The tool, an example to start from, and how one uses it. */
export function Generator() {
  const { texts, facts, write } = usePage('members');
  const { example, usage, download, pdf } = texts.generator;
  const { language } = useSite().content.locale;
  return (
    <>
      <GeneratorPanel
        texts={texts.generator}
        limits={facts.generator}
        knownNames={useKnownNames()}
        language={language}
        write={{
          number: (value) => write('number', value),
          plural: (count, forms) => pluralForm(language, count, forms),
        }}
        pdf={(text) => (
          <PdfButton
            text={text}
            texts={{ download, ...pdf }}
            language={language}
            writeDate={(date) => write('date', date)}
          />
        )}
      />
      <StaffBlock title={example.title}>
        <blockquote className={styles.example} data-tone="sun" data-paper="c">
          {example.text}
        </blockquote>
        <ExampleButton texts={example} />
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

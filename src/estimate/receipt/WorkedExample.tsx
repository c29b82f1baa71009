import { Action, Actions } from '../../components/actions/Action.tsx';
import { Fold } from '../../components/page/Fold.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { exampleRequest, workedExample } from '../../pricing/worked-example.ts';
import { exampleAnswers } from '../answers/answers.ts';
import { writeUrl } from '../answers/query.ts';
import { useWords } from '../use-words.ts';
import { ReceiptTable } from './ReceiptTable.tsx';

/** The example of the regulations, computed and shown like any receipt, also without a script. */
export function WorkedExample() {
  const { entry, page, t, facts, destination, pathOf } = useEstimatePage();
  const { venueName, amountOf } = useWords();
  const { title, intro, open, prices, regulations, enrolment } = t('example');
  const { venue, weeks } = exampleRequest(facts);
  return (
    <Section id="esempio" heading={title} intro={intro} tone="sky" edge layout="aside">
      <Fold heading={<h3>{t('receipt.title')}</h3>}>
        <ReceiptTable
          quote={workedExample(facts)}
          firstChild={1}
          captionOf={() => `${venueName(venue)} · ${amountOf(weeks, 'weeks')}`}
        />
      </Fold>
      <p data-needs="script">
        <Action label={open} to={`${pathOf(entry.id)}?${writeUrl(exampleAnswers(facts))}`} />
      </p>
      <Actions
        actions={[
          { label: prices, variant: 'secondary', ...destination(page.targets.prices) },
          { label: regulations, variant: 'secondary', ...destination(page.targets.regulations) },
          { label: enrolment, variant: 'secondary', ...destination(page.targets.enrolment) },
        ]}
      />
    </Section>
  );
}

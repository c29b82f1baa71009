import { SmartLink } from '../components/actions/SmartLink.tsx';
import { FirstScreenEnd } from '../components/page/FirstScreenEnd.tsx';
import { Island } from '../components/page/Island.tsx';
import { lettersOf } from '../components/page/title-size.ts';
import { EstimateProvider, useEstimate } from '../estimate/estimate-context.tsx';
import { AnswerBar } from '../estimate/form/AnswerBar.tsx';
import { EstimateForm, IgnoredParts } from '../estimate/form/EstimateForm.tsx';
import { BestCombination } from '../estimate/receipt/BestCombination.tsx';
import { Deadlines } from '../estimate/receipt/Deadlines.tsx';
import { EstimateTotal } from '../estimate/receipt/EstimateTotal.tsx';
import { NextStep } from '../estimate/receipt/NextStep.tsx';
import { NotApplied } from '../estimate/receipt/NotApplied.tsx';
import { Notes } from '../estimate/receipt/Notes.tsx';
import { Receipt } from '../estimate/receipt/ReceiptTable.tsx';
import { Share, useSharedUrl } from '../estimate/receipt/Share.tsx';
import { PrintedUrl } from '../layout/PrintedUrl.tsx';
import { SeasonWords } from '../layout/SeasonWords.tsx';
import { usePage } from '../layout/site-context.tsx';
import styles from './estimate/Estimate.module.css';

/** What the camp costs a family, why, and until when it must be paid. */
export function EstimatePage() {
  return (
    <>
      <EstimateHero />
      <Island name="estimate" when="interaction" isWholePage>
        <Estimate />
      </Island>
    </>
  );
}

/** Short, without an illustration: the total is right below. */
function EstimateHero() {
  const { page, t, destination } = usePage<'estimate'>();
  const { eyebrow, title, past, text, withoutScript, prices } = t('hero');
  return (
    <header className={styles.hero} data-tone="sky" data-print="flat">
      <div data-width="page">
        <p data-eyebrow>{eyebrow}</p>
        <h1 className={styles.title} data-letters={lettersOf(title)}>
          <SeasonWords text={title} from={{ over: past }} />
        </h1>
        <p data-print="hide" data-scripts="some">
          {text}
        </p>
        <p data-scripts="none">
          {withoutScript} <SmartLink {...destination(page.targets.prices)}>{prices}</SmartLink>
        </p>
      </div>
    </header>
  );
}

export function Estimate() {
  return (
    <EstimateProvider>
      <PrintedEstimate />
      <Tool />
    </EstimateProvider>
  );
}

/** Hidden without JavaScript (`data-scripts`); the worked example below is for everybody. */
function Tool() {
  const { isRead } = useEstimate();
  return (
    <div
      className={styles.tool}
      data-tone="paper"
      data-answers={isRead ? 'read' : 'first'}
      data-scripts="some"
    >
      <div className={styles.inner} data-width="page" data-print="flat">
        <div className={styles.answer} data-print="flat">
          <EstimateTotal />
        </div>
        <FirstScreenEnd />
        <div className={styles.questions} data-stack="5" data-print="hide">
          <IgnoredParts />
          <EstimateForm />
          <AnswerBar />
        </div>
        <div className={styles.results} data-stack data-print="flat">
          <BestCombination />
          <Receipt />
          <NotApplied />
          <Deadlines />
          <Notes />
          <NextStep />
          <Share />
        </div>
      </div>
    </div>
  );
}

/** In print: the URL that opens the same receipt. The total says how old the prices are. */
function PrintedEstimate() {
  return <PrintedUrl url={useSharedUrl()} />;
}

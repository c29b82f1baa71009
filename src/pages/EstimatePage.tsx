import { Island } from '../components/page/Island.tsx';
import { EstimateHero, EstimateLayout } from '../estimate/EstimateLayout.tsx';
import { EstimateProvider } from '../estimate/estimate-context.tsx';
import { AnswerBar } from '../estimate/form/AnswerBar.tsx';
import { IgnoredParts, Questions } from '../estimate/form/Questions.tsx';
import { AnswerTicket } from '../estimate/receipt/AnswerTicket.tsx';
import { BestCombination } from '../estimate/receipt/BestCombination.tsx';
import { Receipt } from '../estimate/receipt/ChildSummary.tsx';
import { Deadlines, NotApplied, Notes } from '../estimate/receipt/Notes.tsx';
import styles from '../estimate/receipt/Reference.module.css';
import { Share, useSharedAddress } from '../estimate/receipt/Share.tsx';
import { WorkedExample } from '../estimate/receipt/WorkedExample.tsx';
import { PrintedAddress } from '../layout/PrintedAddress.tsx';

/** What the camp costs a family, why, and until when it must be paid. */
export function EstimatePage() {
  return (
    <>
      <EstimateHero />
      <Island name="estimate" when="touched">
        <Estimate />
      </Island>
      {/* What the receipts rest on; nobody needs it on paper beside a receipt of their own. */}
      <div className={styles.reference}>
        <WorkedExample />
      </div>
    </>
  );
}

export function Estimate() {
  return (
    <EstimateProvider>
      <PrintedEstimate />
      <EstimateLayout
        answer={<AnswerTicket />}
        notice={<IgnoredParts />}
        questions={<Questions />}
        bar={<AnswerBar />}
      >
        <BestCombination />
        <Receipt />
        <NotApplied />
        <Deadlines />
        <Notes />
        <Share />
      </EstimateLayout>
    </EstimateProvider>
  );
}

/** On paper: the address that opens the same receipt. The ticket says how old the prices are. */
function PrintedEstimate() {
  return <PrintedAddress address={useSharedAddress()} />;
}

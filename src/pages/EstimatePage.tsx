import { AnswerTicket } from './estimate/AnswerTicket.tsx';
import { BestCombination } from './estimate/BestCombination.tsx';
import { Deadlines } from './estimate/Deadlines.tsx';
import { EstimateHero } from './estimate/EstimateHero.tsx';
import { EstimateLayout } from './estimate/EstimateLayout.tsx';
import { EstimateProvider } from './estimate/estimate-context.tsx';
import { IgnoredParts } from './estimate/IgnoredParts.tsx';
import { NotApplied } from './estimate/NotApplied.tsx';
import { Notes } from './estimate/Notes.tsx';
import { PriceLists } from './estimate/PriceLists.tsx';
import { PrintedEstimate } from './estimate/PrintedEstimate.tsx';
import { Questions } from './estimate/Questions.tsx';
import { Receipt } from './estimate/Receipt.tsx';
import { Reference } from './estimate/Reference.tsx';
import { Share } from './estimate/Share.tsx';
import { WorkedExample } from './estimate/WorkedExample.tsx';

/** What the camp costs a family, why, and until when it must be paid. */
export function EstimatePage() {
  return (
    <EstimateProvider>
      <PrintedEstimate />
      <EstimateHero />
      <EstimateLayout answer={<AnswerTicket />} notice={<IgnoredParts />} questions={<Questions />}>
        <BestCombination />
        <Receipt />
        <NotApplied />
        <Deadlines />
        <Notes />
        <Share />
      </EstimateLayout>
      <Reference>
        <WorkedExample />
        <PriceLists />
      </Reference>
    </EstimateProvider>
  );
}

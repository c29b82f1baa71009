import { Section } from '../components/page/Section.tsx';
import { RegulationsHero } from './regulations/RegulationsHero.tsx';
import { RegulationsIndex } from './regulations/RegulationsIndex.tsx';
import { RegulationsLayout } from './regulations/RegulationsLayout.tsx';
import { RegulationsSections } from './regulations/RegulationsSections.tsx';
import { PrintedAddress } from './shared/PrintedAddress.tsx';

/** The economic regulations: the authority on every price, discount and deadline. */
export function RegulationsPage() {
  return (
    <>
      <PrintedAddress />
      <RegulationsHero />
      <Section>
        <RegulationsLayout index={<RegulationsIndex />}>
          <RegulationsSections />
        </RegulationsLayout>
      </Section>
    </>
  );
}

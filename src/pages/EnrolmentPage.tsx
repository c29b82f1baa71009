import { AppDownloads } from './enrolment/AppDownloads.tsx';
import { Deadlines } from './enrolment/Deadlines.tsx';
import { Documents } from './enrolment/Documents.tsx';
import { EnrolmentHero } from './enrolment/EnrolmentHero.tsx';
import { EnrolmentSteps } from './enrolment/EnrolmentSteps.tsx';
import { Payments } from './enrolment/Payments.tsx';
import { RelatedLinks } from './enrolment/RelatedLinks.tsx';
import { Secretariat } from './enrolment/Secretariat.tsx';
import { PrintedAddress } from './shared/PrintedAddress.tsx';

/** How to enrol, which happens in the app and never here. */
export function EnrolmentPage() {
  return (
    <>
      <PrintedAddress />
      <EnrolmentHero />
      <AppDownloads />
      <EnrolmentSteps />
      <Deadlines />
      <Payments />
      <Documents />
      <Secretariat />
      <RelatedLinks />
    </>
  );
}

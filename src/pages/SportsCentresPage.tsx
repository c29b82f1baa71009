import { Agreement } from './sports-centres/Agreement.tsx';
import { Contact } from './sports-centres/Contact.tsx';
import { PartnersHero } from './sports-centres/PartnersHero.tsx';
import { Reasons } from './sports-centres/Reasons.tsx';
import { Services } from './sports-centres/Services.tsx';

export function SportsCentresPage() {
  return (
    <>
      <PartnersHero />
      <Services />
      <Agreement />
      <Reasons />
      <Contact />
    </>
  );
}

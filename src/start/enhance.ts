import { driveCarousel } from '../components/carousel/Carousel.client.ts';
import { driveTableOfContents } from '../components/page/TableOfContents.client.ts';
import { driveTabs } from '../components/tabs/TabPanels.client.ts';
import { driveHeader } from '../layout/Header.client.ts';
import { driveMenu } from '../layout/header/MainMenu.client.ts';
import { driveLanguageLink } from '../layout/navigation/LanguageLink.client.ts';
import { drivePrintedUrl } from '../layout/PrintedUrl.client.ts';
import { driveWhatsappButton } from '../layout/WhatsappButton.client.ts';
import { driveCountdown } from '../pages/home/ChainCountdown.client.ts';
import { driveQuickEstimate } from '../pages/home/QuickEstimate.client.ts';
import { driveLegalDocument } from '../pages/legal/LegalDocument.client.ts';
import { driveRegulations } from '../pages/regulations/RegulationsSections.client.ts';

/** Makes an element of the page interactive, until the signal ends it. */
type Driver = (element: HTMLElement, signal: AbortSignal) => void;

/** By the name in `data-driver`. */
const DRIVERS: Readonly<Record<string, Driver>> = {
  carousel: driveCarousel,
  contents: driveTableOfContents,
  countdown: driveCountdown,
  'printed-url': drivePrintedUrl,
  'floating-button': driveWhatsappButton,
  header: driveHeader,
  language: driveLanguageLink,
  'legal-document': driveLegalDocument,
  menu: driveMenu,
  'quick-estimate': driveQuickEstimate,
  regulations: driveRegulations,
  tabs: driveTabs,
};

const started = new WeakSet<HTMLElement>();

/**
 * Starts each driver of the page that does not run yet, until the signal of its page ends them.
 * Called for a document, a replaced part, and a page that a link shows.
 */
export function enhance(signal: AbortSignal): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-driver]')) {
    if (started.has(element)) continue;
    started.add(element);
    DRIVERS[element.dataset.driver ?? '']?.(element, signal);
  }
}

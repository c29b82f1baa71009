import type { Measure } from '../../scripts/bench.ts';
import { readValidContent } from '../../scripts/build/vite/validated-content.ts';
import { CONTENT, SCHEMAS } from '../../scripts/project/places.ts';
import { readSite, readSiteContent } from '../../src/content/content.ts';
import type { PriceFacts } from '../../src/pricing/price-facts.ts';
import { quote } from '../../src/pricing/quote.ts';
import type { ChildRequest } from '../../src/pricing/request/request.ts';
import { venueInRequest } from '../../src/pricing/request/venue-id.ts';

const QUOTES = 100_000;
const WARM_UP = 20_000;
const LEAST_PER_SECOND = 50_000;

/**
 * Quotes by the real content, of many kinds, one after the other. The time is that of the processor,
 * the engine's own helpers included, so that what else the machine does changes nothing.
 */
export function benchQuotes(): Measure {
  const facts = readFacts();
  const requests = allKinds(facts);
  quoteMany(WARM_UP, requests, facts);
  const start = process.cpuUsage();
  const sum = quoteMany(QUOTES, requests, facts);
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1_000_000;
  const perSecond = Math.round(QUOTES / seconds);
  const line = `${QUOTES} preventivi di ${requests.length} tipi in ${seconds.toFixed(2)} s: ${perSecond} al secondo su un core (almeno ${LEAST_PER_SECOND}); somma dei totali ${sum / 100} €`;
  return { line, enough: perSecond >= LEAST_PER_SECOND };
}

/** The sum keeps the engine from leaving the work out. */
function quoteMany(count: number, requests: readonly ChildRequest[][], facts: PriceFacts): number {
  let cents = 0;
  for (let index = 0; index < count; index += 1) {
    const request = requests[index % requests.length];
    if (request) cents += quote(request, facts).totalCents;
  }
  return cents;
}

/** Every venue, with and without each discount, for weeks, days and both. */
function allKinds({ prices }: PriceFacts): ChildRequest[][] {
  const kinds: ChildRequest[][] = [];
  for (const venue of Object.keys(prices).map(venueInRequest)) {
    for (const weeks of [1, 4, 5, 9]) {
      for (const advanceWeeks of [0, weeks]) {
        for (const days of [0, 3]) {
          for (const chainChildren of [0, 3, 5]) {
            for (const siblingOrder of [1, 2]) {
              for (const agreement of [false, true]) {
                const count = { weeks, days, advanceWeeks, extendedExitWeeks: 1 };
                const rest = { chainChildren, siblingOrder, agreement };
                kinds.push([{ venue, timeBand: 'full', ...count, ...rest }]);
              }
            }
          }
        }
      }
    }
  }
  return kinds;
}

function readFacts(): PriceFacts {
  const files = readValidContent(CONTENT, SCHEMAS);
  return readSiteContent(files, readSite(files).locales[0]?.id ?? '').facts;
}

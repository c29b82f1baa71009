import type { SourceFile } from '../../src/check/json/json-document.ts';
import { type ContentFiles, readSite, readSiteContent } from '../../src/content/content.ts';
import { type Json, valueAt } from '../../src/content/json.ts';
import { offeredVenues } from '../../src/pricing/offered-venues.ts';
import { venueInRequest } from '../../src/pricing/request/venue-id.ts';
import type { QuoteState } from '../../src/studio/session/proposed.ts';
import { siteLanguage } from '../project/content-command.ts';
import { contentOf } from './preview.ts';
import { valueOrEmpty } from './request.ts';
import type { Workspace } from './workspace.ts';

/** What a family pays under the edited content: `npm run quote` before anything is saved. */
export async function quoteForStudio(workspace: Workspace, asked: Json): Promise<QuoteState> {
  // Like the command: content with errors gives no price.
  if (workspace.result().findings.some(({ severity }) => severity === 'error'))
    return { kind: 'errors' };
  const { answer, readMaterial } = await import('../quote.ts');
  const { sources, drafts } = workspace.session;
  const venues = venuesIn(contentOf(sources));
  const [{ id = '' } = {}] = venues;
  // A child without a venue goes to the first.
  const children = Array.isArray(asked) ? asked : [];
  const request = JSON.stringify(
    children.map((child) => ({ ...Object(child), venue: valueAt(child, ['venue']) || id })),
  );
  const quoted = (sources: readonly SourceFile[]) => {
    const options = { format: 'text', now: Date.now(), request } as const;
    const { out, err } = answer(options, readMaterial(contentOf(sources)));
    return out || err;
  };
  return {
    kind: 'quoted',
    venues,
    now: quoted(sources),
    // The content on the disk is not checked here, so it may give no price.
    saved: drafts.length > 0 ? valueOrEmpty(() => quoted(workspace.disk())) : '',
  };
}

/** The venues that families may choose, with their ids in a request. */
function venuesIn(files: ContentFiles): { id: string; name: string }[] {
  const { facts } = readSiteContent(files, siteLanguage(readSite(files), undefined));
  return offeredVenues(facts).map(({ id }) => ({
    id: venueInRequest(id),
    name: facts.venues[id]?.name ?? id,
  }));
}

import type { SiteContent } from '../../content/content.ts';
import { pathIn } from '../../content/paths.ts';
import type { Links, Pictures, Target } from '../../content/types.ts';

export interface ResolvedPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Where a button leads: inside the site (`to`) or away from it (`href`). */
export type Destination = { readonly to: string } | { readonly href: string };

export interface SiteLinks {
  /** Address of a page in this locale, without the host. */
  pathOf(pageId: string, anchor?: string): string;
  /** An external address of `links.json`. */
  link(id: string): Links[string];
  picture(id: string): ResolvedPicture;
  destination(target: Target): Destination;
}

/** Turns the ids of pages, links and pictures into addresses. Unknown ids throw: validation met them first. */
export function createLinks({ site, locale, links, pictures }: SiteContent): SiteLinks {
  const pathOf = (pageId: string, anchor?: string) => {
    const page = found(
      site.pages.find(({ id }) => id === pageId),
      pageId,
    );
    return pathIn(locale.path, page.path) + (anchor ? `#${anchor}` : '');
  };
  const link = (id: string) => found(links[id], id);
  return {
    pathOf,
    link,
    picture: (id) => resolvePicture(pictures, id),
    destination: ({ page, anchor, link: linkId }) =>
      page !== undefined ? { to: pathOf(page, anchor) } : { href: link(linkId ?? '').url },
  };
}

function resolvePicture({ mediaHost, pictures }: Pictures, id: string): ResolvedPicture {
  const { file, width, height } = found(pictures[id], id);
  return { src: (mediaHost ?? '') + file, width, height };
}

function found<T>(value: T | undefined, id: string): T {
  if (value === undefined) throw new RangeError(`nothing is called ${id}`);
  return value;
}

import type { PictureSource } from '../../components/page/Picture.tsx';
import type { SiteContent } from '../../content/content.ts';
import { existsInLocale, pathOfPage } from '../../content/paths.ts';
import { VARIANT_FORMATS, variantUrl } from '../../content/picture-file.ts';
import type { Links, Pictures, Target } from '../../content/types.ts';

/** A picture without its alternative text. */
export type ResolvedPicture = Omit<PictureSource, 'alt'>;

/** Where a button leads: inside the site (`to`) or away from it (`href`). */
export type Destination = { readonly to: string } | { readonly href: string };

export type SiteLinks = ReturnType<typeof createLinks>;

/** Turns ids into URLs. Throws on an unknown id, which the checker has reported before. */
export function createLinks({ site, locale, links, pictures }: SiteContent) {
  /** URL of a page in this locale, without the host. */
  const pathOf = (pageId: string, anchor?: string) => {
    const page = found(
      site.pages.find(({ id }) => id === pageId),
      pageId,
    );
    // A page that this language lacks is linked in the first language that has it.
    const read = existsInLocale(locale.id, page)
      ? locale
      : site.locales.find(({ id }) => existsInLocale(id, page));
    return pathOfPage(read ?? locale, page) + (anchor ? `#${anchor}` : '');
  };
  /** An external URL of `links.json`. */
  const link = (id: string): Links[string] => found(links[id], id);
  return {
    pathOf,
    link,
    picture: (id: string) => resolvePicture(pictures, id),
    destination: ({ page, anchor, link: linkId }: Target): Destination =>
      page !== undefined ? { to: pathOf(page, anchor) } : { href: link(linkId ?? '').url },
  };
}

/** A picture of the content; size and widths are known once its file has been read. */
type PictureEntry = Pictures['pictures'][string] & { readonly widths?: readonly number[] };

function resolvePicture({ mediaHost, pictures }: Pictures, id: string): ResolvedPicture {
  const entry: PictureEntry = found(pictures[id], id);
  const { file, widths, focus } = entry;
  const size = { width: found(entry.width, id), height: found(entry.height, id) };
  return {
    src: (mediaHost ?? '') + file,
    ...size,
    ...(focus && { focus }),
    ...(widths && { sources: offered(file, widths) }),
  };
}

function offered(file: string, widths: readonly number[]): ResolvedPicture['sources'] {
  return VARIANT_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${variantUrl(file, width, format)} ${width}w`).join(', '),
  }));
}

function found<T>(value: T | undefined, id: string): T {
  if (value === undefined) throw new RangeError(`unknown id ${id}`);
  return value;
}

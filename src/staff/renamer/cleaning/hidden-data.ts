import type { ExpandedTags } from 'exifreader';

/** EXIF, XMP and IPTC tags with the location. */
const PLACE =
  /^(GPS(Dest)?(Latitude|Longitude)$|GPSCoordinates|Location|City$|Sub-?location|Province)/i;

interface Policies {
  createPolicy(name: string, rules: object): { createHTML(text: string): string };
}
declare const window: typeof globalThis & { readonly trustedTypes?: Policies };

let policy: ReturnType<Policies['createPolicy']> | undefined;

/**
 * Parses XMP, in which cameras write locations. The page enforces Trusted Types; this policy allows
 * the one document that is only read: it has no window and runs no scripts.
 */
const xmpParser = {
  parseFromString(text: string, type: DOMParserSupportedType): Document {
    policy ??= window.trustedTypes?.createPolicy('photo-data', {
      createHTML: (typed: string) => typed,
    });
    return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, type);
  },
};

/** Outside browsers the library uses its own XML parser. */
const OPTIONS = {
  expanded: true,
  async: true,
  ...(typeof DOMParser !== 'undefined' && { domParser: xmpParser }),
} as const;

/** Whether the metadata of a photo hold coordinates, or the name of a place. */
export async function holdsPosition(photo: ArrayBuffer): Promise<boolean> {
  const { load, errors } = (await import('exifreader')).default;
  try {
    return hasPlace(await load(photo, OPTIONS));
  } catch (error) {
    // The library knows neither comments nor previews.
    if (error instanceof errors.MetadataMissingError) return false;
    throw error;
  }
}

function hasPlace({ gps, exif, xmp, iptc }: ExpandedTags): boolean {
  if (gps?.Latitude !== undefined || gps?.Longitude !== undefined) return true;
  return [exif, xmp, iptc].some((group) => Object.keys(group ?? {}).some((tag) => PLACE.test(tag)));
}

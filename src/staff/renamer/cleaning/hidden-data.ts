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

export interface HiddenData {
  /** 1 is upright; 2 to 8 say how viewers must flip and rotate the picture (TIFF 6.0, tag 274). */
  readonly orientation: number;
  /** Coordinates, or the name of a place. */
  readonly hasPosition: boolean;
}

export const NO_HIDDEN_DATA: HiddenData = { orientation: 1, hasPosition: false };

/** What the metadata of a photo say; an invalid orientation means upright, as in browsers. */
export async function hiddenIn(photo: ArrayBuffer): Promise<HiddenData> {
  const { load, errors } = (await import('exifreader')).default;
  try {
    const tags = await load(photo, OPTIONS);
    const orientation = tags.exif?.Orientation?.value ?? 1;
    const isValid = Number.isInteger(orientation) && orientation >= 1 && orientation <= 8;
    return { orientation: isValid ? orientation : 1, hasPosition: hasPlace(tags) };
  } catch (error) {
    // The library knows neither comments nor previews.
    if (error instanceof errors.MetadataMissingError) return NO_HIDDEN_DATA;
    throw error;
  }
}

function hasPlace({ gps, exif, xmp, iptc }: ExpandedTags): boolean {
  if (gps?.Latitude !== undefined || gps?.Longitude !== undefined) return true;
  return [exif, xmp, iptc].some((group) => Object.keys(group ?? {}).some((tag) => PLACE.test(tag)));
}

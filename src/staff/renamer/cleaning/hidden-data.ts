import type { ExpandedTags } from 'exifreader';
import { xmpParser } from './xmp-parser.ts';

/** The metadata that a photo held. */
export interface HiddenData {
  /** Coordinates, or the name of a place. */
  readonly position: boolean;
}

/** EXIF, XMP and IPTC tags with the location. */
const PLACE =
  /^(GPS(Dest)?(Latitude|Longitude)$|GPSCoordinates|Location|City$|Sub-?location|Province)/i;

/** Outside browsers the library uses its own XML parser. */
const OPTIONS = {
  expanded: true,
  async: true,
  ...(typeof DOMParser !== 'undefined' && { domParser: xmpParser }),
} as const;

/**
 * Reads the metadata removed from a photo.
 * @param removed a file of the photo's kind with nothing but that metadata
 */
export async function readHiddenData(removed: Blob): Promise<HiddenData> {
  const { load, errors } = (await import('exifreader')).default;
  try {
    const tags = await load(await removed.arrayBuffer(), OPTIONS);
    return { position: hasPlace(tags) };
  } catch (error) {
    // Comments and previews are no data that it knows.
    if (error instanceof errors.MetadataMissingError) return { position: false };
    throw error;
  }
}

function hasPlace({ gps, exif, xmp, iptc }: ExpandedTags): boolean {
  if (gps?.Latitude !== undefined || gps?.Longitude !== undefined) return true;
  return [exif, xmp, iptc].some((group) => Object.keys(group ?? {}).some((tag) => PLACE.test(tag)));
}

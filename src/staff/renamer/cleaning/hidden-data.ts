import type { ExpandedTags } from 'exifreader';
import { xmpParser } from './xmp-parser.ts';

/** What a photo told about itself. */
export interface HiddenData {
  /** Coordinates, or the name of a place. */
  readonly position: boolean;
}

/** Names of tags of EXIF, XMP and IPTC that say where a photo was taken. */
const PLACE =
  /^(GPS(Dest)?(Latitude|Longitude)$|GPSCoordinates|Location|City$|Sub-?location|Province)/i;

/** Outside of a browser the library brings a parser of its own. */
const OPTIONS = {
  expanded: true,
  async: true,
  ...(typeof DOMParser !== 'undefined' && { domParser: xmpParser }),
} as const;

/**
 * Reads what was taken out of a photo.
 * @param removed a file of the photo's kind that holds nothing but that
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

import { crc32 } from 'node:zlib';
import exifr from 'exifr';
import { describe, expect, it } from 'vitest';
import { cleanPicture } from '../../../../src/staff/renamer/cleaning/clean-picture.ts';
import { DamagedPicture } from '../../../../src/staff/renamer/cleaning/parts.ts';
import type { PictureKind } from '../../../../src/staff/renamer/cleaning/picture-kind.ts';
import {
  ADOBE,
  CAMERA,
  chunk,
  EOI,
  exifBlock,
  GPS_PLACE,
  ICC,
  JFIF,
  JPEG_DATA,
  JPEG_PICTURE,
  jpeg,
  jpegExif,
  PNG_DATA,
  png,
  riffChunk,
  segment,
  VP8X,
  webp,
  XMP,
} from './make-photos.ts';

async function clean(bytes: Buffer, kind: PictureKind) {
  const { content, ...rest } = await cleanPicture(new Blob([new Uint8Array(bytes)]), kind);
  return { bytes: Buffer.from(await content.arrayBuffer()), ...rest };
}

const PREVIEW = Buffer.concat([jpeg([jpegExif(exifBlock(1))]), Buffer.from('ftypmp42 film')]);
const PICTURE = riffChunk('VP8 ', 'immagin');

/** Photos of each kind with all kinds of metadata, orientation included. */
const PHOTOS: Readonly<Record<PictureKind, (orientation: number, order: 'II' | 'MM') => Buffer>> = {
  jpeg: (side, order) =>
    jpeg([JFIF, jpegExif(exifBlock(side, order)), ...JPEG_DATA, ICC, ADOBE], PREVIEW),
  png: (side, order) =>
    png([chunk('eXIf', exifBlock(side, order)), chunk('gAMA', Buffer.alloc(4, 1))], PNG_DATA),
  webp: (side, order) =>
    webp([
      VP8X,
      riffChunk('ICCP', 'x'),
      PICTURE,
      riffChunk('EXIF', exifBlock(side, order)),
      riffChunk('XMP ', XMP),
    ]),
};

/** The file for an independent EXIF reader, which does not know WebP. */
function forReader(bytes: Buffer, kind: PictureKind): Buffer {
  if (kind !== 'webp') return bytes;
  const at = bytes.indexOf('EXIF');
  return at < 0 ? Buffer.alloc(0) : bytes.subarray(at + 8, at + 8 + bytes.readUInt32LE(at + 4));
}

const ALL = {
  tiff: true,
  exif: true,
  gps: true,
  xmp: true,
  iptc: true,
  icc: false,
  jfif: false,
  ihdr: false,
  translateValues: false,
  mergeOutput: true,
};

async function read(bytes: Buffer, kind: PictureKind): Promise<Record<string, unknown>> {
  const source = forReader(bytes, kind);
  return source.length === 0 ? {} : ((await exifr.parse(source, ALL)) ?? {});
}

const KINDS = ['jpeg', 'png', 'webp'] as const;
const SIDES = [2, 3, 4, 5, 6, 7, 8];
/** The distance between tested bytes: a prime, so that no field's width hides behind it. */
const STRIDE = 7;

describe.each(KINDS)('a %s', (kind) => {
  it('loses location and camera, and keeps only the orientation', async () => {
    const photo = PHOTOS[kind](6, 'MM');
    expect(await read(photo, kind)).toMatchObject({ Make: CAMERA, Orientation: 6 });
    expect(Math.round(((await exifr.gps(forReader(photo, kind)))?.latitude ?? 0) * 10) / 10).toBe(
      GPS_PLACE.latitude,
    );
    const { bytes, hadPosition, hadData } = await clean(photo, kind);
    expect({ hadPosition, hadData }).toEqual({ hadPosition: true, hadData: true });
    expect(await read(bytes, kind)).toEqual({ Orientation: 6 });
    for (const trace of [CAMERA, 'Roma', 'GPS', 'rdf', 'ftyp', 'origine', 'MPF']) {
      expect(bytes.includes(trace), trace).toBe(false);
    }
  });

  it.each(SIDES.flatMap((side) => [[side, 'II'] as const, [side, 'MM'] as const]))(
    'keeps orientation %i of byte order %s',
    async (side, order) => {
      const { bytes } = await clean(PHOTOS[kind](side, order), kind);
      expect(await read(bytes, kind)).toEqual({ Orientation: side });
    },
  );

  it('has no metadata left when it is upright', async () => {
    const { bytes } = await clean(PHOTOS[kind](1, 'MM'), kind);
    expect(await read(bytes, kind)).toEqual({});
    expect(bytes.includes(kind === 'png' ? 'eXIf' : kind === 'webp' ? 'EXIF' : 'Exif')).toBe(false);
  });

  it('is unchanged once it is clean', async () => {
    const first = await clean(PHOTOS[kind](1, 'MM'), kind);
    const second = await clean(first.bytes, kind);
    expect(second).toEqual({ bytes: first.bytes, hadPosition: false, hadData: false });
  });

  it('is refused when its end is missing', async () => {
    const photo = (await clean(PHOTOS[kind](1, 'MM'), kind)).bytes;
    for (let bytes = 12; bytes < photo.length; bytes += STRIDE) {
      await expect(clean(photo.subarray(0, bytes), kind), `${bytes}`).rejects.toThrow(
        DamagedPicture,
      );
    }
  });

  it('never crashes on damaged bytes', async () => {
    const photo = PHOTOS[kind](6, 'II');
    for (let at = 12; at < photo.length; at += STRIDE) {
      const broken = Buffer.from(photo);
      broken[at] = 255 - (broken[at] ?? 0);
      const result = await clean(broken, kind).catch((error) => error);
      if (result instanceof Error) expect(result).toBeInstanceOf(DamagedPicture);
    }
  });
});

describe('a JPEG', () => {
  it('keeps pixels and colours byte for byte', async () => {
    const { bytes } = await clean(PHOTOS.jpeg(1, 'MM'), 'jpeg');
    const kept = [Buffer.from([0xff, 0xd8]), JFIF, ICC, ADOBE, JPEG_PICTURE, EOI];
    expect(bytes).toEqual(Buffer.concat(kept));
  });

  it('loses what follows its end, even without other metadata', async () => {
    const { bytes, hadData } = await clean(jpeg([], PREVIEW), 'jpeg');
    expect(bytes).toEqual(jpeg([]));
    expect(hadData).toBe(true);
  });

  it('follows the first of two EXIF blocks', async () => {
    const blocks = [jpegExif(exifBlock(8)), jpegExif(exifBlock(3))];
    const { bytes } = await clean(jpeg(blocks), 'jpeg');
    expect(await read(bytes, 'jpeg')).toEqual({ Orientation: 8 });
  });

  it('loses the preview inside its JFIF header', async () => {
    const preview = segment(0xe0, 'JFIF\0', Buffer.from([1, 1, 1, 0, 72, 0, 72, 1, 1, 9, 9, 9]));
    const { bytes, hadData } = await clean(jpeg([preview]), 'jpeg');
    expect(bytes).toEqual(jpeg([JFIF]));
    expect(hadData).toBe(true);
  });

  it('reports a camera without a location', async () => {
    const result = await clean(jpeg([jpegExif(exifBlock(1, 'MM', false))]), 'jpeg');
    expect(result).toMatchObject({ hadPosition: false, hadData: true });
  });

  it('finds a location that only XMP or IPTC has', async () => {
    for (const data of [JPEG_DATA[0], JPEG_DATA[2]]) {
      const result = await clean(jpeg(data ? [data] : []), 'jpeg');
      expect(result.hadPosition).toBe(true);
    }
  });
});

describe('a PNG', () => {
  it('keeps the orientation in a chunk with a valid checksum', async () => {
    const { bytes } = await clean(PHOTOS.png(6, 'MM'), 'png');
    const at = bytes.indexOf('eXIf');
    const end = at + 4 + bytes.readUInt32BE(at - 4);
    expect(bytes.readUInt32BE(end)).toBe(crc32(bytes.subarray(at, end)));
  });
});

describe('a WebP', () => {
  it('sets flags only for what it still has', async () => {
    const flags = async (side: number) => (await clean(PHOTOS.webp(side, 'MM'), 'webp')).bytes[20];
    expect(await flags(1)).toBe(0);
    expect(await flags(6)).toBe(8);
  });

  it('states its own size, and loses what follows', async () => {
    const { bytes } = await clean(
      Buffer.concat([PHOTOS.webp(6, 'MM'), Buffer.from('film')]),
      'webp',
    );
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  });
});

import { brotliDecompressSync, gunzipSync, type ZlibOptions } from 'node:zlib';

/** Which ending the build gives to the forms of a file, by the name of the encoding. */
export const ENDINGS = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof ENDINGS;

const UNPACK: Readonly<Record<Encoding, (bytes: Uint8Array, o: ZlibOptions) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Whether a compressed form holds the very bytes of its file. */
export function holds(encoding: Encoding, packed: Uint8Array, plain: Uint8Array): boolean {
  try {
    return UNPACK[encoding](packed, { maxOutputLength: plain.length + 1 }).equals(plain);
  } catch {
    return false;
  }
}

import type { Bytes, StoredFile } from '../../../src/server/site/site.ts';

/** A body as the manifest lists it: the name of its file among the assets, and its length in bytes. */
export type Listed = readonly [name: string, length: number];

/** A file of the site whose bodies lie among the assets of the Worker. */
export interface ListedFile extends Pick<StoredFile, 'path' | 'modified' | 'tag'> {
  readonly plain: Listed;
  readonly packed: Readonly<Record<string, Listed>>;
}

/** A part of an asset, which is fetched once somebody asks for it. */
export interface AssetPart {
  readonly name: string;
  readonly from: number;
  readonly length: number;
  subarray(from: number, to: number): AssetPart;
}

/** What fetches: the binding of the assets. */
export interface Fetches {
  fetch(address: string): Promise<Response>;
}

export function assetOf({ plain, packed, ...file }: ListedFile): StoredFile<AssetPart> {
  const bodies = Object.entries(packed).map(
    ([encoding, body]) => [encoding, partOf(body)] as const,
  );
  return { ...file, plain: partOf(plain), packed: Object.fromEntries(bodies) };
}

function partOf([name, length]: Listed, start = 0): AssetPart {
  return {
    name,
    from: start,
    length,
    subarray: (from, to) => partOf([name, to - from], start + from),
  };
}

/** Sends the bytes as they lie there; they are compressed already where the headers say so. */
export function sendAsset(assets: Fetches) {
  return async (body: AssetPart | Bytes, headers: Headers, status: number): Promise<Response> => {
    if (body instanceof Uint8Array) return new Response(body, { status, headers });
    const { name, from, length } = body;
    const asset = await assets.fetch(`https://assets.invalid/${name}`);
    if (!asset.ok) return new Response('503 Service Unavailable', { status: 503 });
    const bytes = new Uint8Array(await asset.arrayBuffer(), from, length);
    return new Response(bytes, { status, headers, encodeBody: 'manual' });
  };
}

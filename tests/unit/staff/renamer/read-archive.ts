import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

export interface ArchivedFile {
  readonly name: string;
  readonly modified: Date;
  readonly content: Buffer;
}

/**
 * The files of an archive, unpacked by an independent program.
 * @param isWhole false reads only the list of a large archive
 * @throws Error when a file does not match its checksum
 */
export async function readArchive(archive: Blob | Buffer, isWhole = true): Promise<ArchivedFile[]> {
  const bytes = Buffer.isBuffer(archive) ? archive : Buffer.from(await archive.arrayBuffer());
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const files: ArchivedFile[] = [];
  for await (const entry of zip.eachEntry()) {
    const stream = isWhole ? await zip.openReadStreamPromise(entry) : Readable.from([]);
    const content = await buffer(stream);
    if (isWhole && crc32(content) !== entry.crc32)
      throw new Error(`${entry.fileName} is not whole`);
    files.push({ name: entry.fileName, modified: entry.getLastModDate(), content });
  }
  return files;
}

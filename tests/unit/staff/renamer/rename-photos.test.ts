import { expect, it } from 'vitest';
import { type Photo, splitFiles } from '../../../../src/staff/renamer/photos.ts';
import { type Naming, renamePhotos } from '../../../../src/staff/renamer/rename-photos.ts';
import { exifBlock, jpeg, jpegExif, PNG_DATA, png } from './make-photos.ts';
import { readArchive } from './read-archive.ts';

const NAMING: Naming = {
  fields: { prefix: 'sc', code: 'PISCINA', title: 'gara di tuffi' },
  date: '2025-06-09',
  archive: undefined,
};
const NAME = /^SC-PISCINA_gara_di_tuffi_2025-06-09-[A-Z0-9]{8}\.(jpg|JPG|png)$/;

const WITH_PLACE = jpeg([jpegExif(exifBlock(6))]);
const PLAIN = jpeg([]);
const never = new AbortController().signal;

async function photosOf(...files: [name: string, bytes: Buffer][]): Promise<readonly Photo[]> {
  const chosen = files.map(([name, bytes]) => new File([new Uint8Array(bytes)], name));
  return (await splitFiles(chosen, [])).photos;
}

it('returns a single photo as it is', async () => {
  const photos = await photosOf(['IMG_1.JPG', WITH_PLACE]);
  const { download, ...result } = await renamePhotos(photos, NAMING, never, () => {});
  expect(result).toEqual({ photos: 1, withGpsCount: 1, withMetadataCount: 1, refused: [] });
  expect(download?.name).toMatch(NAME);
  expect(download?.content.size).toBeLessThan(WITH_PLACE.length);
});

it('packs several into an archive that another program opens', async () => {
  const photos = await photosOf(
    ['a.jpg', WITH_PLACE],
    ['a.jpg', PLAIN],
    ['A.JPG', WITH_PLACE],
    ['b.png', png([], PNG_DATA)],
  );
  const steps: number[] = [];
  const report = (done: number) => void steps.push(done);
  const { download, ...result } = await renamePhotos(photos, NAMING, never, report);
  expect(result).toEqual({ photos: 4, withGpsCount: 3, withMetadataCount: 3, refused: [] });
  expect(download?.name).toBe('SC-PISCINA_gara_di_tuffi_2025-06-09.zip');
  const files = await readArchive(download?.content ?? new Blob());
  for (const { name } of files) expect(name).toMatch(NAME);
  expect(new Set(files.map(({ name }) => name.toLowerCase())).size).toBe(4);
  expect(files[1]?.content).toEqual(PLAIN);
  expect(files[3]?.content).toEqual(png([]));
  // Nor does any date say when the photo was taken.
  expect(files.map(({ modified }) => modified.getHours())).toEqual([12, 12, 12, 12]);
  expect(steps.at(-1)).toBe(8);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
});

it('skips damaged photos', async () => {
  const photos = await photosOf(['a.jpg', PLAIN], ['rotta.jpg', PLAIN.subarray(0, -2)]);
  const { download, ...result } = await renamePhotos(photos, NAMING, never, () => {});
  expect(result.refused).toEqual([{ name: 'rotta.jpg', reason: 'damaged' }]);
  expect(download?.name).toMatch(NAME);
});

it('returns nothing when all photos are damaged', async () => {
  const photos = await photosOf(['rotta.jpg', PLAIN.subarray(0, -2)]);
  const { download, photos: count } = await renamePhotos(photos, NAMING, never, () => {});
  expect([download, count]).toEqual([undefined, 0]);
});

it('lists a photo that vanished after it was chosen', async () => {
  const [photo] = await photosOf(['a.jpg', PLAIN]);
  if (!photo) throw new Error('no photo');
  photo.file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  const { refused } = await renamePhotos([photo], NAMING, never, () => {});
  expect(refused).toEqual([{ name: 'a.jpg', reason: 'unreadable' }]);
});

it.each([1, 4])('stops after step %i when it is cancelled', async (step) => {
  const photos = await photosOf(['a.jpg', PLAIN], ['b.jpg', PLAIN], ['c.jpg', PLAIN]);
  const control = new AbortController();
  const steps: number[] = [];
  const report = (done: number) => {
    steps.push(done);
    if (done === step) control.abort();
  };
  await expect(renamePhotos(photos, NAMING, control.signal, report)).rejects.toThrow('abort');
  expect(Math.max(...steps)).toBe(step);
});

import { describe, expect, it, vi } from 'vitest';
import { MAX_PHOTO_BYTES, splitFiles } from '../../../../src/staff/renamer/photos.ts';
import { inBatches } from '../../../../src/staff/renamer/run.ts';
import { HEIC, jpeg, png, webp } from './make-photos.ts';

const file = (name: string, bytes: Buffer | string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);
const sort = (...files: File[]) => splitFiles(files, []);

describe('chosen files', () => {
  it.each([
    ['IMG_1.JPG', jpeg([]), 'jpeg', 'JPG'],
    ['foto.jpeg', jpeg([]), 'jpeg', 'jpeg'],
    ['foto', jpeg([]), 'jpeg', 'jpg'],
    ['foto.png', png([]), 'png', 'png'],
    ['foto.webp', webp([]), 'webp', 'webp'],
    ['falso.jpg', png([]), 'png', 'png'],
    ['falso.heic', jpeg([]), 'jpeg', 'jpg'],
    ['foto.2025.06.jpg.', jpeg([]), 'jpeg', 'jpg'],
  ])('%s keeps its extension unless it is wrong', async (name, bytes, kind, extension) => {
    expect(await sort(file(name, bytes))).toMatchObject({
      photos: [{ kind, extension }],
      refused: [],
    });
  });

  it.each([
    ['iphone.jpg', HEIC, 'heic'],
    ['film.jpg', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1'), 'noPicture'],
    ['foto.avif', Buffer.from('\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'latin1'), 'otherPicture'],
    ['gatto.gif', 'GIF89a…', 'otherPicture'],
    ['pagina.jpg', '<!doctype html>', 'noPicture'],
    ['vuoto.jpg', '', 'empty'],
  ])('%s is refused with its reason', async (name, bytes, reason) => {
    expect(await sort(file(name, bytes))).toEqual({ photos: [], refused: [{ name, reason }] });
  });

  it('that are unreadable or too large are listed', async () => {
    const lost = file('perso.jpg', jpeg([]));
    lost.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone')) }) as never;
    const huge = file('film.jpg', jpeg([]));
    Object.defineProperty(huge, 'size', { value: MAX_PHOTO_BYTES + 1 });
    expect((await sort(lost, huge)).refused.map(({ reason }) => reason)).toEqual([
      'unreadable',
      'tooLarge',
    ]);
  });

  it('are kept when others are refused', async () => {
    const { photos, refused } = await sort(
      file('a.jpg', jpeg([])),
      file('b.jpg', 'no'),
      file('c.png', png([])),
    );
    expect(photos.map((photo) => photo.file.name)).toEqual(['a.jpg', 'c.png']);
    expect(refused.map(({ name }) => name)).toEqual(['b.jpg']);
  });

  it('never share a suffix', async () => {
    const bytes = [1, 1, 2];
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) =>
      Object(array).fill(bytes.shift()),
    );
    const { photos } = await sort(file('a.jpg', jpeg([])), file('a.jpg', jpeg([])));
    expect(photos.map(({ suffix }) => suffix)).toEqual(['BBBBBBBB', 'CCCCCCCC']);
  });
});

describe('batches', () => {
  const sized = (...sizes: number[]) => sizes.map((size) => ({ size }));
  const sizes = (batches: { size: number }[][]) =>
    batches.map((each) => each.map((photo) => photo.size));

  it('never exceed their size, and keep the order', () => {
    expect(sizes(inBatches(sized(4, 4, 4, 3, 9, 1), 10))).toEqual([
      [4, 4],
      [4, 3],
      [9, 1],
    ]);
  });

  it('give a large photo its own batch', () => {
    expect(sizes(inBatches(sized(1, 30, 1), 10))).toEqual([[1], [30], [1]]);
  });
});

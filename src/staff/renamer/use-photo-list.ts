import { useRef, useState } from 'react';
import { type Photo, type RefusedFile, sortFiles } from './photos.ts';
import { randomBytes } from './suffix.ts';

export interface PhotoList {
  readonly photos: readonly Photo[];
  readonly refused: readonly RefusedFile[];
  add(files: readonly File[]): Promise<void>;
  refuse(files: readonly RefusedFile[]): void;
  clear(): void;
}

/** The chosen files, sorted into photos and others. */
export function usePhotoList(): PhotoList {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  // Files that are added while others are still being looked at wait for their turn.
  const last = useRef(Promise.resolve(photos));
  const refuse = (files: readonly RefusedFile[]) => setRefused((others) => [...others, ...files]);
  return {
    photos,
    refused,
    async add(files) {
      const addTo = async (known: readonly Photo[]) => {
        const taken = known.map(({ suffix }) => suffix);
        const sorted = await sortFiles(files, taken, randomBytes);
        const all = [...known, ...sorted.photos];
        refuse(sorted.refused);
        setPhotos(all);
        return all;
      };
      last.current = last.current.then(addTo);
      await last.current;
    },
    refuse,
    clear() {
      last.current = Promise.resolve([]);
      setPhotos([]);
      setRefused([]);
    },
  };
}

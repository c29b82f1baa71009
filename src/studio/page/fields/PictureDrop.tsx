import { useRef, useState } from 'react';
import { isObject, type Json, valueAt } from '../../../content/json.ts';
import { MAX_BYTES } from '../../../content/picture-file.ts';
import { childOf, type Edit } from '../../model/edit.ts';
import { ActionButton, useOnce } from '../parts/ActionButton.tsx';
import { Refused, sendPicture } from '../request.ts';
import { edit, notify, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import styles from './PictureDrop.module.css';

/** A picture, and a place to drop another to replace it. */
export function PictureDrop({ id }: { id: string }) {
  const pictures = useOpenStudio().values[PICTURES];
  const [isOver, setOver] = useState(false);
  const handed = useRef<readonly File[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const file = pictureFile(pictures, id);
  const [isTaking, take] = useOnce(async () => {
    const refused = await takenUp(handed.current, (address) =>
      edit(PICTURES, ...newPictureFile(pictures, id, address)),
    );
    notify(refused ?? words.picture.taken);
  });
  const hand = (files: FileList | null) => {
    handed.current = [...(files ?? [])];
    if (handed.current.length > 0) void take();
  };
  return (
    <fieldset
      aria-label={words.picture.choose}
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        hand(event.dataTransfer.files);
      }}
    >
      {file && <img className={styles.picture} src={file} alt="" />}
      <div>
        <p>
          {isTaking ? words.picture.taking : words.picture.drop}{' '}
          <ActionButton disabled={isTaking} onPress={() => input.current?.click()}>
            {words.picture.choose}
          </ActionButton>
        </p>
        <p className={styles.about}>{words.picture.about}</p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={words.picture.choose}
        onChange={({ target }) => {
          hand(target.files);
          // Without this, choosing the same file again would fire no event.
          target.value = '';
        }}
      />
    </fieldset>
  );
}

/** @returns why the picture was refused; undefined if it was accepted */
async function takenUp(
  files: readonly File[],
  put: (address: string) => void,
): Promise<string | undefined> {
  const [first, ...others] = files;
  if (!first || others.length > 0) return 'picture-many';
  // Checked before the upload; the server checks it again.
  if (first.size > MAX_BYTES) return 'picture-heavy';
  try {
    put(await sendPicture(first));
    return undefined;
  } catch (error) {
    return error instanceof Refused ? error.reason : 'fault';
  }
}

const PICTURES = 'pictures.json';

/** The URL of a picture by its id; empty if it is unknown, or on another site. */
function pictureFile(pictures: Json | undefined, id: string): string {
  const file = valueAt(pictures, ['pictures', id, 'file']);
  return typeof file === 'string' && file.startsWith('/') ? file : '';
}

/** Replaces the file of a picture, and removes the size stated for the old one. */
export function newPictureFile(pictures: Json | undefined, id: string, address: string): Edit[] {
  const pointer = childOf('/pictures', id);
  const entry = valueAt(pictures, ['pictures', id]);
  const sizes = ['width', 'height'].filter((key) => isObject(entry) && key in entry);
  return [
    { op: 'set', pointer: childOf(pointer, 'file'), value: address },
    ...sizes.map((key): Edit => ({ op: 'remove', pointer: childOf(pointer, key) })),
  ];
}

/** The id of the picture whose file a field holds; undefined for other fields. */
export function pictureOf(file: string, pointer: string): string | undefined {
  return file === PICTURES ? /^\/pictures\/([^/]+)\/file$/.exec(pointer)?.[1] : undefined;
}

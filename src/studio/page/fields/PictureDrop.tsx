import { useRef } from 'react';
import type { Edit } from '../../../author/edit.ts';
import { childOf, isObject, type Json, valueAt } from '../../../content/json.ts';
import { parseQuery } from '../../model/search-query.ts';
import styles from '../Content.module.css';
import { fileTitle } from '../file-titles.ts';
import { optionLabel } from '../labels.ts';
import { ActionButton, useOnce } from '../parts/ActionButton.tsx';
import { FinderButton } from '../parts/Finder.tsx';
import { PICTURES, placesOfPicture } from '../preview/pages-showing.ts';
import { RequestError, sendPicture } from '../request.ts';
import { edit, goTo, showStatus, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';
import type { SingleProps } from './field-props.ts';

/** The picture of one place: another one for that place, or another file for all. */
export function PictureChoice({ field, control, onChange }: SingleProps) {
  const studio = useOpenStudio();
  const { [PICTURES]: pictures } = studio.values;
  const id = String(field.value ?? '');
  const find = (query: string) => {
    const { matches } = parseQuery(query);
    const choices = Object.keys(studio.names.picture ?? {})
      .map((key) => ({
        key,
        text: optionLabel(studio, 'picture', key),
        title: '',
        picture: pictureFile(pictures, key),
        choose: () => onChange(key),
      }))
      .filter(({ key, text }) => matches(`${text} ${key}`));
    return { choices };
  };
  return (
    <>
      <FinderButton id={control.id} title={field.title} label={words.picture.find} find={find}>
        {words.picture.other}
      </FinderButton>
      <PictureDrop id={id} at={field.pointer} />
    </>
  );
}

/**
 * A picture, and a box that takes another instead, chosen or dropped.
 * @param at the one place whose description is meant; by default all places
 */
export function PictureDrop({ id, at }: { id: string; at?: string }) {
  const studio = useOpenStudio();
  const { [PICTURES]: pictures } = studio.values;
  const input = useRef<HTMLInputElement>(null);
  const file = pictureFile(pictures, id);
  const [isTaking, take] = useOnce(async () => {
    const [chosen] = input.current?.files ?? [];
    if (!chosen) return;
    try {
      edit(PICTURES, ...newPictureFile(pictures, id, await sendPicture(chosen)));
      showStatus(words.picture.taken);
    } catch (error) {
      showStatus(error instanceof RequestError ? error.reason : 'internal');
    }
    // Without this, choosing the same file again would fire no event.
    if (input.current) input.current.value = '';
  });
  return (
    <fieldset
      aria-label={words.picture.choose}
      // A picture dropped beside the input would open in place of the studio.
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.target !== input.current) event.preventDefault();
      }}
    >
      {file && <img className={styles.picture} src={file} alt="" />}
      <label>
        {isTaking ? words.picture.taking : words.picture.drop}
        <input ref={input} type="file" accept="image/*" disabled={isTaking} onChange={take} />
      </label>
      <p className={styles.secondary}>{words.picture.about}</p>
      {placesOfPicture(studio, id).map(
        ({ pointer, described: place }) =>
          place &&
          pointer === (at ?? pointer) && (
            <ActionButton key={place.file + place.pointer} data-small onPress={() => goTo(place)}>
              {fill(words.picture.description, { page: fileTitle(studio, place.file) })}
            </ActionButton>
          ),
      )}
    </fieldset>
  );
}

/** The URL of a picture by its id; empty if it is unknown, or on another site. */
function pictureFile(pictures: Json | undefined, id: string): string {
  const file = valueAt(pictures, ['pictures', id, 'file']);
  return typeof file === 'string' && file.startsWith('/') ? file : '';
}

/** Replaces the file of a picture, and removes the size stated for the old one. */
export function newPictureFile(pictures: Json | undefined, id: string, url: string): Edit[] {
  const pointer = childOf('/pictures', id);
  const entry = valueAt(pictures, ['pictures', id]);
  const sizes = ['width', 'height'].filter((key) => isObject(entry) && key in entry);
  return [
    { op: 'set', pointer: childOf(pointer, 'file'), value: url },
    ...sizes.map((key): Edit => ({ op: 'remove', pointer: childOf(pointer, key) })),
  ];
}

/** The id of the picture whose file a field holds; undefined for other fields. */
export function pictureOf(file: string, pointer: string): string | undefined {
  return file === PICTURES ? /^\/pictures\/([^/]+)\/file$/.exec(pointer)?.[1] : undefined;
}

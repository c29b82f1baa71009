import { Fragment } from 'react';

/** After the @ of an address of mail, and before the dots of its host; no sentence has such a sign. */
const JOINTS = /(?<=\S@)(?=\S)|(?<=@\S*)(?=\.\S)/;

/** A line that is too short for an address of mail ends at one of its joints, rather than within a word. */
export function Breaking({ text }: { text: string }) {
  return text.split(JOINTS).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

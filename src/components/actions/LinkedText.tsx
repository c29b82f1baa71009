import { BreakableText } from './BreakableText.tsx';
import { SmartLink } from './SmartLink.tsx';

/** An email address without the punctuation after it. */
const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text whose email address is a link. */
export function LinkedText({ text }: { text: string }) {
  const [before = '', address, after] = text.split(ADDRESS);
  if (address === undefined) return before;
  return (
    <>
      {before}
      <SmartLink href={`mailto:${address}`}>
        <BreakableText text={address} />
      </SmartLink>
      {after}
    </>
  );
}

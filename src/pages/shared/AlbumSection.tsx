import { Section } from '../../components/page/Section.tsx';
import { ALBUM } from '../../layout/navigation/menus.ts';
import { ExternalFrame } from './ExternalFrame.tsx';

export interface AlbumSectionProps {
  /** The album's id in `links.json`. */
  album: string;
  texts: {
    readonly title: string;
    readonly text: string;
    /** The accessible name of the album's frame. */
    readonly frameTitle: string;
  };
}

/** A photo album on another site. */
export function AlbumSection({ album, texts }: AlbumSectionProps) {
  return (
    <Section id={ALBUM} heading={texts.title} intro={texts.text} layout="aside" edge>
      <ExternalFrame shape="album" link={album} title={texts.frameTitle} />
    </Section>
  );
}

import { FrameGate } from '../components/FrameGate.tsx';
import { Section } from '../components/Section.tsx';
import { frameWords } from './frame-words.ts';
import { useAnyPage } from './page-context.tsx';

export interface AlbumSectionProps {
  /** The album's id in `links.json`. */
  album: string;
  texts: {
    readonly title: string;
    readonly text: string;
    /** What the album's frame is called. */
    readonly frameTitle: string;
  };
}

/** The album of photographs at the end of a page. */
export function AlbumSection({ album, texts }: AlbumSectionProps) {
  const { link, shared } = useAnyPage();
  return (
    <Section id="album" heading={texts.title} intro={texts.text} edge>
      <FrameGate icon="camera" {...frameWords(shared.frames, link(album), texts.frameTitle)} />
    </Section>
  );
}

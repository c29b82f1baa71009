import { FrameGate } from '../../components/FrameGate.tsx';
import { Section } from '../../components/Section.tsx';
import { frameWords } from '../frame-words.ts';
import { usePage } from '../page-context.tsx';

export function Album() {
  const { page, texts, shared, link } = usePage('gallery');
  const { title, text, frameTitle } = texts.album;
  return (
    <Section heading={title} intro={text} edge>
      <FrameGate icon="camera" {...frameWords(shared.frames, link(page.album.link), frameTitle)} />
    </Section>
  );
}

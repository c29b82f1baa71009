import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { Tone } from '../../components/page/tone.ts';
import { lookUp } from '../../content/look-up.ts';
import type { GalleryPage } from '../../content/types.ts';
import { usePage } from '../../layout/page-context.tsx';

const tones: readonly Tone[] = ['pool', 'sheet', 'clay', 'pine', 'sheet', 'sheet'];

export function ActivityAlbums() {
  const { page, texts } = usePage('gallery');
  const { title, text } = texts.activities;
  return (
    <Section heading={title} intro={text} tone="sky" edge>
      <CardGrid
        items={page.activities.map((activity, place) => ({
          id: activity.page,
          content: <AlbumCard activity={activity} tone={tones[place % tones.length]} />,
        }))}
      />
    </Section>
  );
}

interface AlbumCardProps {
  activity: GalleryPage['activities'][number];
  tone: Tone | undefined;
}

function AlbumCard({ activity, tone }: AlbumCardProps) {
  const { texts, shared, picture, pathOf } = usePage('gallery');
  const { text, link } = lookUp(texts.activities.items, activity.page);
  return (
    <Card
      title={lookUp(shared.pages, activity.page)}
      text={text}
      picture={{ ...picture(activity.picture), alt: '' }}
      action={{ label: link, to: pathOf(activity.page) }}
      tone={tone}
    />
  );
}

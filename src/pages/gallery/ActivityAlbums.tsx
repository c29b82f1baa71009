import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { Tone } from '../../components/page/tone.ts';
import type { GalleryPage } from '../../content/types.ts';
import { useGalleryPage } from '../../layout/template-pages.ts';

const tones: readonly Tone[] = ['pool', 'sheet', 'clay', 'pine', 'sheet', 'sheet'];

export function ActivityAlbums() {
  const { page, t } = useGalleryPage();
  const { title, text } = t('activities');
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
  const { t, picture, pathOf } = useGalleryPage();
  const { text, link } = t(`activities.items.${activity.page}`);
  return (
    <Card
      title={t(`layout:pages.${activity.page}`)}
      text={text}
      picture={{ ...picture(activity.picture), alt: '' }}
      action={{ label: link, to: pathOf(activity.page) }}
      tone={tone}
    />
  );
}

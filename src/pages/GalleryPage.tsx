import { Card } from '../components/cards/Card.tsx';
import { CardGrid } from '../components/cards/CardGrid.tsx';
import { Section } from '../components/page/Section.tsx';
import type { Tone } from '../components/page/tone.ts';
import { lookUp } from '../content/look-up.ts';
import { usePage } from '../layout/site-context.tsx';
import { AlbumSection } from './shared/AlbumSection.tsx';
import { Hero } from './shared/Hero.tsx';

export function GalleryPage() {
  const { page, t } = usePage<'gallery'>();
  return (
    <>
      <Hero words={t('hero')} picture={page.hero.picture} />
      <AlbumSection album={page.album.link} texts={t('album')} />
      <ActivityAlbums />
    </>
  );
}

const tones: readonly Tone[] = ['pool', 'sheet', 'clay', 'pine', 'sheet', 'sheet'];

function ActivityAlbums() {
  const { page, t, picture, pathOf } = usePage<'gallery'>();
  const { title, text, items } = t('activities');
  return (
    <Section heading={title} intro={text} tone="sky" edge>
      <CardGrid>
        {page.activities.map(({ page: id, picture: name }, index) => {
          const { text, link } = lookUp(items, id);
          return (
            <Card
              key={id}
              title={t(`layout:pages.${id}`)}
              text={text}
              picture={{ ...picture(name), alt: '' }}
              action={{ label: link, to: pathOf(id) }}
              tone={tones[index % tones.length]}
            />
          );
        })}
      </CardGrid>
    </Section>
  );
}

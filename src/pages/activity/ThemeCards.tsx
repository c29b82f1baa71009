import { Badge } from '../../components/cards/Badge.tsx';
import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { useActivityPage } from '../../layout/template-pages.ts';
import { cardTone } from './card-tones.ts';

/** Each theme as a playbill: the theme, what it is about, and the show in which it ends. */
export function ThemeCards() {
  const { t, facts } = useActivityPage();
  const items = facts.shows.themes.map((id, place) => {
    const { theme, text, show, showLanguage } = t(`lists.themes.${id}`);
    return {
      id,
      content: (
        <Card tone={cardTone(place)} title={theme} text={text}>
          <Badge label={show} language={showLanguage} />
        </Card>
      ),
    };
  });
  return <CardGrid shape="pair" items={items} />;
}

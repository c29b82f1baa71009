import { Badge } from '../../components/cards/Badge.tsx';
import { Card } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import { cardTone } from './card-tones.ts';

/** Each theme as a playbill: the theme, what it is about, and the show in which it ends. */
export function ThemeCards() {
  const { texts, facts } = usePage('activity');
  const themes = texts.lists?.themes ?? {};
  const items = facts.shows.themes.map((id, place) => {
    const { theme, text, show, showLanguage } = lookUp(themes, id);
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
